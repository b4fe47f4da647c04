import * as z from 'zod/mini';
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
import { errorAnswerSchema } from '#contract/errors.ts';
import type { App } from '#server/app.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import { csvAnswer, sendCsv, tooManyExports } from '#server/http/send-csv.ts';
import type { FastifyInstance } from 'fastify';
import { changeApplicationStatus } from './change-status.ts';
import { exportApplications } from './export.ts';
import { holdApplication } from './hold.ts';
import { listApplications } from './list.ts';
import { readApplication, requireExisting } from './read.ts';
import { revealApplicationField } from './reveal.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const params = z.object({ id: z.string() });
const tags = ['Back office'];

/** What the lender's staff does with applications. */
export function applicationAdminRoutes(server: FastifyInstance, app: App): void {
  server.get(
    adminPaths.applications,
    {
      config: { access: 'staff', permission: 'files.read' },
      schema: {
        tags,
        summary: 'Lists applications, newest first',
        querystring: applicationsQuerySchema,
        response: { 200: applicationsAnswerSchema, ...errors },
      },
    },
    (req) => listApplications(app, staffCtx(app, req), parse(applicationsQuerySchema, req.query)),
  );
  server.get(
    adminPaths.applicationsCsv,
    {
      config: { access: 'staff', permission: 'files.export' },
      schema: {
        tags,
        summary: 'The same list as it is filtered, all of it, as a table file',
        querystring: applicationsFilterSchema,
        response: { 200: csvAnswer, ...errors },
      },
    },
    async (req, reply) => {
      const ctx = staffCtx(app, req);
      const filter = parse(applicationsFilterSchema, req.query);
      await app.limits.use('tableExport', ctx.actor.userId, tooManyExports);
      return sendCsv(reply, 'applications', ctx.now, await exportApplications(app, ctx, filter));
    },
  );
  server.get<{ Params: { id: string } }>(
    `${adminPaths.applications}/:id`,
    {
      config: { access: 'staff', permission: 'files.read' },
      schema: {
        tags,
        summary: 'One application, sensitive values masked',
        params,
        response: { 200: applicationFileAnswerSchema, ...errors },
      },
    },
    async (req) => ({ application: await readApplication(app, staffCtx(app, req), req.params.id) }),
  );
  server.post<{ Params: { id: string } }>(
    `${adminPaths.applications}/:id/reveal`,
    {
      config: { access: 'staff', permission: 'files.reveal', csrf: 'required' },
      schema: {
        tags,
        summary: 'One sensitive value, for a reason that is recorded',
        params,
        body: revealSchema,
        response: { 200: revealAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const ctx = staffCtx(app, req);
      await requireExisting(app, ctx, req.params.id);
      const value = await revealApplicationField(app, ctx, req.params.id, parse(revealSchema, req.body));
      return { value: value.reveal() };
    },
  );
  server.patch<{ Params: { id: string } }>(
    `${adminPaths.applications}/:id`,
    {
      config: { access: 'staff', permission: 'files.work', csrf: 'required' },
      schema: {
        tags,
        summary: 'Moves an application to another status, which is recorded',
        params,
        body: changeStatusSchema,
        response: { 200: changeStatusAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const ctx = staffCtx(app, req);
      await requireExisting(app, ctx, req.params.id);
      return changeApplicationStatus(app, ctx, req.params.id, parse(changeStatusSchema, req.body));
    },
  );
  server.patch<{ Params: { id: string } }>(
    `${adminPaths.applications}/:id/legal-hold`,
    {
      config: { access: 'staff', permission: 'files.hold', csrf: 'required' },
      schema: {
        tags,
        summary: 'Sets or lifts the legal hold, for a reason that is recorded',
        params,
        body: holdSchema,
        response: { 200: holdAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const ctx = staffCtx(app, req);
      await requireExisting(app, ctx, req.params.id);
      return holdApplication(app, ctx, req.params.id, parse(holdSchema, req.body));
    },
  );
}
