import {
  type Entry,
  entriesAnswerSchema,
  entryAnswerSchema,
  entryPaths,
  publishEntrySchema,
  saveEntrySchema,
} from '#contract/assistant-entries.ts';
import type { App } from '#server/app.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { listEntries, publishEntry, retireEntry, saveEntry } from './entries.ts';

export function entryRoutes(server: FastifyInstance, app: App): void {
  const entries = { access: 'staff', permission: 'assistant.entries', tags: ['Back office'] } as const;
  const write = { ...entries, csrf: 'required', answer: entryAnswerSchema } as const;
  const changed = async (entry: Promise<Entry>) => ({ success: true as const, entry: await entry });
  route(server, app, {
    ...entries,
    method: 'GET',
    path: entryPaths.list,
    summary: 'Entries of the assistant that staff wrote, each in its latest version',
    answer: entriesAnswerSchema,
    handler: async ({ ctx }) => ({ entries: await listEntries(app, ctx) }),
  });
  route(server, app, {
    ...write,
    method: 'POST',
    path: entryPaths.list,
    summary: 'Saves a new entry as a draft',
    body: saveEntrySchema,
    status: 201,
    handler: ({ ctx, body }) => changed(saveEntry(app, ctx, undefined, body)),
  });
  route(server, app, {
    ...write,
    method: 'PUT',
    path: entryPaths.one(':id'),
    summary: 'Saves the next version of an entry as a draft',
    params: byId,
    body: saveEntrySchema,
    handler: ({ ctx, params, body }) => changed(saveEntry(app, ctx, params.id, body)),
  });
  route(server, app, {
    ...write,
    method: 'POST',
    path: entryPaths.publish(':id'),
    summary: 'Publishes the latest version of an entry',
    params: byId,
    body: publishEntrySchema,
    handler: ({ ctx, params, body }) => changed(publishEntry(app, ctx, params.id, body)),
  });
  route(server, app, {
    ...write,
    method: 'POST',
    path: entryPaths.retire(':id'),
    summary: 'Takes an entry out of the answers',
    params: byId,
    body: publishEntrySchema,
    handler: ({ ctx, params, body }) => changed(retireEntry(app, ctx, params.id, body.version)),
  });
}
