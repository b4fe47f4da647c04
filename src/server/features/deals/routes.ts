import * as z from 'zod/mini';
import { createDealSchema, dealEditSchema } from '#contract/deal-form.ts';
import {
  dealAnswerSchema,
  dealChangedAnswerSchema,
  dealPaths,
  dealsAnswerSchema,
  dealsQuerySchema,
  editConflictSchema,
  syncAnswerSchema,
} from '#contract/deals.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import { doneAnswerSchema } from '#contract/notifications.ts';
import type { App } from '#server/app.ts';
import { claimOf } from '#server/core/idempotency.ts';
import { dealerCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { createDeal } from './create.ts';
import { deleteDeal, editDeal, versionOf } from './edit.ts';
import { listDeals, readDeal, requireDeal } from './read.ts';
import { submitDeal } from './submit.ts';
import { syncDeal } from './status.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Deals'];
const params = z.object({ id: z.string() });
const success = { success: true } as const;
const changes = { access: 'dealer', permission: 'deals.own', csrf: 'required' } as const;
type One = { Params: { id: string } };

/** What a dealer does with the deals of the own dealership. */
export function dealRoutes(server: FastifyInstance, app: App): void {
  server.get(
    dealPaths.own,
    {
      config: { access: 'dealer', permission: 'deals.own' },
      schema: {
        tags,
        summary: 'The deals of this dealership, newest first',
        querystring: dealsQuerySchema,
        response: { 200: dealsAnswerSchema, ...errors },
      },
    },
    async (req) => listDeals(app, dealerCtx(app, req), parse(dealsQuerySchema, req.query)),
  );
  server.post(
    dealPaths.own,
    {
      config: changes,
      schema: {
        tags,
        summary: 'Keeps a new deal as a draft',
        body: createDealSchema,
        response: { 201: dealChangedAnswerSchema, ...errors },
      },
    },
    async (req, reply) => {
      const ctx = dealerCtx(app, req);
      const form = parse(createDealSchema, req.body);
      const claim = claimOf(req.headers['idempotency-key'], dealPaths.own, ctx.actor.userId, form, app.vault);
      const id = await createDeal(app, ctx, form, claim);
      return reply.code(201).send({ ...success, deal: await readDeal(app, ctx, id) });
    },
  );
  server.get<One>(
    dealPaths.one(':id'),
    {
      config: { access: 'dealer', permission: 'deals.own' },
      schema: {
        tags,
        summary: 'One deal, sensitive values masked',
        params,
        response: { 200: dealAnswerSchema, ...errors },
      },
    },
    async (req) => ({ deal: await readDeal(app, dealerCtx(app, req), req.params.id) }),
  );
  server.put<One>(
    dealPaths.one(':id'),
    {
      config: changes,
      schema: {
        tags,
        summary:
          'Replaces what a draft says, with If-Match only the version that was read; masked or absent sensitive values stay',
        params,
        body: dealEditSchema,
        response: { 200: dealChangedAnswerSchema, 409: editConflictSchema, ...errors },
      },
    },
    async (req) => {
      const ctx = dealerCtx(app, req);
      const { id } = req.params;
      await requireDeal(app.db.query, ctx, id);
      const form = parse(dealEditSchema, req.body);
      const over = versionOf(req.headers['if-match']);
      const claim = claimOf(
        req.headers['idempotency-key'],
        dealPaths.one(id),
        ctx.actor.userId,
        { form, over: req.headers['if-match'] ?? '' },
        app.vault,
      );
      await editDeal(app, ctx, id, { form, over, claim });
      return { ...success, deal: await readDeal(app, ctx, id) };
    },
  );
  server.delete<One>(
    dealPaths.one(':id'),
    {
      config: changes,
      schema: { tags, summary: 'Deletes a draft', params, response: { 200: doneAnswerSchema, ...errors } },
    },
    async (req) => {
      await deleteDeal(app, dealerCtx(app, req), req.params.id);
      return success;
    },
  );
  server.post<One>(
    dealPaths.submit(':id'),
    {
      config: changes,
      schema: {
        tags,
        summary: 'Hands a draft to the lender',
        params,
        response: { 200: dealChangedAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const ctx = dealerCtx(app, req);
      const { id } = req.params;
      const claim = claimOf(req.headers['idempotency-key'], dealPaths.submit(id), ctx.actor.userId, {}, app.vault);
      await submitDeal(app, ctx, id, claim);
      return { ...success, deal: await readDeal(app, ctx, id) };
    },
  );
  server.post<One>(
    dealPaths.sync(':id'),
    {
      config: changes,
      schema: {
        tags,
        summary: 'Takes over the stage of the lead in the CRM',
        params,
        response: { 200: syncAnswerSchema, ...errors },
      },
    },
    async (req) => syncDeal(app, dealerCtx(app, req), req.params.id),
  );
}
