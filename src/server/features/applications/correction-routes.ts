import { correctionAnswerSchema, correctionPath, noteCorrectionSchema } from '#contract/corrections.ts';
import type { App } from '#server/app.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { noteCorrection } from './correct.ts';

/** What applicants say is wrong in what they sent. */
export function correctionRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'POST',
    path: correctionPath(':id'),
    access: 'staff',
    permission: 'files.work',
    csrf: 'required',
    tags: ['Back office'],
    summary: 'Adds a correction to an application; what was signed stays',
    params: byId,
    body: noteCorrectionSchema,
    answer: correctionAnswerSchema,
    status: 201,
    find: ({ ctx, params: { id } }) => requireOwnFile(app.db.query, ctx, { kind: 'application', id }),
    handler: async ({ ctx, params, body }) => ({
      success: true as const,
      corrections: await noteCorrection(app, ctx, params.id, body),
    }),
  });
}
