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
import { errorAnswerSchema } from '#contract/errors.ts';
import type { App } from '#server/app.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { chooseItems } from './choose.ts';
import { exportHeldData } from './export.ts';
import { findHeldData } from './find.ts';
import { closeDataRequest, openDataRequest } from './open.ts';
import { listDataRequests, readDataRequest, requireDataRequest } from './read.ts';
import { removeItems } from './remove.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Back office'];
const params = z.object({ id: z.string() });
const reads = { access: 'staff', permission: 'data-requests.manage' } as const;
const changes = { access: 'staff', permission: 'data-requests.manage', csrf: 'required' } as const;
const success = true as const;
type One = { Params: { id: string } };

/** Requests of persons about the data that is held about them. */
export function dataRequestRoutes(server: FastifyInstance, app: App): void {
  server.get(
    dataRequestPaths.all,
    {
      config: reads,
      schema: {
        tags,
        summary: 'Requests about a person’s data, newest first',
        querystring: dataRequestsQuerySchema,
        response: { 200: dataRequestsAnswerSchema, ...errors },
      },
    },
    (req) => listDataRequests(app, staffCtx(app, req), parse(dataRequestsQuerySchema, req.query)),
  );
  server.post(
    dataRequestPaths.all,
    {
      config: changes,
      schema: {
        tags,
        summary: 'Notes what somebody asks of the data held about them',
        body: openDataRequestSchema,
        response: { 201: dataRequestChangedSchema, ...errors },
      },
    },
    async (req, reply) => {
      const request = await openDataRequest(app, staffCtx(app, req), parse(openDataRequestSchema, req.body));
      return reply.code(201).send({ success, request });
    },
  );
  server.get<One>(
    dataRequestPaths.one(':id'),
    {
      config: reads,
      schema: {
        tags,
        summary: 'One request, with what staff chose for it',
        params,
        response: { 200: dataRequestAnswerSchema, ...errors },
      },
    },
    async (req) => ({ request: await readDataRequest(app, staffCtx(app, req), req.params.id) }),
  );
  server.patch<One>(
    dataRequestPaths.one(':id'),
    {
      config: changes,
      schema: {
        tags,
        summary: 'Closes a request: answered, or refused for a reason',
        params,
        body: closeDataRequestSchema,
        response: { 200: dataRequestChangedSchema, ...errors },
      },
    },
    async (req) => {
      await requireDataRequest(app.db.query, req.params.id);
      const input = parse(closeDataRequestSchema, req.body);
      return { success, request: await closeDataRequest(app, staffCtx(app, req), req.params.id, input) };
    },
  );
  heldDataRoutes(server, app);
}

function heldDataRoutes(server: FastifyInstance, app: App): void {
  server.post<One>(
    dataRequestPaths.search(':id'),
    {
      config: changes,
      schema: {
        tags,
        summary: 'What may be held about the person; a body, since a number must stand in no address',
        params,
        body: personSearchSchema,
        response: { 200: foundAnswerSchema, ...errors },
      },
    },
    async (req) => {
      await requireDataRequest(app.db.query, req.params.id);
      return findHeldData(app, staffCtx(app, req), req.params.id, parse(personSearchSchema, req.body));
    },
  );
  server.put<One>(
    dataRequestPaths.items(':id'),
    {
      config: changes,
      schema: {
        tags,
        summary: 'What is this person’s, in place of what was chosen before',
        params,
        body: chooseItemsSchema,
        response: { 200: dataRequestChangedSchema, ...errors },
      },
    },
    async (req) => {
      await requireDataRequest(app.db.query, req.params.id);
      const { items } = parse(chooseItemsSchema, req.body);
      return { success, request: await chooseItems(app, staffCtx(app, req), req.params.id, items) };
    },
  );
  server.post<One>(
    dataRequestPaths.removals(':id'),
    {
      config: changes,
      schema: {
        tags,
        summary: 'Removes for good what was chosen, as far as it may go',
        params,
        body: removeItemsSchema,
        response: { 200: removalsAnswerSchema, ...errors },
      },
    },
    async (req) => {
      await requireDataRequest(app.db.query, req.params.id);
      const { items } = parse(removeItemsSchema, req.body);
      return { success, ...(await removeItems(app, staffCtx(app, req), req.params.id, items)) };
    },
  );
  server.post<One>(
    dataRequestPaths.export(':id'),
    {
      config: changes,
      schema: {
        tags,
        summary: 'Everything that was chosen, as one file for the person',
        params,
        body: exportDataSchema,
        response: {
          200: {
            description: 'The file',
            content: { 'text/html': { schema: z.string() }, 'application/json': { schema: exportedDataSchema } },
          },
          ...errors,
        },
      },
    },
    async (req, reply) => {
      await requireDataRequest(app.db.query, req.params.id);
      const input = parse(exportDataSchema, req.body);
      const file = await exportHeldData(app, staffCtx(app, req), req.params.id, input);
      const type = input.format === 'json' ? 'application/json' : 'text/html';
      return reply
        .type(`${type}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="data-request.${input.format}"`)
        .send(file);
    },
  );
}
