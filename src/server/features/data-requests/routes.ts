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

/** Adds the routes for persons' requests about their data. */
export function dataRequestRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...reads,
    method: 'GET',
    path: dataRequestPaths.all,
    summary: 'Lists requests about a person’s data, open ones first by deadline',
    query: dataRequestsQuerySchema,
    answer: dataRequestsAnswerSchema,
    handler: ({ ctx, query }) => listDataRequests(app, ctx, query),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: dataRequestPaths.all,
    summary: "Records a person's request about their data",
    body: openDataRequestSchema,
    answer: dataRequestChangedSchema,
    status: 201,
    handler: async ({ ctx, body }) => ({ success, request: await openDataRequest(app, ctx, body) }),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: dataRequestPaths.one(':id'),
    summary: 'Returns one request with its chosen records',
    params: byId,
    answer: dataRequestAnswerSchema,
    handler: async ({ ctx, params }) => ({ request: await readDataRequest(app, ctx, params.id) }),
  });
  route(server, app, {
    ...changes,
    method: 'PATCH',
    path: dataRequestPaths.one(':id'),
    summary: 'Closes a request: answered, or refused with a reason',
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
    summary: 'Searches data that may belong to the person; uses a body, because a number must not appear in an address',
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
    summary: 'Replaces the records chosen for this person',
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
    summary: 'Permanently deletes the chosen records, as far as the law allows',
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
    summary: 'Exports everything that was chosen, as one file for the person',
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
