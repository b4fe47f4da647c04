import * as z from 'zod/mini';
import {
  colleagueAnswerSchema,
  colleaguePaths,
  colleaguesAnswerSchema,
  inviteToDealershipSchema,
  removeColleagueSchema,
} from '#contract/colleagues.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import type { App } from '#server/app.ts';
import { claimOf } from '#server/core/idempotency.ts';
import { waitingTime } from '#server/core/waiting-time.ts';
import { dealerCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { inviteToDealership, listColleagues, removeColleague, requireColleague } from './colleagues.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Colleagues'];
const reads = { access: 'dealer', permission: 'colleagues.manage' } as const;
const changes = { ...reads, csrf: 'required' } as const;
const params = z.object({ id: z.string() });
const success = true as const;
const tooMany = (s: number): string => `You have sent many invitations. Please wait ${waitingTime(s, 'en')}.`;

/** Users of the own dealership, for its managers. */
export function colleagueRoutes(server: FastifyInstance, app: App): void {
  server.get(
    colleaguePaths.all,
    {
      config: reads,
      schema: { tags, summary: 'Users of the own dealership', response: { 200: colleaguesAnswerSchema, ...errors } },
    },
    async (req) => listColleagues(app, dealerCtx(app, req)),
  );
  server.post(
    colleaguePaths.all,
    {
      config: changes,
      schema: {
        tags,
        summary: 'Invites a contact of the own dealership to the portal',
        body: inviteToDealershipSchema,
        response: { 201: colleagueAnswerSchema, ...errors },
      },
    },
    async (req, reply) => {
      const ctx = dealerCtx(app, req);
      const input = parse(inviteToDealershipSchema, req.body);
      const key = req.headers['idempotency-key'];
      const claim = claimOf(key, colleaguePaths.all, ctx.actor.userId, input, app.vault);
      await app.limits.use('dealerInvite', ctx.actor.userId, tooMany);
      return reply.code(201).send({ success, colleague: await inviteToDealership(app, ctx, input, claim) });
    },
  );
  server.post<{ Params: { id: string } }>(
    colleaguePaths.remove(':id'),
    {
      config: changes,
      schema: {
        tags,
        summary: 'Ends the access of a colleague, and the open links and invitations where asked',
        params,
        body: removeColleagueSchema,
        response: { 200: colleagueAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const ctx = dealerCtx(app, req);
      await requireColleague(app, ctx, req.params.id);
      const input = parse(removeColleagueSchema, req.body);
      return { success, colleague: await removeColleague(app, ctx, req.params.id, input) };
    },
  );
}
