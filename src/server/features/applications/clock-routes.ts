import { clockAnswerSchema, decisionPaths, incompletenessSchema } from '#contract/decisions.ts';
import type { App } from '#server/app.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { sendNoticeOfIncompleteness, markComplete } from './incompleteness.ts';

const change = { access: 'staff', permission: 'files.work', csrf: 'required', tags: ['Back office'] } as const;

/** The clock of an application: asking for what is missing, and going on once it is here. */
export function applicationClockRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...change,
    method: 'POST',
    path: decisionPaths.incompleteness(':id'),
    summary: 'Asks the applicant for missing papers; the clock of the decision waits',
    params: byId,
    body: incompletenessSchema,
    answer: clockAnswerSchema,
    find: ({ ctx, params: { id } }) => requireOwnFile(app.db.query, ctx, { kind: 'application', id }),
    handler: async ({ ctx, params, body }) => ({
      success: true as const,
      clock: await sendNoticeOfIncompleteness(app, ctx, params.id, body),
    }),
  });
  route(server, app, {
    ...change,
    method: 'POST',
    path: decisionPaths.completeness(':id'),
    summary: 'Records that the documents are here; the clock of the decision starts again',
    params: byId,
    answer: clockAnswerSchema,
    handler: async ({ ctx, params }) => ({ success: true as const, clock: await markComplete(app, ctx, params.id) }),
  });
}
