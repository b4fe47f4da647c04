import * as z from 'zod/mini';
import { stepUpSchema } from '#contract/account.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import {
  changeRolesSchema,
  inviteColleagueSchema,
  peopleAnswerSchema,
  type PeopleChange,
  peoplePaths,
  peopleQuerySchema,
  type Person,
  personAnswerSchema,
  resetTotpSchema,
} from '#contract/people.ts';
import type { App } from '#server/app.ts';
import type { Ctx, StaffActor } from '#server/context.ts';
import { waitingTime } from '#server/core/waiting-time.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { changeRoles } from './change-roles.ts';
import {
  disablePerson,
  enablePerson,
  inviteColleague,
  listPeople,
  resendInvitation,
  resetTotp,
  revokeInvitation,
} from './people.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['People'];
const changes = { access: 'staff', permission: 'people.manage', csrf: 'required' } as const;
const params = z.object({ id: z.string() });
const response = { 200: personAnswerSchema, ...errors };
const tooMany = (s: number): string => `You have sent many invitations. Please wait ${waitingTime(s, 'en')}.`;

type Change = (ctx: Ctx<StaffActor>, id: string, body: unknown) => Promise<Person>;

/** Who has access, and who decides about it. */
export function peopleRoutes(server: FastifyInstance, app: App): void {
  server.get(
    peoplePaths.all,
    {
      config: { access: 'staff', permission: 'people.read' },
      schema: {
        tags,
        summary: 'Everybody with an account or an invitation',
        querystring: peopleQuerySchema,
        response: { 200: peopleAnswerSchema, ...errors },
      },
    },
    async (req) => listPeople(app, staffCtx(app, req), parse(peopleQuerySchema, req.query)),
  );
  server.post(
    peoplePaths.all,
    {
      config: changes,
      schema: {
        tags,
        summary: 'Invites a colleague to the staff',
        body: inviteColleagueSchema,
        response: { 201: personAnswerSchema, ...errors },
      },
    },
    async (req, reply) => {
      const ctx = staffCtx(app, req);
      const input = parse(inviteColleagueSchema, req.body);
      await app.limits.use('dealerInvite', ctx.actor.userId, tooMany);
      return reply.code(201).send({ success: true, person: await inviteColleague(app, ctx, input) });
    },
  );
  const change = (name: PeopleChange, summary: string, act: Change, body?: z.ZodMiniType): void => {
    server.post<{ Params: { id: string } }>(
      peoplePaths.change(':id', name),
      { config: changes, schema: { tags, summary, params, response, ...(body && { body }) } },
      async (req) => ({ success: true as const, person: await act(staffCtx(app, req), req.params.id, req.body) }),
    );
  };
  const resend: Change = async (ctx, id, body) => {
    await app.limits.use('dealerInvite', ctx.actor.userId, tooMany);
    return resendInvitation(app, ctx, id, parse(stepUpSchema, body));
  };
  change('resend', 'Emails the invitation again, with a new link', resend, stepUpSchema);
  change('revoke', 'Takes the invitation back', (ctx, id) => revokeInvitation(app, ctx, id));
  const disable: Change = (ctx, id, body) => disablePerson(app, ctx, id, parse(stepUpSchema, body));
  change('disable', 'Disables an account; its sessions end at once', disable, stepUpSchema);
  const enable: Change = (ctx, id, body) => enablePerson(app, ctx, id, parse(stepUpSchema, body));
  change('enable', 'Enables an account again', enable, stepUpSchema);
  change(
    'roles',
    'Changes the roles of a user, also of open sessions',
    (ctx, id, body) => changeRoles(app, ctx, id, parse(changeRolesSchema, body)),
    changeRolesSchema,
  );
  change(
    'reset-totp',
    'Switches codes off for somebody who lost the app',
    (ctx, id, body) => resetTotp(app, ctx, id, parse(resetTotpSchema, body)),
    resetTotpSchema,
  );
}
