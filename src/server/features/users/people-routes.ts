import { stepUpSchema } from '#contract/account.ts';
import {
  changeRolesSchema,
  disablePersonSchema,
  inviteColleagueSchema,
  peopleAnswerSchema,
  type PeopleChange,
  peoplePaths,
  peopleQuerySchema,
  personAnswerSchema,
  resetTotpSchema,
} from '#contract/people.ts';
import type { App } from '#server/app.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import {
  changeRoles,
  disablePerson,
  enablePerson,
  inviteColleague,
  listPeople,
  resendInvitation,
  resetTotp,
  revokeInvitation,
} from './people.ts';

const tags = ['People'];
const changes = { access: 'staff', permission: 'people.manage', csrf: 'required', method: 'POST', tags } as const;
const change = (name: PeopleChange) =>
  ({ ...changes, path: peoplePaths.change(':id', name), params: byId, answer: personAnswerSchema }) as const;
const success = true as const;
const tooMany = (s: number): string => `You have sent many invitations. Please wait ${waitingTime(s, 'en')}.`;

/** Adds the routes about users and their access. */
export function peopleRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'GET',
    path: peoplePaths.all,
    access: 'staff',
    permission: 'people.read',
    tags,
    summary: 'Lists everyone with an account or an invitation',
    query: peopleQuerySchema,
    answer: peopleAnswerSchema,
    handler: ({ ctx, query }) => listPeople(app, ctx, query),
  });
  route(server, app, {
    ...changes,
    path: peoplePaths.all,
    summary: 'Invites a colleague to the staff',
    body: inviteColleagueSchema,
    answer: personAnswerSchema,
    status: 201,
    limit: ({ ctx }) => app.limits.use('dealerInvite', ctx.actor.userId, tooMany),
    handler: async ({ ctx, body }) => ({ success, person: await inviteColleague(app, ctx, body) }),
  });
  route(server, app, {
    ...change('resend'),
    summary: 'Emails the invitation again with a new link',
    limitFirst: ({ ctx }) => app.limits.use('dealerInvite', ctx.actor.userId, tooMany),
    body: stepUpSchema,
    handler: async ({ ctx, params, body }) => ({ success, person: await resendInvitation(app, ctx, params.id, body) }),
  });
  route(server, app, {
    ...change('revoke'),
    summary: 'Revokes the invitation',
    handler: async ({ ctx, params }) => ({ success, person: await revokeInvitation(app, ctx, params.id) }),
  });
  route(server, app, {
    ...change('disable'),
    summary: 'Disables an account; its sessions end at once, and its open links unless they are kept',
    body: disablePersonSchema,
    handler: async ({ ctx, params, body }) => ({ success, person: await disablePerson(app, ctx, params.id, body) }),
  });
  route(server, app, {
    ...change('enable'),
    summary: 'Enables an account again',
    body: stepUpSchema,
    handler: async ({ ctx, params, body }) => ({ success, person: await enablePerson(app, ctx, params.id, body) }),
  });
  route(server, app, {
    ...change('roles'),
    summary: 'Changes the roles of a user, including open sessions',
    body: changeRolesSchema,
    handler: async ({ ctx, params, body }) => ({ success, person: await changeRoles(app, ctx, params.id, body) }),
  });
  route(server, app, {
    ...change('reset-totp'),
    summary: 'Turns off two-step verification for a user who lost the app',
    body: resetTotpSchema,
    handler: async ({ ctx, params, body }) => ({ success, person: await resetTotp(app, ctx, params.id, body) }),
  });
}
