import {
  adminPaths,
  changeStatusAnswerSchema,
  changeStatusSchema,
  holdAnswerSchema,
  holdSchema,
  revealAnswerSchema,
  revealSchema,
} from '#contract/admin.ts';
import { correctionAnswerSchema, correctionPath, noteCorrectionSchema } from '#contract/corrections.ts';
import { clockAnswerSchema, decisionPaths, incompletenessSchema } from '#contract/decisions.ts';
import type { App } from '#server/app.ts';
import type { Ctx, StaffActor } from '#server/context.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { changeApplicationStatus, holdApplication } from './status.ts';
import { noteCorrection } from './corrections.ts';
import { markComplete, sendNoticeOfIncompleteness } from './clock.ts';
import { revealApplicationField } from './reveal.ts';

const file = { access: 'staff', csrf: 'required', tags: ['Back office'] } as const;
const work = { ...file, permission: 'files.work' } as const;

/** Adds the routes with which staff change one application. */
export function applicationStaffRoutes(server: FastifyInstance, app: App): void {
  const find = ({ ctx, params: { id } }: { ctx: Ctx<StaffActor>; params: { id: string } }): Promise<void> =>
    requireOwnFile(app.db.query, ctx, { kind: 'application', id });
  route(server, app, {
    ...file,
    method: 'POST',
    path: `${adminPaths.applications}/:id/reveal`,
    permission: 'files.reveal',
    summary: 'Returns one sensitive value, for a recorded reason',
    params: byId,
    body: revealSchema,
    answer: revealAnswerSchema,
    find,
    handler: async ({ ctx, params, body }) => {
      const value = await revealApplicationField(app, ctx, params.id, body);
      return { value: value.reveal() };
    },
  });
  route(server, app, {
    ...work,
    method: 'PATCH',
    path: `${adminPaths.applications}/:id`,
    summary: 'Moves an application to another status, with an audit record',
    params: byId,
    body: changeStatusSchema,
    answer: changeStatusAnswerSchema,
    find,
    handler: ({ ctx, params, body }) => changeApplicationStatus(app, ctx, params.id, body),
  });
  route(server, app, {
    ...file,
    method: 'PATCH',
    path: `${adminPaths.applications}/:id/legal-hold`,
    permission: 'files.hold',
    summary: 'Sets or lifts the legal hold, for a recorded reason',
    params: byId,
    body: holdSchema,
    answer: holdAnswerSchema,
    find,
    handler: ({ ctx, params, body }) => holdApplication(app, ctx, params.id, body),
  });
  route(server, app, {
    ...work,
    method: 'POST',
    path: decisionPaths.incompleteness(':id'),
    summary: 'Requests missing documents from the applicant; the decision clock pauses',
    params: byId,
    body: incompletenessSchema,
    answer: clockAnswerSchema,
    find,
    handler: async ({ ctx, params, body }) => ({
      success: true as const,
      clock: await sendNoticeOfIncompleteness(app, ctx, params.id, body),
    }),
  });
  route(server, app, {
    ...work,
    method: 'POST',
    path: decisionPaths.completeness(':id'),
    summary: 'Records that the documents arrived; the decision clock restarts',
    params: byId,
    answer: clockAnswerSchema,
    handler: async ({ ctx, params }) => ({ success: true as const, clock: await markComplete(app, ctx, params.id) }),
  });
  route(server, app, {
    ...work,
    method: 'POST',
    path: correctionPath(':id'),
    summary: 'Adds a correction to an application; the signed content does not change',
    params: byId,
    body: noteCorrectionSchema,
    answer: correctionAnswerSchema,
    status: 201,
    find,
    handler: async ({ ctx, params, body }) => ({
      success: true as const,
      corrections: await noteCorrection(app, ctx, params.id, body),
    }),
  });
}
