import * as z from 'zod/mini';
import { visitorPaths } from '#contract/visitor-id.ts';
import { trackAnswerSchema, trackSchema, visitorIdSchema, visitorSchema } from '#contract/visitors.ts';
import type { App } from '#server/app.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { route } from '#server/http/route.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readVisitor, trackVisitor } from './visits.ts';

const tags = ['Visitors'];
const tooMany = (seconds: number): string => `Too many calls. Please wait ${waitingTime(seconds, 'en')}.`;

/** Global Privacy Control or Do Not Track, for clients that ignore them. */
const objects = ({ headers }: FastifyRequest): boolean => headers['sec-gpc'] === '1' || headers['dnt'] === '1';

export function visitorRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'POST',
    path: visitorPaths.track,
    access: 'public',
    csrf: 'exempt',
    tags,
    summary: 'Records a page that an anonymous visitor opened',
    limitFirst: ({ ctx }) => app.limits.use('publicWrite', { ip: ctx.ip }, tooMany),
    body: trackSchema,
    answer: trackAnswerSchema,
    handler: async ({ ctx, body, req }) => {
      await trackVisitor(app, ctx, body, objects(req));
      return { success: true as const };
    },
  });
  route(server, app, {
    method: 'GET',
    path: `${visitorPaths.visitor}/:visitorId`,
    access: 'public',
    tags,
    summary: 'Returns the stored data of an anonymous visitor',
    limitFirst: ({ ctx }) => app.limits.use('visitorRead', { ip: ctx.ip }, tooMany),
    params: z.object({ visitorId: visitorIdSchema() }),
    answer: visitorSchema,
    handler: ({ params }) => readVisitor(app, params.visitorId),
  });
}
