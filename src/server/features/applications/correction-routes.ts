import * as z from 'zod/mini';
import { correctionAnswerSchema, correctionPath, noteCorrectionSchema } from '#contract/corrections.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import type { App } from '#server/app.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { noteCorrection } from './correct.ts';
import { requireExisting } from './read.ts';

/** What applicants say is wrong in what they sent. */
export function correctionRoutes(server: FastifyInstance, app: App): void {
  server.post<{ Params: { id: string } }>(
    correctionPath(':id'),
    {
      config: { access: 'staff', permission: 'files.work', csrf: 'required' },
      schema: {
        tags: ['Back office'],
        summary: 'Notes a correction beside an application; what was signed stays',
        params: z.object({ id: z.string() }),
        body: noteCorrectionSchema,
        response: { 201: correctionAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema },
      },
    },
    async (req, reply) => {
      const ctx = staffCtx(app, req);
      await requireExisting(app, ctx, req.params.id);
      const input = parse(noteCorrectionSchema, req.body);
      const corrections = await noteCorrection(app, ctx, req.params.id, input);
      return reply.code(201).send({ success: true as const, corrections });
    },
  );
}
