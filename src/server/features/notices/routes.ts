import { errorAnswerSchema } from '#contract/errors.ts';
import { noticeFilterSchema, noticePaths, noticesAnswerSchema, noticesQuerySchema } from '#contract/notices.ts';
import type { App } from '#server/app.ts';
import { userCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { exportNotices } from './export.ts';
import { listNotices } from './list.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Back office'];

/** The log of what applicants were told by law. */
export function noticeRoutes(server: FastifyInstance, app: App): void {
  server.get(
    noticePaths.list,
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Notices of decisions and of missing papers, newest first',
        querystring: noticesQuerySchema,
        response: { 200: noticesAnswerSchema, ...errors },
      },
    },
    (req) => listNotices(app, parse(noticesQuerySchema, req.query)),
  );
  server.get(
    noticePaths.csv,
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'The same notices, all of them, as a table file',
        querystring: noticeFilterSchema,
        response: { 200: { description: 'CSV, UTF-8', content: { 'text/csv': { schema: z.string() } } }, ...errors },
      },
    },
    async (req, reply) => {
      const filter = parse(noticeFilterSchema, req.query);
      const day = app.clock.now().toISOString().slice(0, 10);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="notices-${day}.csv"`)
        .send(await exportNotices(app, userCtx(app, req), filter));
    },
  );
}
