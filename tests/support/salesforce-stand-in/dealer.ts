import { type DealerContactsAnswer, dealerContactPaths } from '#contract/dealer-contacts.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { type Document, documentPaths } from '#contract/documents.ts';
import { fileForm, inviteOf, PASSWORD, sampleDeal } from '#tests/support/factories.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { activateAdmin, until } from '#tests/support/writers.ts';
import { addPerson } from './org.ts';
import type { SalesforceStandIn } from './start.ts';

export const DEALER = 'dana@example.com';
/** Bearer tokens of an administrator and a dealer of a server process. */
export type Signed = { admin: string; dealer: string };

/** Invites a contact of the stand-in as the first administrator, and signs both in. */
export async function activateDealer(server: ServerProcess, org: SalesforceStandIn): Promise<Signed> {
  const name = { firstName: 'Dana', lastName: 'Whitfield', phone: '(402) 555-0101' };
  addPerson(org, { ...name, email: DEALER, accountName: 'Prairie (sample)', recordType: 'cs_vendor' });
  const admin = await activateAdmin(server);
  const { contacts } = await call<DealerContactsAnswer>(server, admin, 'GET', dealerContactPaths.contacts);
  const [contact] = contacts;
  if (!contact) throw new Error('the stand-in contact is missing in the list');
  const invite = inviteOf(contact);
  const made = await call<{ inviteUrl: string }>(server, admin, 'POST', dealerContactPaths.createInvite, invite);
  const token = new URL(made.inviteUrl).searchParams.get('token') ?? '';
  const body = { token, password: PASSWORD };
  const accepted = await call<{ token: string }>(server, 'none', 'POST', '/api/dealer/auth/accept-invite', body);
  return { admin, dealer: accepted.token };
}

export async function submitOn(server: ServerProcess, { dealer }: Signed): Promise<string> {
  const { deal } = await call<{ deal: Deal }>(server, dealer, 'POST', dealPaths.own, sampleDeal());
  await call(server, dealer, 'POST', dealPaths.submit(deal.id), {});
  return deal.id;
}

export async function uploadOn(
  server: ServerProcess,
  { dealer }: Signed,
  dealId: string,
  content?: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const form = fileForm('statement.pdf', content);
  return (await call<{ document: Document }>(server, dealer, 'POST', documentPaths.upload(dealId), form)).document.id;
}

/** Returns the recorded lead of a deal, or null. */
export const leadOn = async (server: ServerProcess, { dealer }: Signed, dealId: string): Promise<string | null> =>
  (await call<{ deal: Deal }>(server, dealer, 'GET', dealPaths.one(dealId))).deal.salesforceLeadId;

export type Told = { deal: string; lead: string };
/** Submits a deal and waits until its lead is recorded. */
export async function tellOn(server: ServerProcess, who: Signed): Promise<Told> {
  const deal = await submitOn(server, who);
  await until(async () => (await leadOn(server, who, deal)) !== null);
  return { deal, lead: (await leadOn(server, who, deal)) ?? '' };
}

/** Calls the API and fails unless the answer is a success. */
export async function call<T>(
  server: ServerProcess,
  bearer: string,
  method: string,
  at: string,
  body?: object,
): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(server.url + at, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${at} answered ${String(answer.status)}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
