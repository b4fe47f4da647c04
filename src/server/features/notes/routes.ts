import * as z from 'zod/mini';
import { errorAnswerSchema } from '#contract/errors.ts';
import { notePaths, notesAnswerSchema, writeNoteSchema } from '#contract/notes.ts';
import type { App } from '#server/app.ts';
import { claimOf } from '#server/core/idempotency.ts';
import { requireExisting } from '#server/features/applications/read.ts';
import { requireExistingDeal } from '#server/features/deals/read-as-staff.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { strikeNote } from './strike.ts';
import { writeNote } from './write.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Back office'];
const params = z.object({ id: z.string() });
const config = { access: 'staff', permission: 'files.work', csrf: 'required' } as const;
type One = { Params: { id: string } };

/** What the lender's people note about a file, for each other. */
export function noteRoutes(server: FastifyInstance, app: App): void {
  const kinds = [
    { kind: 'application', what: 'an application', find: requireExisting },
    { kind: 'deal', what: 'a deal', find: requireExistingDeal },
  ] as const;
  for (const { kind, what, find } of kinds)
    server.post<One>(
      notePaths[kind](':id'),
      {
        config,
        schema: {
          tags,
          summary: `Keeps a note about ${what}, for the lender's staff alone`,
          params,
          body: writeNoteSchema,
          response: { 201: notesAnswerSchema, ...errors },
        },
      },
      async (req, reply) => {
        const { id } = req.params;
        const ctx = staffCtx(app, req);
        await find(app, ctx, id);
        const note = parse(writeNoteSchema, req.body);
        const claim = claimOf(req.headers['idempotency-key'], notePaths[kind](id), ctx.actor.userId, note, app.vault);
        const notes = await writeNote(app, ctx, { kind, id }, note, claim);
        return reply.code(201).send({ success: true as const, notes });
      },
    );
  server.post<One>(
    notePaths.strike(':id'),
    {
      config,
      schema: {
        tags,
        summary: 'Strikes a note of the caller out, which is recorded; it stays to be read',
        params,
        response: { 200: notesAnswerSchema, ...errors },
      },
    },
    async (req) => ({ success: true as const, notes: await strikeNote(app, staffCtx(app, req), req.params.id) }),
  );
}
