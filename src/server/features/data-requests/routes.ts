import * as z from 'zod/mini';
import {
  chooseItemsSchema,
  closeDataRequestSchema,
  dataRequestAnswerSchema,
  dataRequestChangedSchema,
  dataRequestPaths,
  dataRequestsAnswerSchema,
  dataRequestsQuerySchema,
  exportDataSchema,
  exportedDataSchema,
  foundAnswerSchema,
  openDataRequestSchema,
  personSearchSchema,
  removalsAnswerSchema,
  removeItemsSchema,
} from '#contract/data-requests.ts';
import type { App } from '#server/app.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { chooseItems, closeDataRequest, openDataRequest } from './open.ts';
import { exportHeldData } from './export.ts';
import { findHeldData } from './find.ts';
import { listDataRequests, readDataRequest, requireDataRequest } from './read.ts';
import { removeItems } from './remove.ts';

const reads = { access: 'staff', permission: 'data-requests.manage', tags: ['Back office'] } as const;
const changes = { ...reads, csrf: 'required' } as const;
const success = true as const;

/** Requests of persons about the data that is held about them. */
export function dataRequestRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...reads,
    method: 'GET',
    path: dataRequestPaths.all,
    summary: 'Requests about a person’s data, newest first',
    query: dataRequestsQuerySchema,
    answer: dataRequestsAnswerSchema,
    handler: ({ ctx, query }) => listDataRequests(app, ctx, query),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: dataRequestPaths.all,
    summary: 'Records a request of a person about the data held about them',
    body: openDataRequestSchema,
    answer: dataRequestChangedSchema,
    status: 201,
    handler: async ({ ctx, body }) => ({ success, request: await openDataRequest(app, ctx, body) }),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: dataRequestPaths.one(':id'),
    summary: 'One request, with what staff chose for it',
    params: byId,
    answer: dataRequestAnswerSchema,
    handler: async ({ ctx, params }) => ({ request: await readDataRequest(app, ctx, params.id) }),
  });
  route(server, app, {
    ...changes,
    method: 'PATCH',
    path: dataRequestPaths.one(':id'),
    summary: 'Closes a request: answered, or refused for a reason',
    params: byId,
    body: closeDataRequestSchema,
    answer: dataRequestChangedSchema,
    find: ({ params }) => requireDataRequest(app.db.query, params.id),
    handler: async ({ ctx, params, body }) => ({
      success,
      request: await closeDataRequest(app, ctx, params.id, body),
    }),
  });
  heldDataRoutes(server, app);
}

function heldDataRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...changes,
    method: 'POST',
    path: dataRequestPaths.search(':id'),
    summary: 'What may be held about the person; a body, since a number must stand in no address',
    params: byId,
    body: personSearchSchema,
    answer: foundAnswerSchema,
    find: ({ params }) => requireDataRequest(app.db.query, params.id),
    handler: ({ ctx, params, body }) => findHeldData(app, ctx, params.id, body),
  });
  route(server, app, {
    ...changes,
    method: 'PUT',
    path: dataRequestPaths.items(':id'),
    summary: 'What is this person’s, in place of what was chosen before',
    params: byId,
    body: chooseItemsSchema,
    answer: dataRequestChangedSchema,
    find: ({ params }) => requireDataRequest(app.db.query, params.id),
    handler: async ({ ctx, params, body }) => ({
      success,
      request: await chooseItems(app, ctx, params.id, body.items),
    }),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: dataRequestPaths.removals(':id'),
    summary: 'Removes for good what was chosen, as far as it may go',
    params: byId,
    body: removeItemsSchema,
    answer: removalsAnswerSchema,
    find: ({ params }) => requireDataRequest(app.db.query, params.id),
    handler: async ({ ctx, params, body }) => ({
      success,
      ...(await removeItems(app, ctx, params.id, body.items)),
    }),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: dataRequestPaths.export(':id'),
    summary: 'Everything that was chosen, as one file for the person',
    params: byId,
    body: exportDataSchema,
    answer: {
      description: 'The file',
      content: { 'text/html': { schema: z.string() }, 'application/json': { schema: exportedDataSchema } },
    },
    find: ({ params }) => requireDataRequest(app.db.query, params.id),
    handler: async ({ ctx, params, body, reply }) => {
      const file = await exportHeldData(app, ctx, params.id, body);
      const type = body.format === 'json' ? 'application/json' : 'text/html';
      return reply
        .type(`${type}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="data-request.${body.format}"`)
        .send(file);
    },
  });
}
