import {
  colleagueAnswerSchema,
  colleaguePaths,
  colleaguesAnswerSchema,
  inviteToDealershipSchema,
  removeColleagueSchema,
} from '#contract/colleagues.ts';
import type { App } from '#server/app.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { inviteToDealership, listColleagues, removeColleague, requireColleague } from './colleagues.ts';

const reads = { access: 'dealer', permission: 'colleagues.manage', tags: ['Colleagues'] } as const;
const changes = { ...reads, csrf: 'required' } as const;
const success = true as const;
const tooMany = (s: number): string => `You have sent many invitations. Please wait ${waitingTime(s, 'en')}.`;

/** Adds the routes for managers of a dealership, about its users. */
export function colleagueRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...reads,
    method: 'GET',
    path: colleaguePaths.all,
    summary: "Lists users of the caller's dealership",
    answer: colleaguesAnswerSchema,
    handler: ({ ctx }) => listColleagues(app, ctx),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: colleaguePaths.all,
    summary: "Invites a contact of the caller's dealership to the portal",
    body: inviteToDealershipSchema,
    answer: colleagueAnswerSchema,
    status: 201,
    idempotent: true,
    limit: ({ ctx }) => app.limits.use('dealerInvite', ctx.actor.userId, tooMany),
    handler: async ({ ctx, body, claim }) => ({
      success,
      colleague: await inviteToDealership(app, ctx, body, claim),
    }),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: colleaguePaths.remove(':id'),
    summary: "Ends a colleague's access and, on request, the open links and invitations",
    params: byId,
    body: removeColleagueSchema,
    answer: colleagueAnswerSchema,
    find: ({ ctx, params }) => requireColleague(app, ctx, params.id),
    handler: async ({ ctx, params, body }) => ({
      success,
      colleague: await removeColleague(app, ctx, params.id, body),
    }),
  });
}
