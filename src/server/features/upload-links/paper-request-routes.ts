import * as z from 'zod/mini';
import { errorAnswerSchema } from '#contract/errors.ts';
import { doneAnswerSchema } from '#contract/notifications.ts';
import { paperRequestPath, paperRequestSchema } from '#contract/paper-requests.ts';
import type { App } from '#server/app.ts';
import { requireExistingDeal } from '#server/features/deals/read-as-staff.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { requestPapers } from './request-papers.ts';

/** How the lender's staff asks dealers and customers for papers. */
export function paperRequestRoutes(server: FastifyInstance, app: App): void {
  server.post<{ Params: { id: string } }>(
    paperRequestPath(':id'),
    {
      config: { access: 'staff', permission: 'files.work', csrf: 'required' },
      schema: {
        tags: ['Back office'],
        summary: 'Asks the dealer, or the customer with an upload link, for papers; the deal waits for them',
        params: z.object({ id: z.string() }),
        body: paperRequestSchema,
        response: { 200: doneAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema },
      },
    },
    async (req) => {
      const ctx = staffCtx(app, req);
      await requireExistingDeal(app, ctx, req.params.id);
      await requestPapers(app, ctx, req.params.id, parse(paperRequestSchema, req.body));
      return { success: true as const };
    },
  );
}
