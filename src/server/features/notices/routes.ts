import { errorAnswerSchema } from '#contract/errors.ts';
import { noticeFilterSchema, noticePaths, noticesAnswerSchema, noticesQuerySchema } from '#contract/notices.ts';
import type { App } from '#server/app.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import { csvAnswer, sendCsv, tooManyExports } from '#server/http/send-csv.ts';
import type { FastifyInstance } from 'fastify';
import { exportNotices } from './export.ts';
import { listNotices } from './list.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Back office'];

/** The log of what applicants were told by law, and of what was asked for on deals. */
export function noticeRoutes(server: FastifyInstance, app: App): void {
  server.get(
    noticePaths.list,
    {
      config: { access: 'staff', permission: 'notices.read' },
      schema: {
        tags,
        summary: 'Notices of decisions and of missing papers, and what was asked for on deals, newest first',
        querystring: noticesQuerySchema,
        response: { 200: noticesAnswerSchema, ...errors },
      },
    },
    (req) => listNotices(app, staffCtx(app, req), parse(noticesQuerySchema, req.query)),
  );
  server.get(
    noticePaths.csv,
    {
      config: { access: 'staff', permission: 'files.export' },
      schema: {
        tags,
        summary: 'The same notices, all of them, as a table file',
        querystring: noticeFilterSchema,
        response: { 200: csvAnswer, ...errors },
      },
    },
    async (req, reply) => {
      const filter = parse(noticeFilterSchema, req.query);
      const ctx = staffCtx(app, req);
      await app.limits.use('tableExport', ctx.actor.userId, tooManyExports);
      return sendCsv(reply, 'notices', ctx.now, await exportNotices(app, ctx, filter));
    },
  );
}
