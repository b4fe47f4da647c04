import { noticeFilterSchema, noticePaths, noticesAnswerSchema, noticesQuerySchema } from '#contract/notices.ts';
import type { App } from '#server/app.ts';
import { route } from '#server/http/route.ts';
import { csvAnswer, sendCsv, tooManyExports } from '#server/http/send-csv.ts';
import type { FastifyInstance } from 'fastify';
import { exportNotices } from './export-notices.ts';
import { listNotices } from './list-notices.ts';

const tags = ['Back office'];

/** The log of what applicants were told by law, and of what was asked for on deals. */
export function noticeRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'GET',
    path: noticePaths.list,
    access: 'staff',
    permission: 'notices.read',
    tags,
    summary: 'Notices of decisions and of missing papers, and what was asked for on deals, newest first',
    query: noticesQuerySchema,
    answer: noticesAnswerSchema,
    handler: ({ ctx, query }) => listNotices(app, ctx, query),
  });
  route(server, app, {
    method: 'GET',
    path: noticePaths.csv,
    access: 'staff',
    permission: 'files.export',
    tags,
    summary: 'The same notices, all of them, as a table file',
    query: noticeFilterSchema,
    answer: csvAnswer,
    limit: ({ ctx }) => app.limits.use('tableExport', ctx.actor.userId, tooManyExports),
    handler: async ({ ctx, query, reply }) => sendCsv(reply, 'notices', ctx.now, await exportNotices(app, ctx, query)),
  });
}
