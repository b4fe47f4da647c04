import { timingSafeEqual } from 'node:crypto';
import { LOOK_AGAIN_PATH, lookAgainAnswerSchema, lookAgainSchema } from '#contract/crm-push.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/lib/app-error.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { notFound } from '#server/http/page-path.ts';
import { route } from '#server/http/route.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { queueLook } from './poll-stages.ts';

const tooMany = (seconds: number): string => `Too many calls. Please wait ${String(seconds)} seconds.`;

/** Where a CRM beside us says that leads changed. It is believed nothing but that somebody should look. */
export function crmPushRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'POST',
    path: LOOK_AGAIN_PATH,
    access: 'public',
    csrf: 'exempt',
    tags: ['CRM'],
    summary: 'Has these leads read again soon; needs the bearer of SALESFORCE_PUSH_SECRET',
    body: lookAgainSchema,
    answer: lookAgainAnswerSchema,
    status: 202,
    find: ({ req }) => requireSecret(app, req),
    limit: () => app.limits.use('crmPush', 'all', tooMany),
    handler: async ({ body }) => {
      await queueLook(app, body.ids);
      return { success: true as const };
    },
  });
}

/** @throws AppError not_found when none is set, unauthorized without it, rate_limited after many that were wrong */
async function requireSecret(app: App, req: FastifyRequest): Promise<void> {
  const secret = app.config.salesforce?.pushSecret;
  if (!secret) throw notFound();
  const [, given = ''] = /^bearer\s+(\S+)$/i.exec(req.headers.authorization ?? '') ?? [];
  // Hashes are of one length, so that the comparison tells nothing of it.
  const isKnown = timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(secret.reveal())));
  if (isKnown) return;
  await app.limits.use('unknownToken', { ip: req.ip }, tooMany);
  throw new AppError('unauthorized', 'The bearer is not the secret of this address.');
}
