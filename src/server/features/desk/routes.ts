import {
  adminDealPaths,
  adminDealsAnswerSchema,
  adminDealsFilterSchema,
  adminDealsQuerySchema,
} from '#contract/admin-deals.ts';
import {
  adminPaths,
  applicationFileAnswerSchema,
  applicationsAnswerSchema,
  applicationsFilterSchema,
  applicationsQuerySchema,
} from '#contract/admin.ts';
import {
  savedViewAnswerSchema,
  savedViewPaths,
  savedViewsAnswerSchema,
  saveViewSchema,
  viewDeletedAnswerSchema,
} from '#contract/saved-views.ts';
import { boardAnswerSchema, boardQuerySchema, dealBoardPath } from '#contract/deal-board.ts';
import {
  dealershipAnswerSchema,
  dealershipPath,
  dealershipsAnswerSchema,
  dealershipsPath,
  dealershipsQuerySchema,
} from '#contract/dealerships.ts';
import { deliveriesAnswerSchema, deliveryPaths } from '#contract/deliveries.ts';
import { deskCountsSchema, deskDaySchema, deskPaths } from '#contract/desk.ts';
import type { App } from '#server/app.ts';
import { byId, route } from '#server/http/route.ts';
import { csvAnswer, sendCsv, tooManyExports } from '#server/http/send-file.ts';
import type { FastifyInstance } from 'fastify';
import { readApplication } from './application-file.ts';
import { exportApplications, listApplications } from './application-list.ts';
import { countDesk } from './counts.ts';
import { readDay } from './day.ts';
import { readBoard } from './deal-board.ts';
import { exportDeals, listSubmitted } from './deal-list.ts';
import { listDealerships, readDealership } from './dealership.ts';
import { listDeliveries } from './email-deliveries.ts';
import { deleteView, listViews, saveView } from './views.ts';

const file = { access: 'staff', tags: ['Back office'] } as const;

/** Adds the lists that staff read, and the file of an application. No feature depends on the desk. */
export function deskRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...file,
    method: 'GET',
    path: deskPaths.counts,
    permission: 'files.read',
    summary: 'Counts the files and deliveries that wait for the caller',
    answer: deskCountsSchema,
    handler: ({ ctx }) => countDesk(app, ctx),
  });
  route(server, app, {
    ...file,
    method: 'GET',
    path: deskPaths.day,
    permission: 'files.read',
    summary: 'Lists what the caller has to do, unassigned files, and the figures of the last 7 days',
    answer: deskDaySchema,
    handler: ({ ctx }) => readDay(app, ctx),
  });
  route(server, app, {
    ...file,
    method: 'GET',
    path: savedViewPaths.all,
    permission: 'files.read',
    summary: 'Lists the saved views of the caller, by name',
    answer: savedViewsAnswerSchema,
    handler: async ({ ctx }) => ({ views: await listViews(app, ctx) }),
  });
  route(server, app, {
    ...file,
    method: 'POST',
    path: savedViewPaths.all,
    permission: 'files.read',
    csrf: 'required',
    summary: 'Saves a filter under a name, or replaces the filter of that name',
    body: saveViewSchema,
    answer: savedViewAnswerSchema,
    status: 201,
    handler: async ({ ctx, body }) => ({ success: true as const, view: await saveView(app, ctx, body) }),
  });
  route(server, app, {
    ...file,
    method: 'DELETE',
    path: savedViewPaths.one(':id'),
    permission: 'files.read',
    csrf: 'required',
    summary: 'Deletes a saved view of the caller',
    params: byId,
    answer: viewDeletedAnswerSchema,
    handler: async ({ ctx, params }) => {
      await deleteView(app, ctx, params.id);
      return { success: true as const };
    },
  });
  route(server, app, {
    ...file,
    method: 'GET',
    path: adminPaths.applications,
    permission: 'files.read',
    summary: 'Lists applications, newest first by default',
    query: applicationsQuerySchema,
    answer: applicationsAnswerSchema,
    handler: ({ ctx, query }) => listApplications(app, ctx, query),
  });
  route(server, app, {
    ...file,
    method: 'GET',
    path: adminPaths.applicationsCsv,
    permission: 'files.export',
    summary: 'Exports the filtered list as CSV, without a page limit',
    query: applicationsFilterSchema,
    answer: csvAnswer,
    limit: ({ ctx }) => app.limits.use('tableExport', ctx.actor.userId, tooManyExports),
    handler: async ({ ctx, query, reply }) =>
      sendCsv(reply, 'applications', ctx.now, await exportApplications(app, ctx, query)),
  });
  route(server, app, {
    ...file,
    method: 'GET',
    path: `${adminPaths.applications}/:id`,
    permission: 'files.read',
    summary: 'Returns one application with masked sensitive values',
    params: byId,
    answer: applicationFileAnswerSchema,
    handler: async ({ ctx, params }) => ({ application: await readApplication(app, ctx, params.id) }),
  });
  route(server, app, {
    ...file,
    method: 'GET',
    path: adminDealPaths.all,
    permission: 'files.read',
    summary: 'Lists submitted deals, newest first',
    query: adminDealsQuerySchema,
    answer: adminDealsAnswerSchema,
    handler: ({ ctx, query }) => listSubmitted(app, ctx, query),
  });
  route(server, app, {
    ...file,
    method: 'GET',
    path: adminDealPaths.csv,
    permission: 'files.export',
    summary: 'Exports the filtered list as CSV, without a page limit',
    query: adminDealsFilterSchema,
    answer: csvAnswer,
    limit: ({ ctx }) => app.limits.use('tableExport', ctx.actor.userId, tooManyExports),
    handler: async ({ ctx, query, reply }) => sendCsv(reply, 'deals', ctx.now, await exportDeals(app, ctx, query)),
  });
  route(server, app, {
    ...file,
    method: 'GET',
    path: dealBoardPath,
    permission: 'files.read',
    summary: 'Returns submitted deals by stage, with the first cards of each column',
    query: boardQuerySchema,
    answer: boardAnswerSchema,
    handler: ({ ctx, query }) => readBoard(app, ctx, query),
  });
  route(server, app, {
    ...file,
    method: 'GET',
    path: dealershipsPath,
    permission: 'files.read',
    summary: 'Lists dealerships by name, with the figures of their deals, links and users',
    query: dealershipsQuerySchema,
    answer: dealershipsAnswerSchema,
    handler: ({ ctx, query }) => listDealerships(app, ctx, query),
  });
  route(server, app, {
    ...file,
    method: 'GET',
    path: dealershipPath(':id'),
    permission: 'files.read',
    summary: 'Returns a dealership with its deals, links, notes and users, as far as the caller may read them',
    params: byId,
    answer: dealershipAnswerSchema,
    handler: async ({ ctx, params }) => ({ dealership: await readDealership(app, ctx, params.id) }),
  });
  for (const kind of ['application', 'deal'] as const)
    route(server, app, {
      ...file,
      method: 'GET',
      path: deliveryPaths[kind](':id'),
      permission: 'files.read',
      summary: `Lists the emails about one ${kind}, with masked addresses`,
      params: byId,
      answer: deliveriesAnswerSchema,
      handler: async ({ ctx, params }) => ({ mails: await listDeliveries(app, ctx, kind, params.id) }),
    });
}
