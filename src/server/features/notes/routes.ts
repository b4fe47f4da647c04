import { notePaths, notesAnswerSchema, writeNoteSchema } from '#contract/notes.ts';
import type { App } from '#server/app.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { strikeNote, writeNote } from './notes.ts';

const change = { access: 'staff', permission: 'files.work', csrf: 'required', tags: ['Back office'] } as const;

/** Notes of staff about a file. */
export function noteRoutes(server: FastifyInstance, app: App): void {
  const kinds = [
    { kind: 'application', what: 'an application' },
    { kind: 'deal', what: 'a deal' },
  ] as const;
  for (const { kind, what } of kinds)
    route(server, app, {
      ...change,
      method: 'POST',
      path: notePaths[kind](':id'),
      summary: `Stores a note about ${what}, visible only to staff`,
      params: byId,
      body: writeNoteSchema,
      answer: notesAnswerSchema,
      status: 201,
      find: ({ ctx, params: { id } }) => requireOwnFile(app.db.query, ctx, { kind, id }),
      idempotent: true,
      handler: async ({ ctx, params: { id }, body, claim }) => ({
        success: true as const,
        notes: await writeNote(app, ctx, { kind, id }, body, claim),
      }),
    });
  route(server, app, {
    ...change,
    method: 'POST',
    path: notePaths.strike(':id'),
    summary: 'Strikes out a note of the caller, which stays visible; audited',
    params: byId,
    answer: notesAnswerSchema,
    handler: async ({ ctx, params }) => ({ success: true as const, notes: await strikeNote(app, ctx, params.id) }),
  });
}
