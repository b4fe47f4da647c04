import type { FastifyInstance } from 'fastify';
import {
  adminDealAnswerSchema,
  adminDealChangedAnswerSchema,
  adminDealPaths,
  moveDealSchema,
} from '#contract/admin-deals.ts';
import type { App } from '#server/app.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { areFiguresHeld } from '#server/features/decisions/read.ts';
import { byId, route } from '#server/http/route.ts';
import { readDealFile, loadDealFile } from './staff-file.ts';
import { changeDealStatus } from './status.ts';

const file = { access: 'staff', tags: ['Back office'] } as const;

/** Adds the routes with which staff read and move one submitted deal. */
export function dealStaffRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...file,
    method: 'GET',
    path: adminDealPaths.one(':id'),
    permission: 'files.read',
    summary: 'Returns one deal with masked sensitive values',
    params: byId,
    answer: adminDealAnswerSchema,
    handler: async ({ ctx, params }) => ({ deal: await readDealFile(app, ctx, params.id) }),
  });
  route(server, app, {
    ...file,
    method: 'PATCH',
    path: adminDealPaths.one(':id'),
    permission: 'deals.move',
    csrf: 'required',
    summary: 'Moves a deal and its lead to another status or stage, and notifies the dealership',
    params: byId,
    body: moveDealSchema,
    answer: adminDealChangedAnswerSchema,
    find: ({ ctx, params: { id } }) => requireOwnFile(app.db.query, ctx, { kind: 'deal', id }),
    handler: async ({ ctx, params, body }) => {
      const figuresHeld = await areFiguresHeld(app.db.query, params.id);
      await changeDealStatus(app, ctx, params.id, body, figuresHeld);
      return { success: true as const, deal: await loadDealFile(app, params.id) };
    },
  });
}
