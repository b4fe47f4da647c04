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
import type { App } from '#server/app.ts';
import type { Ctx, DealerActor } from '#server/context.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { countUnknownToken } from '#server/features/auth/invitation.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { resendInvite, requireInvite, revokeOwnInvite } from './change.ts';
import { createInvite } from './create.ts';
import { presentInvite } from './present.ts';
import { readInvite } from './complete.ts';
import { readDealStart } from './start-deal.ts';
import { selectInvites } from './store.ts';

const tags = ['Application invites'];
const invites = { access: 'dealer', permission: 'invitations.send', tags } as const;
const LIST_LIMIT = 500;
const tooManyToOne = (seconds: number): string =>
  `This address got 5 invites today. Please wait ${waitingTime(seconds, 'en')}.`;
const tooMany = (seconds: number): string =>
  `Your dealership has sent many invites. Please wait ${waitingTime(seconds, 'en')}.`;

/** The public route for the form of a personal link. */
export function inviteReadRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'GET',
    path: applicationInvitePaths.read,
    access: 'public',
    tags,
    summary: 'Returns the addressee of a personal link and its prefilled values without counting a use',
    query: readInviteQuerySchema,
    answer: readInviteAnswerSchema,
    handler: ({ ctx, query }) => countUnknownToken(app, ctx, () => readInvite(app, query.token)),
  });
}

/** Limits invites per dealership and, across dealerships, per recipient. */
async function countInvite(app: App, ctx: Ctx<DealerActor>, to: string): Promise<void> {
  await app.limits.use('applicationInvite', ctx.actor.accountId, tooMany);
  await app.limits.use('inviteRecipient', to.toLowerCase(), tooManyToOne);
}

/** Routes for the personal links of the caller's dealership. */
export function inviteRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...invites,
    method: 'GET',
    path: applicationInvitePaths.own,
    summary: 'Lists the invites of this dealership, newest first',
    answer: invitesAnswerSchema,
    handler: async ({ ctx }) => {
      const rows = await selectInvites(app.db.query, ctx.actor.accountId, LIST_LIMIT);
      return { invites: rows.map((row) => presentInvite(app, row)) };
    },
  });
  route(server, app, {
    ...invites,
    method: 'POST',
    path: applicationInvitePaths.own,
    csrf: 'required',
    summary: 'Sends a personal link to the credit application',
    body: createInviteSchema,
    answer: inviteAnswerSchema,
    status: 201,
    idempotent: true,
    limit: ({ ctx, body }) => countInvite(app, ctx, body.recipientEmail),
    handler: async ({ ctx, body, claim, reply }) => {
      const { status, answer } = await createInvite(app, ctx, body, claim);
      return reply.code(status).send(answer);
    },
  });
  route(server, app, {
    method: 'GET',
    path: applicationInvitePaths.dealStart(':id'),
    access: 'dealer',
    permission: 'deals.own',
    tags,
    summary:
      'Returns the values that a deal created from this completed application starts with, without sensitive data',
    params: byId,
    answer: dealStartAnswerSchema,
    handler: ({ ctx, params }) => readDealStart(app, ctx, params.id),
  });
  route(server, app, {
    ...invites,
    method: 'POST',
    path: `${applicationInvitePaths.own}/:id/resend`,
    csrf: 'required',
    summary: 'Emails the same link again and extends it by seven days; corrects an address that refused the email',
    params: byId,
    body: resendInviteSchema,
    answer: inviteAnswerSchema,
    find: ({ ctx, params }) => requireInvite(app.db.query, ctx, params.id),
    limit: ({ ctx, body, found }) => countInvite(app, ctx, body.recipientEmail || found.recipient_email),
    handler: async ({ ctx, params, body }) => ({
      success: true as const,
      invite: await resendInvite(app, ctx, params.id, body.recipientEmail),
    }),
  });
  route(server, app, {
    ...invites,
    method: 'POST',
    path: `${applicationInvitePaths.own}/:id/revoke`,
    csrf: 'required',
    summary: 'Revokes the link',
    params: byId,
    answer: inviteAnswerSchema,
    find: ({ ctx, params }) => requireInvite(app.db.query, ctx, params.id),
    handler: async ({ ctx, params }) => ({
      success: true as const,
      invite: await revokeOwnInvite(app, ctx, params.id),
    }),
  });
}
