import * as z from 'zod/mini';
import { errorAnswerSchema } from '#contract/errors.ts';
import { visitorPaths } from '#contract/visitor-id.ts';
import { trackAnswerSchema, trackSchema, visitorIdSchema, visitorSchema } from '#contract/visitors.ts';
import type { App } from '#server/app.ts';
import { waitingTime } from '#server/core/waiting-time.ts';
import { visitorCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readVisitor } from './read.ts';
import { trackVisitor } from './track.ts';

const tags = ['Visitors'];
const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const params = z.object({ visitorId: visitorIdSchema() });
const tooMany = (seconds: number): string => `Too many calls. Please wait ${waitingTime(seconds, 'en')}.`;

/** Global Privacy Control or Do Not Track, for callers that did not look themselves. */
const objects = ({ headers }: FastifyRequest): boolean => headers['sec-gpc'] === '1' || headers['dnt'] === '1';

export function visitorRoutes(server: FastifyInstance, app: App): void {
  server.post(
    visitorPaths.track,
    {
      config: { access: 'public', csrf: 'exempt' },
      schema: {
        tags,
        summary: 'Notes a page that an anonymous visitor opened',
        body: trackSchema,
        response: { 200: trackAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const ctx = visitorCtx(app, req);
      await app.limits.use('publicWrite', { ip: ctx.ip }, tooMany);
      await trackVisitor(app, ctx, parse(trackSchema, req.body), objects(req));
      return { success: true as const };
    },
  );
  server.get(
    `${visitorPaths.visitor}/:visitorId`,
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'What is kept of an anonymous visitor',
        params,
        response: { 200: visitorSchema, ...errors },
      },
    },
    async (req) => {
      await app.limits.use('visitorRead', { ip: req.ip }, tooMany);
      return readVisitor(app, parse(params, req.params).visitorId);
    },
  );
}
