import {
  adminPaths,
  applicationFileAnswerSchema,
  applicationsAnswerSchema,
  applicationsFilterSchema,
  applicationsQuerySchema,
  changeStatusAnswerSchema,
  changeStatusSchema,
  holdAnswerSchema,
  holdSchema,
  revealAnswerSchema,
  revealSchema,
} from '#contract/admin.ts';
import type { App } from '#server/app.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { byId, route } from '#server/http/route.ts';
import { csvAnswer, sendCsv, tooManyExports } from '#server/http/send-csv.ts';
import type { FastifyInstance } from 'fastify';
import { changeApplicationStatus } from './change-status.ts';
import { exportApplications } from './export.ts';
import { holdApplication } from './hold.ts';
import { listApplications } from './list.ts';
import { readApplication } from './read.ts';
import { revealApplicationField } from './reveal.ts';

const file = { access: 'staff', tags: ['Back office'] } as const;

/** What the lender's staff does with applications. */
export function applicationAdminRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...file,
    method: 'GET',
    path: adminPaths.applications,
    permission: 'files.read',
    summary: 'Lists applications, newest first',
    query: applicationsQuerySchema,
    answer: applicationsAnswerSchema,
    handler: ({ ctx, query }) => listApplications(app, ctx, query),
  });
  route(server, app, {
    ...file,
    method: 'GET',
    path: adminPaths.applicationsCsv,
    permission: 'files.export',
    summary: 'The same list as it is filtered, all of it, as a table file',
    query: applicationsFilterSchema,
    answer: csvAnswer,
    limit: ({ ctx }) => app.limits.use('tableExport', ctx.actor.userId, tooManyExports),
    handler: async ({ ctx, query, reply }) =>
      sendCsv(reply, 'applications', ctx.now, await exportApplications(app, ctx, query)),
  });
  route(server, app, {
    ...file,
    method: 'GET',
    path: `${adminPaths.applications}/:id`,
    permission: 'files.read',
    summary: 'One application, sensitive values masked',
    params: byId,
    answer: applicationFileAnswerSchema,
    handler: async ({ ctx, params }) => ({ application: await readApplication(app, ctx, params.id) }),
  });
  route(server, app, {
    ...file,
    method: 'POST',
    path: `${adminPaths.applications}/:id/reveal`,
    permission: 'files.reveal',
    csrf: 'required',
    summary: 'One sensitive value, for a reason that is recorded',
    params: byId,
    body: revealSchema,
    answer: revealAnswerSchema,
    find: ({ ctx, params: { id } }) => requireOwnFile(app.db.query, ctx, { kind: 'application', id }),
    handler: async ({ ctx, params, body }) => {
      const value = await revealApplicationField(app, ctx, params.id, body);
      return { value: value.reveal() };
    },
  });
  route(server, app, {
    ...file,
    method: 'PATCH',
    path: `${adminPaths.applications}/:id`,
    permission: 'files.work',
    csrf: 'required',
    summary: 'Moves an application to another status, which is recorded',
    params: byId,
    body: changeStatusSchema,
    answer: changeStatusAnswerSchema,
    find: ({ ctx, params: { id } }) => requireOwnFile(app.db.query, ctx, { kind: 'application', id }),
    handler: ({ ctx, params, body }) => changeApplicationStatus(app, ctx, params.id, body),
  });
  route(server, app, {
    ...file,
    method: 'PATCH',
    path: `${adminPaths.applications}/:id/legal-hold`,
    permission: 'files.hold',
    csrf: 'required',
    summary: 'Sets or lifts the legal hold, for a reason that is recorded',
    params: byId,
    body: holdSchema,
    answer: holdAnswerSchema,
    find: ({ ctx, params: { id } }) => requireOwnFile(app.db.query, ctx, { kind: 'application', id }),
    handler: ({ ctx, params, body }) => holdApplication(app, ctx, params.id, body),
  });
}
