import { createDealSchema, dealEditSchema } from '#contract/deal-form.ts';
import {
  dealAnswerSchema,
  dealChangedAnswerSchema,
  dealPaths,
  dealsAnswerSchema,
  dealsQuerySchema,
  editConflictSchema,
  syncAnswerSchema,
} from '#contract/deals.ts';
import { doneAnswerSchema } from '#contract/notifications.ts';
import type { App } from '#server/app.ts';
import { claimOf } from '#server/lib/idempotency.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createDeal, deleteDeal, editDeal, versionOf } from './draft.ts';
import { listDeals, readDeal, requireDeal } from './read.ts';
import { submitDeal } from './submit.ts';
import { syncDeal } from './status.ts';
import { LOOK_AGAIN_PATH, lookAgainAnswerSchema, lookAgainSchema } from '#contract/crm-push.ts';
import { AppError } from '#server/lib/app-error.ts';
import { hashToken, isSameText } from '#server/crypto/tokens.ts';
import { addressNotFound } from '#server/http/page-path.ts';
import { queueReread } from './poll-stages.ts';

const own = { access: 'dealer', permission: 'deals.own', tags: ['Deals'] } as const;
const changes = { ...own, csrf: 'required' } as const;
const success = { success: true } as const;
const tooMany = (seconds: number): string =>
  `Your dealership created 300 deals today. Please wait ${waitingTime(seconds, 'en')}.`;

/** Adds the routes with which a dealer manages the dealership's deals. */
export function dealRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...own,
    method: 'GET',
    path: dealPaths.own,
    summary: "Lists the deals of the caller's dealership, newest first",
    query: dealsQuerySchema,
    answer: dealsAnswerSchema,
    handler: ({ ctx, query }) => listDeals(app, ctx, query),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: dealPaths.own,
    summary: 'Stores a new deal as a draft',
    body: createDealSchema,
    answer: dealChangedAnswerSchema,
    status: 201,
    idempotent: true,
    limit: ({ ctx }) => app.limits.use('deal', ctx.actor.accountId, tooMany),
    handler: async ({ ctx, body, claim }) => {
      const id = await createDeal(app, ctx, body, claim);
      return { ...success, deal: await readDeal(app, ctx, id) };
    },
  });
  route(server, app, {
    ...own,
    method: 'GET',
    path: dealPaths.one(':id'),
    summary: 'Returns one deal with masked sensitive values',
    params: byId,
    answer: dealAnswerSchema,
    handler: async ({ ctx, params }) => ({ deal: await readDeal(app, ctx, params.id) }),
  });
  route(server, app, {
    ...changes,
    method: 'PUT',
    path: dealPaths.one(':id'),
    summary:
      'Replaces the content of a draft; with If-Match only the version that was read; masked or absent sensitive values are kept',
    params: byId,
    body: dealEditSchema,
    answer: dealChangedAnswerSchema,
    otherAnswers: { 409: editConflictSchema },
    find: ({ ctx, params }) => requireDeal(app.db.query, ctx, params.id),
    handler: async ({ ctx, params: { id }, body: form, req }) => {
      const over = versionOf(req.headers['if-match']);
      const claim = claimOf(
        req.headers['idempotency-key'],
        dealPaths.one(id),
        ctx.actor.userId,
        { form, over: req.headers['if-match'] ?? '' },
        app.vault,
      );
      await editDeal(app, ctx, id, { form, over, claim });
      return { ...success, deal: await readDeal(app, ctx, id) };
    },
  });
  route(server, app, {
    ...changes,
    method: 'DELETE',
    path: dealPaths.one(':id'),
    summary: 'Deletes a draft',
    params: byId,
    answer: doneAnswerSchema,
    handler: async ({ ctx, params }) => {
      await deleteDeal(app, ctx, params.id);
      return success;
    },
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: dealPaths.submit(':id'),
    summary: 'Submits a draft to the lender',
    params: byId,
    answer: dealChangedAnswerSchema,
    idempotent: true,
    handler: async ({ ctx, params, claim }) => {
      await submitDeal(app, ctx, params.id, claim);
      return { ...success, deal: await readDeal(app, ctx, params.id) };
    },
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: dealPaths.sync(':id'),
    summary: 'Applies the stage of the lead in the CRM',
    params: byId,
    answer: syncAnswerSchema,
    handler: ({ ctx, params }) => syncDeal(app, ctx, params.id),
  });
}

const tooManyPushes = (seconds: number): string => `Too many calls. Please wait ${String(seconds)} seconds.`;

/** Adds the route by which an external CRM reports changed leads. A report only starts a new read of those leads. */
export function crmPushRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'POST',
    path: LOOK_AGAIN_PATH,
    access: 'public',
    csrf: 'exempt',
    tags: ['CRM'],
    summary: 'Requests a new read of these leads; requires the bearer token SALESFORCE_PUSH_SECRET',
    body: lookAgainSchema,
    answer: lookAgainAnswerSchema,
    status: 202,
    find: ({ req }) => requireSecret(app, req),
    limit: () => app.limits.use('crmPush', 'all', tooManyPushes),
    handler: async ({ body }) => {
      await queueReread(app, body.ids);
      return { success: true as const };
    },
  });
}

/** @throws AppError not_found when no secret is set; unauthorized for a wrong one; rate_limited */
async function requireSecret(app: App, req: FastifyRequest): Promise<void> {
  const secret = app.config.salesforce?.pushSecret;
  if (!secret) throw addressNotFound();
  const [, given = ''] = /^bearer\s+(\S+)$/i.exec(req.headers.authorization ?? '') ?? [];
  // Hashes have equal length, so the comparison reveals nothing about the secret.
  const isKnown = isSameText(hashToken(given), hashToken(secret.reveal()));
  if (isKnown) return;
  await app.limits.use('unknownToken', { ip: req.ip }, tooManyPushes);
  throw new AppError('unauthorized', 'Invalid bearer token.');
}
