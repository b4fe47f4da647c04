import * as z from 'zod/mini';
import {
  adminDealAnswerSchema,
  adminDealChangedAnswerSchema,
  adminDealPaths,
  adminDealsAnswerSchema,
  adminDealsFilterSchema,
  adminDealsQuerySchema,
  moveDealSchema,
} from '#contract/admin-deals.ts';
import { boardAnswerSchema, boardQuerySchema, dealBoardPath } from '#contract/deal-board.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import type { App } from '#server/app.ts';
import { areFiguresHeld } from '#server/features/decisions/read.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import { csvAnswer, sendCsv, tooManyExports } from '#server/http/send-csv.ts';
import type { FastifyInstance } from 'fastify';
import { readBoard } from './board.ts';
import { exportDeals } from './export.ts';
import { listSubmitted, openDeal, requireExistingDeal, showToStaff } from './read-as-staff.ts';
import { changeDealStatus } from './status.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Back office'];
const params = z.object({ id: z.string() });
type One = { Params: { id: string } };

/** What the lender's staff does with deals. */
export function dealAdminRoutes(server: FastifyInstance, app: App): void {
  server.get(
    adminDealPaths.all,
    {
      config: { access: 'staff', permission: 'files.read' },
      schema: {
        tags,
        summary: 'Lists what dealers submitted, newest first',
        querystring: adminDealsQuerySchema,
        response: { 200: adminDealsAnswerSchema, ...errors },
      },
    },
    async (req) => listSubmitted(app, staffCtx(app, req), parse(adminDealsQuerySchema, req.query)),
  );
  server.get(
    adminDealPaths.csv,
    {
      config: { access: 'staff', permission: 'files.export' },
      schema: {
        tags,
        summary: 'The same list as it is filtered, all of it, as a table file',
        querystring: adminDealsFilterSchema,
        response: { 200: csvAnswer, ...errors },
      },
    },
    async (req, reply) => {
      const ctx = staffCtx(app, req);
      const filter = parse(adminDealsFilterSchema, req.query);
      await app.limits.use('tableExport', ctx.actor.userId, tooManyExports);
      return sendCsv(reply, 'deals', ctx.now, await exportDeals(app, ctx, filter));
    },
  );
  server.get(
    dealBoardPath,
    {
      config: { access: 'staff', permission: 'files.read' },
      schema: {
        tags,
        summary: 'Submitted deals by their stage, the first cards of each column',
        querystring: boardQuerySchema,
        response: { 200: boardAnswerSchema, ...errors },
      },
    },
    async (req) => readBoard(app, staffCtx(app, req), parse(boardQuerySchema, req.query)),
  );
  server.get<One>(
    adminDealPaths.one(':id'),
    {
      config: { access: 'staff', permission: 'files.read' },
      schema: {
        tags,
        summary: 'One deal, sensitive values masked',
        params,
        response: { 200: adminDealAnswerSchema, ...errors },
      },
    },
    async (req) => ({ deal: await openDeal(app, staffCtx(app, req), req.params.id) }),
  );
  server.patch<One>(
    adminDealPaths.one(':id'),
    {
      config: { access: 'staff', permission: 'deals.move', csrf: 'required' },
      schema: {
        tags,
        summary: 'Moves a deal and its lead to another status or stage, and tells the dealership',
        params,
        body: moveDealSchema,
        response: { 200: adminDealChangedAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const ctx = staffCtx(app, req);
      await requireExistingDeal(app, ctx, req.params.id);
      const wanted = parse(moveDealSchema, req.body);
      const figuresHeld = await areFiguresHeld(app.db.query, req.params.id);
      await changeDealStatus(app, ctx, req.params.id, wanted, { figuresHeld });
      return { success: true as const, deal: await showToStaff(app, req.params.id) };
    },
  );
}
