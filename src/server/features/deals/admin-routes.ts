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
import type { App } from '#server/app.ts';
import { areFiguresHeld } from '#server/features/decisions/read.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { byId, route } from '#server/http/route.ts';
import { csvAnswer, sendCsv, tooManyExports } from '#server/http/send-csv.ts';
import type { FastifyInstance } from 'fastify';
import { readBoard } from './board.ts';
import { exportDeals } from './export.ts';
import { listSubmitted, openDeal, showToStaff } from './read-as-staff.ts';
import { changeDealStatus } from './status.ts';

const deals = { access: 'staff', tags: ['Back office'] } as const;

/** What the lender's staff does with deals. */
export function dealAdminRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...deals,
    method: 'GET',
    path: adminDealPaths.all,
    permission: 'files.read',
    summary: 'Lists what dealers submitted, newest first',
    query: adminDealsQuerySchema,
    answer: adminDealsAnswerSchema,
    handler: ({ ctx, query }) => listSubmitted(app, ctx, query),
  });
  route(server, app, {
    ...deals,
    method: 'GET',
    path: adminDealPaths.csv,
    permission: 'files.export',
    summary: 'The same list as it is filtered, all of it, as a table file',
    query: adminDealsFilterSchema,
    answer: csvAnswer,
    limit: ({ ctx }) => app.limits.use('tableExport', ctx.actor.userId, tooManyExports),
    handler: async ({ ctx, query, reply }) => sendCsv(reply, 'deals', ctx.now, await exportDeals(app, ctx, query)),
  });
  route(server, app, {
    ...deals,
    method: 'GET',
    path: dealBoardPath,
    permission: 'files.read',
    summary: 'Submitted deals by their stage, the first cards of each column',
    query: boardQuerySchema,
    answer: boardAnswerSchema,
    handler: ({ ctx, query }) => readBoard(app, ctx, query),
  });
  route(server, app, {
    ...deals,
    method: 'GET',
    path: adminDealPaths.one(':id'),
    permission: 'files.read',
    summary: 'One deal, sensitive values masked',
    params: byId,
    answer: adminDealAnswerSchema,
    handler: async ({ ctx, params }) => ({ deal: await openDeal(app, ctx, params.id) }),
  });
  route(server, app, {
    ...deals,
    method: 'PATCH',
    path: adminDealPaths.one(':id'),
    permission: 'deals.move',
    csrf: 'required',
    summary: 'Moves a deal and its lead to another status or stage, and tells the dealership',
    params: byId,
    body: moveDealSchema,
    answer: adminDealChangedAnswerSchema,
    find: ({ ctx, params: { id } }) => requireOwnFile(app.db.query, ctx, { kind: 'deal', id }),
    handler: async ({ ctx, params, body }) => {
      const figuresHeld = await areFiguresHeld(app.db.query, params.id);
      await changeDealStatus(app, ctx, params.id, body, { figuresHeld });
      return { success: true as const, deal: await showToStaff(app, params.id) };
    },
  });
}
