import {
  addContactAnswerSchema,
  addContactSchema,
  createDealerInviteSchema,
  dealerContactPaths,
  dealerContactsAnswerSchema,
  dealerInviteAnswerSchema,
  debugContactsAnswerSchema,
  foundContactsAnswerSchema,
  searchContactsQuerySchema,
} from '#contract/dealer-contacts.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import type { App } from '#server/app.ts';
import { claimOf } from '#server/core/idempotency.ts';
import { waitingTime } from '#server/core/waiting-time.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { addDealerContact } from './add.ts';
import { inviteDealerContact } from './create-invite.ts';
import { debugContacts, listDealerContacts } from './list.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Dealer contacts'];
const reads = { access: 'staff', permission: 'dealers.invite' } as const;
const changes = { access: 'staff', permission: 'dealers.invite', csrf: 'required' } as const;
const tooMany = (seconds: number): string =>
  `You have sent many invitations. Please wait ${waitingTime(seconds, 'en')}.`;

/** The dealers' people in the CRM, and their way into the portal. */
export function dealerContactRoutes(server: FastifyInstance, app: App): void {
  server.get(
    dealerContactPaths.contacts,
    {
      config: reads,
      schema: { tags, summary: 'People of dealers', response: { 200: dealerContactsAnswerSchema, ...errors } },
    },
    async (req) => listDealerContacts(app, staffCtx(app, req)),
  );
  server.post(
    dealerContactPaths.contacts,
    {
      config: changes,
      schema: {
        tags,
        summary: 'Adds a person to the built-in CRM',
        body: addContactSchema,
        response: { 201: addContactAnswerSchema, ...errors },
      },
    },
    async (req, reply) => {
      const contact = await addDealerContact(app, staffCtx(app, req), parse(addContactSchema, req.body));
      return reply.code(201).send({ contact });
    },
  );
  server.get(
    dealerContactPaths.search,
    {
      config: reads,
      schema: {
        tags,
        summary: 'People of dealers by name, address or account',
        querystring: searchContactsQuerySchema,
        response: { 200: foundContactsAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const { contacts } = await listDealerContacts(
        app,
        staffCtx(app, req),
        parse(searchContactsQuerySchema, req.query).q,
      );
      return { contacts };
    },
  );
  server.post(
    dealerContactPaths.createInvite,
    {
      config: changes,
      schema: {
        tags,
        summary: 'Invites one of them to the portal',
        body: createDealerInviteSchema,
        response: { 201: dealerInviteAnswerSchema, ...errors },
      },
    },
    async (req, reply) => {
      const ctx = staffCtx(app, req);
      const input = parse(createDealerInviteSchema, req.body);
      const key = req.headers['idempotency-key'];
      const claim = claimOf(key, dealerContactPaths.createInvite, ctx.actor.userId, input, app.vault);
      await app.limits.use('dealerInvite', ctx.actor.userId, tooMany);
      return reply.code(201).send(await inviteDealerContact(app, ctx, input, claim));
    },
  );
  server.get(
    dealerContactPaths.debug,
    {
      config: reads,
      schema: {
        tags,
        summary: 'Contacts with sample names, and the record types of the CRM',
        response: { 200: debugContactsAnswerSchema, ...errors },
      },
    },
    async (req) => debugContacts(app, staffCtx(app, req)),
  );
}
