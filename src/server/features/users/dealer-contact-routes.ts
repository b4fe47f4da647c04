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
import type { App } from '#server/app.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { addDealerContact, debugContacts, listDealerContacts, inviteDealerContact } from './dealer-contacts.ts';

const reads = { access: 'staff', permission: 'dealers.invite', tags: ['Dealer contacts'] } as const;
const changes = { ...reads, csrf: 'required' } as const;
const tooMany = (seconds: number): string =>
  `You have sent many invitations. Please wait ${waitingTime(seconds, 'en')}.`;

/** Adds the routes about dealers' contacts in the CRM and their invitations. */
export function dealerContactRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...reads,
    method: 'GET',
    path: dealerContactPaths.contacts,
    summary: 'Lists contacts of dealers',
    answer: dealerContactsAnswerSchema,
    handler: ({ ctx }) => listDealerContacts(app, ctx),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: dealerContactPaths.contacts,
    summary: 'Adds a contact to the built-in CRM',
    body: addContactSchema,
    answer: addContactAnswerSchema,
    status: 201,
    handler: async ({ ctx, body }) => ({ contact: await addDealerContact(app, ctx, body) }),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: dealerContactPaths.search,
    summary: 'Searches contacts of dealers by name, address or account',
    query: searchContactsQuerySchema,
    answer: foundContactsAnswerSchema,
    handler: async ({ ctx, query }) => {
      const { contacts } = await listDealerContacts(app, ctx, query.q);
      return { contacts };
    },
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: dealerContactPaths.createInvite,
    summary: "Invites a dealer's contact to the portal",
    body: createDealerInviteSchema,
    answer: dealerInviteAnswerSchema,
    status: 201,
    idempotent: true,
    limit: ({ ctx }) => app.limits.use('dealerInvite', ctx.actor.userId, tooMany),
    handler: ({ ctx, body, claim }) => inviteDealerContact(app, ctx, body, claim),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: dealerContactPaths.debug,
    summary: 'Lists contacts with sample names, and the record types of the CRM',
    answer: debugContactsAnswerSchema,
    handler: ({ ctx }) => debugContacts(app, ctx),
  });
}
