import * as z from 'zod/mini';
import {
  applicationInvitePaths,
  createInviteSchema,
  dealStartAnswerSchema,
  inviteAnswerSchema,
  invitesAnswerSchema,
  readInviteAnswerSchema,
  readInviteQuerySchema,
  resendInviteSchema,
} from '#contract/application-invites.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import type { App } from '#server/app.ts';
import { claimOf } from '#server/core/idempotency.ts';
import { waitingTime } from '#server/core/waiting-time.ts';
import { countUnknownToken } from '#server/features/dealers/validate-invite.ts';
import { dealerCtx, visitorCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { resendInvite, requireInvite, revokeOwnInvite } from './change.ts';
import { createInvite } from './create.ts';
import { presentInvite } from './present.ts';
import { readInvite } from './read.ts';
import { readDealStart } from './start-deal.ts';
import { selectInvites } from './store.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Application invites'];
const params = z.object({ id: z.string() });
const LIST_LIMIT = 500;
const tooMany = (seconds: number): string =>
  `Your dealership has sent many invites. Please wait ${waitingTime(seconds, 'en')}.`;

/** What a personal link knows, for the form that it opens. */
export function inviteReadRoutes(server: FastifyInstance, app: App): void {
  server.get(
    applicationInvitePaths.read,
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Whom a personal link is for and what it fills in; looking never uses it up',
        querystring: readInviteQuerySchema,
        response: { 200: readInviteAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const ctx = visitorCtx(app, req);
      const { token } = parse(readInviteQuerySchema, req.query);
      return countUnknownToken(app, ctx, () => readInvite(app, token));
    },
  );
}

/** What a signed-in sender does with the personal links of the own dealership. */
export function inviteRoutes(server: FastifyInstance, app: App): void {
  server.get(
    applicationInvitePaths.own,
    {
      config: { access: 'dealer', permission: 'invitations.send' },
      schema: {
        tags,
        summary: 'The invites of this dealership, newest first',
        response: { 200: invitesAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const { actor } = dealerCtx(app, req);
      const rows = await selectInvites(app.db.query, actor.accountId, LIST_LIMIT);
      return { invites: rows.map((row) => presentInvite(app, row)) };
    },
  );
  server.post(
    applicationInvitePaths.own,
    {
      config: { access: 'dealer', permission: 'invitations.send', csrf: 'required' },
      schema: {
        tags,
        summary: 'Sends a personal link to the credit application',
        body: createInviteSchema,
        response: { 201: inviteAnswerSchema, ...errors },
      },
    },
    async (req, reply) => {
      const ctx = dealerCtx(app, req);
      const input = parse(createInviteSchema, req.body);
      const claim = claimOf(
        req.headers['idempotency-key'],
        applicationInvitePaths.own,
        ctx.actor.userId,
        input,
        app.vault,
      );
      await app.limits.use('applicationInvite', ctx.actor.accountId, tooMany);
      const { status, answer } = await createInvite(app, ctx, input, claim);
      return reply.code(status).send(answer);
    },
  );
  server.get<{ Params: { id: string } }>(
    applicationInvitePaths.dealStart(':id'),
    {
      config: { access: 'dealer', permission: 'deals.own' },
      schema: {
        tags,
        summary: 'What a deal made from this completed application starts with, nothing sensitive among it',
        params,
        response: { 200: dealStartAnswerSchema, ...errors },
      },
    },
    async (req) => readDealStart(app, dealerCtx(app, req), req.params.id),
  );
  server.post<{ Params: { id: string } }>(
    `${applicationInvitePaths.own}/:id/resend`,
    {
      config: { access: 'dealer', permission: 'invitations.send', csrf: 'required' },
      schema: {
        tags,
        summary:
          'Emails the same link again and renews its seven days, to a corrected address where the first one refused',
        params,
        body: resendInviteSchema,
        response: { 200: inviteAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const ctx = dealerCtx(app, req);
      await requireInvite(app.db.query, ctx, req.params.id);
      const { recipientEmail } = parse(resendInviteSchema, req.body ?? {});
      await app.limits.use('applicationInvite', ctx.actor.accountId, tooMany);
      return { success: true as const, invite: await resendInvite(app, ctx, req.params.id, recipientEmail) };
    },
  );
  server.post<{ Params: { id: string } }>(
    `${applicationInvitePaths.own}/:id/revoke`,
    {
      config: { access: 'dealer', permission: 'invitations.send', csrf: 'required' },
      schema: { tags, summary: 'Makes the link useless', params, response: { 200: inviteAnswerSchema, ...errors } },
    },
    async (req) => {
      const ctx = dealerCtx(app, req);
      await requireInvite(app.db.query, ctx, req.params.id);
      return { success: true as const, invite: await revokeOwnInvite(app, ctx, req.params.id) };
    },
  );
}
