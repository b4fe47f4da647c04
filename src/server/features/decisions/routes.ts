import {
  decidedAnswerSchema,
  decideSchema,
  decisionPaths,
  noticePreviewSchema,
  writtenNoticeSchema,
} from '#contract/decisions.ts';
import type { App } from '#server/app.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { doneAnswerSchema } from '#contract/notifications.ts';
import { transmissionSchema } from '#contract/state-disclosures.ts';
import { decide, previewNotice } from './decide.ts';
import { recordTransmission } from './disclosure.ts';
import { findApplicationSubject, findDealSubject, readNotice, recordPrint } from './notice.ts';
import { noticeFilterSchema, noticePaths, noticesAnswerSchema, noticesQuerySchema } from '#contract/notices.ts';
import { csvAnswer, sendCsv, tooManyExports } from '#server/http/send-file.ts';
import { exportNotices, listNotices } from './notices.ts';

const tags = ['Back office'];
const decides = { access: 'staff', permission: 'files.decide', csrf: 'required', tags } as const;

/** Adds the routes for recording decisions about applications and deals. */
export function decisionRoutes(server: FastifyInstance, app: App): void {
  const subjects = [
    { path: decisionPaths.application(':id'), find: findApplicationSubject, what: 'an application' },
    { path: decisionPaths.deal(':id'), find: findDealSubject, what: 'a deal' },
  ];
  for (const { path, find, what } of subjects) {
    route(server, app, {
      ...decides,
      method: 'POST',
      path,
      summary: `Records a decision about ${what} and sends its notice`,
      params: byId,
      body: decideSchema,
      answer: decidedAnswerSchema,
      status: 201,
      find: ({ params }) => find(app, params.id),
      handler: ({ ctx, found, body }) => decide(app, ctx, found, body),
    });
    route(server, app, {
      ...decides,
      method: 'POST',
      path: `${path}/preview`,
      summary: `Returns the notice of a decision about ${what} without recording it`,
      params: byId,
      body: decideSchema,
      answer: noticePreviewSchema,
      find: ({ params }) => find(app, params.id),
      handler: ({ ctx, found, body }) => previewNotice(app, ctx, found, body),
    });
  }
  route(server, app, {
    ...decides,
    permission: 'disclosures.record',
    method: 'POST',
    path: decisionPaths.disclosure(':id'),
    summary: 'Records that the customer has the disclosure of an offer, and sends the waiting notice',
    params: byId,
    body: transmissionSchema,
    answer: decidedAnswerSchema,
    handler: ({ ctx, params, body }) => recordTransmission(app, ctx, params.id, body),
  });
  route(server, app, {
    method: 'GET',
    path: decisionPaths.notice(':id'),
    access: 'staff',
    permission: 'files.read',
    tags,
    summary: 'Returns the notice of a recorded decision, for print',
    params: byId,
    answer: writtenNoticeSchema,
    handler: ({ ctx, params }) => readNotice(app, ctx, params.id),
  });
  route(server, app, {
    method: 'POST',
    path: decisionPaths.printed(':id'),
    access: 'staff',
    permission: 'notices.read',
    csrf: 'required',
    tags,
    summary: 'Records that the notice of a decision was printed',
    params: byId,
    answer: doneAnswerSchema,
    handler: async ({ ctx, params }) => {
      await recordPrint(app, ctx, params.id);
      return { success: true } as const;
    },
  });
}

/** Adds the routes of the log of legally required notices and of requests on deals. */
export function noticeRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'GET',
    path: noticePaths.list,
    access: 'staff',
    permission: 'notices.read',
    tags,
    summary: 'Lists notices of decisions and of missing documents, and requests on deals, unsent first',
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
    summary: 'Exports the same notices as CSV, without a page limit',
    query: noticeFilterSchema,
    answer: csvAnswer,
    limit: ({ ctx }) => app.limits.use('tableExport', ctx.actor.userId, tooManyExports),
    handler: async ({ ctx, query, reply }) => sendCsv(reply, 'notices', ctx.now, await exportNotices(app, ctx, query)),
  });
}
