import { randomBytes, randomUUID } from 'node:crypto';
import { codeAt } from '../../src/server/crypto/one-time-code.ts';
import type { HoldingRelay } from '../../tests/support/holding-relay.ts';
import { call } from '../../tests/support/salesforce-stand-in/dealer.ts';
import type { ServerProcess } from '../../tests/support/server-process.ts';
import { tokenMailed } from '../faults/world.ts';
import {
  APPLICATION,
  approval,
  dataRequest,
  DEAL,
  decline,
  incompleteness,
  SPANISH_APPLICATION,
} from './old-bodies.ts';

export const PASSWORD = 'correct horse battery';
export const ADMIN = 'admin@acme.example';
export const COLLEAGUE = 'robin@acme.example';
const DEALER = 'dana@example.com';

export const NOTED = {
  businessName: 'Segunda Solicitud',
  note: 'Called, will send the quote on Monday',
  correction: 'The phone number has changed',
};

type File = { id: string; content: Buffer };
/** What the released version created by API calls, as used after the upgrade. */
export type Filled = {
  admin: string;
  colleague: { bearer: string; recoveryCodes: string[] };
  dealer: string;
  files: File[];
  /** A submission with its Idempotency-Key, and its reference. */
  submission: { key: string; body: typeof APPLICATION; reference: string };
  /** An upload link with remaining uses. */
  uploadToken: string;
  draft: string;
};
type Id = { id: string };

/** Creates data of every kind through the API of the released version, with its built-in CRM. */
export async function fill(server: ServerProcess, relay: HoldingRelay): Promise<Filled> {
  const send = <T = unknown>(bearer: string, method: string, at: string, body?: object): Promise<T> =>
    call<T>(server, bearer, method, at, body);
  const accept = async (token: string): Promise<string> => {
    const body = { token, password: PASSWORD };
    return (await send<{ token: string }>('none', 'POST', '/api/dealer/auth/accept-invite', body)).token;
  };
  const admin = await accept(await tokenMailed(relay, ADMIN));
  const colleague = await colleagueWithCodes(send, admin, () => tokenMailed(relay, COLLEAGUE).then(accept));
  const dealer = await accept(await inviteDealer(server, send, admin));
  await send('none', 'POST', '/api/dealer/register', { email: 'stranger@example.com' });
  await send('none', 'POST', '/api/dealer/auth/forgot-password', { email: DEALER });
  await send(dealer, 'PATCH', '/api/dealer/account', { mailUpdates: 'all' });

  const submission = await submitOnce(server);
  await decideApplications(send, admin);
  const deals = await fillDeals(send, admin, dealer);
  const files = await fillFiles(server, send, { dealer, admin, deal: deals.approved });
  const uploadToken = await fillLinks(send, { dealer, admin, deal: deals.approved });
  await chat(server);
  await send('none', 'POST', '/api/visitor/track', {
    visitorId: 'visitor_1795273200000_a1b2c3',
    language: 'es',
    currentPage: '/es/food-beverage',
    equipmentType: 'food-beverage',
  });
  await fillBackOffice(send, admin);
  return { admin, colleague, dealer, files, submission, uploadToken, draft: deals.draft };
}
type Send = <T = unknown>(bearer: string, method: string, at: string, body?: object) => Promise<T>;

async function colleagueWithCodes(send: Send, admin: string, accept: () => Promise<string>) {
  await send(admin, 'POST', '/api/admin/people', { email: COLLEAGUE, firstName: 'Robin', lastName: 'Lee' });
  const bearer = await accept();
  const account = '/api/dealer/account/totp';
  const { secret } = await send<{ secret: string }>(bearer, 'POST', `${account}/begin`, { password: PASSWORD });
  const confirmed = await send<{ recoveryCodes: string[] }>(bearer, 'POST', `${account}/confirm`, {
    code: codeAt(secret, new Date()),
  });
  const [code, ...recoveryCodes] = confirmed.recoveryCodes;
  const again = { email: COLLEAGUE, password: PASSWORD, code };
  const second = await send<{ token: string }>('none', 'POST', '/api/dealer/auth/login', again);
  await send(second.token, 'POST', '/api/dealer/auth/logout', {});
  return { bearer, recoveryCodes };
}

/** Adds and invites a contact under an Idempotency-Key. The stored answer contains the encrypted link. */
async function inviteDealer(server: ServerProcess, send: Send, admin: string): Promise<string> {
  const { contact } = await send<{
    contact: { Id: string; Email: string; FirstName: string; LastName: string; Phone: string; AccountId: string };
  }>(admin, 'POST', '/api/dealer/admin/dealer-contacts', {
    email: DEALER,
    firstName: 'Dana',
    lastName: 'Whitfield',
    phone: '(402) 555-0101',
    accountName: 'Prairie Equipment (sample)',
  });
  const body = {
    salesforceContactId: contact.Id,
    email: contact.Email,
    firstName: contact.FirstName,
    lastName: contact.LastName,
    phone: contact.Phone,
    salesforceAccountId: contact.AccountId,
  };
  const made = await keyed<{ inviteUrl: string }>(server, admin, '/api/dealer/admin/create-invite', body, randomUUID());
  return new URL(made.inviteUrl).searchParams.get('token') ?? '';
}

async function submitOnce(server: ServerProcess): Promise<Filled['submission']> {
  const key = randomUUID();
  const { reference } = await keyed<{ reference: string }>(server, 'none', '/api/credit-application', APPLICATION, key);
  return { key, body: APPLICATION, reference };
}

/** Calls under an Idempotency-Key. A repetition returns the first answer. */
export async function keyed<T>(
  server: ServerProcess,
  bearer: string,
  at: string,
  body: object,
  key: string,
): Promise<T> {
  const answer = await fetch(server.url + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${at} answered ${String(answer.status)}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function decideApplications(send: Send, admin: string): Promise<void> {
  const path = '/api/admin/applications';
  const submit = async (at: string, body: object): Promise<string> => {
    const { reference } = await send<{ reference: string }>('none', 'POST', at, body);
    const found = await send<{ applications: Id[] }>(admin, 'GET', `${path}?q=${reference}`);
    return found.applications[0]?.id ?? '';
  };
  const approved = await submit('/api/credit-application', { ...APPLICATION, contactConsent: true });
  const at = `${path}/${approved}/decisions`;
  const { decisions } = await send<{ decisions: Id[] }>(admin, 'POST', at, approval());
  await send(admin, 'POST', at, { ...approval(), termMonths: 48, replaces: decisions[0]?.id ?? null });
  const declined = await submit('/api/credit-application-es', SPANISH_APPLICATION);
  await send(admin, 'POST', `${path}/${declined}/decisions`, decline());
  const open = await submit('/api/credit-application-es', { ...SPANISH_APPLICATION, businessName: NOTED.businessName });
  await send(admin, 'PATCH', `${path}/${open}`, { status: 'in_review', note: 'First look' });
  await send(admin, 'POST', `${path}/${open}/incompleteness`, incompleteness());
  await send(admin, 'PATCH', `${path}/${open}/assignee`, { to: 'me', from: null });
  const { notes } = await send<{ notes: Id[] }>(admin, 'POST', `${path}/${open}/notes`, {
    text: 'Asked for the quote',
  });
  await send(admin, 'POST', `/api/admin/notes/${notes[0]?.id ?? ''}/strike`, {});
  await send(admin, 'POST', `${path}/${open}/notes`, { text: NOTED.note });
  const correction = { part: 'contact', note: NOTED.correction };
  await send(admin, 'POST', `${path}/${open}/corrections`, correction);
  await send(admin, 'PATCH', `${path}/${open}/legal-hold`, { hold: true, reason: 'Letter of the attorney' });
  const reveal = { field: 'principalSsnEncrypted', reason: 'Compared with the report' };
  await send(admin, 'POST', `${path}/${open}/reveal`, reveal);
}

async function fillDeals(send: Send, admin: string, dealer: string): Promise<{ draft: string; approved: string }> {
  const own = '/api/dealer/deals';
  const make = async (dealName: string, more: object = {}): Promise<string> =>
    (await send<{ deal: Id }>(dealer, 'POST', own, { ...DEAL, dealName, ...more })).deal.id;
  const submitted = async (dealName: string, more: object = {}): Promise<string> => {
    const id = await make(dealName, more);
    await send(dealer, 'POST', `${own}/${id}/submit`, {});
    return id;
  };
  const invites = '/api/dealer/credit-application-invites';
  const invite = async (recipientName: string) =>
    send<{ invite: Id & { inviteUrl: string } }>(dealer, 'POST', invites, {
      recipientEmail: 'elena@example.com',
      recipientName,
      recipientPhone: '(402) 555-0188',
      prefillData: JSON.stringify({ businessName: 'Ramos Paving LLC', equipmentAmount: '84500' }),
    });
  await invite('Pending Customer');
  const { invite: revoked } = await invite('Revoked Customer');
  await send(dealer, 'POST', `${invites}/${revoked.id}/revoke`, {});
  const { invite: used } = await invite('Elena Ramos');
  const inviteToken = new URL(used.inviteUrl).searchParams.get('token') ?? '';
  await send('none', 'POST', '/api/credit-application', { ...APPLICATION, inviteToken });
  await send('none', 'POST', '/api/credit-application', { ...APPLICATION, inviteToken: 'unknown'.repeat(6) });
  await submitted('Of an invitation', { applicationInviteId: used.id });

  const draft = await make('Draft');
  await submitted('Submitted');
  const asked = await submitted('Asked for papers');
  const admins = '/api/admin/deals';
  await send(admin, 'PATCH', `${admins}/${asked}`, { status: 'info_requested', note: 'Please send the quote' });
  await send(admin, 'POST', `${admins}/${asked}/paper-requests`, { papers: ['quote'], to: 'customer', language: 'es' });
  await send(admin, 'PATCH', `${admins}/${asked}/assignee`, { to: 'me', from: null });
  await send(admin, 'POST', `${admins}/${asked}/notes`, { text: 'The dealer sends it this week' });
  const approved = await submitted('Approved');
  await send(admin, 'POST', `${admins}/${approved}/decisions`, approval());
  const funded = await submitted('Funded');
  await send(admin, 'POST', `${admins}/${funded}/decisions`, approval());
  await send(admin, 'PATCH', `${admins}/${funded}`, { status: 'docs_out' });
  await send(admin, 'PATCH', `${admins}/${funded}`, { status: 'funded' });
  const declined = await submitted('Declined');
  await send(admin, 'POST', `${admins}/${declined}/decisions`, decline());
  const { notifications } = await send<{ notifications: Id[] }>(dealer, 'GET', '/api/dealer/notifications');
  await send(dealer, 'PATCH', `/api/dealer/notifications/${notifications[0]?.id ?? ''}/read`, {});
  return { draft, approved };
}

type Who = { dealer: string; admin: string; deal: string };

/** Returns a PDF of this size with unique content. */
export const pdfOf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'), randomBytes(bytes)]);

export async function upload(server: ServerProcess, bearer: string, at: string, content: Buffer): Promise<File> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), `statement-${String(content.length)}.pdf`);
  return { id: (await call<{ document: Id }>(server, bearer, 'POST', at, form)).document.id, content };
}

async function fillFiles(server: ServerProcess, send: Send, { dealer, admin, deal }: Who): Promise<File[]> {
  const files: File[] = [];
  for (const bytes of [1, 70_000, 3_000_000])
    files.push(await upload(server, dealer, `/api/dealer/deals/${deal}/upload`, pdfOf(bytes)));
  const { documents } = await send<{ documents: (Id & { documentType: string; paper: string | null })[] }>(
    admin,
    'GET',
    `/api/admin/deals/${deal}/documents`,
  );
  const [first] = documents;
  if (!first) throw new Error('no document is listed');
  const from = { documentType: first.documentType, paper: first.paper };
  const sorted = { documentType: 'purchase_order', paper: 'quote', from };
  await send(admin, 'PATCH', `/api/admin/documents/${first.id}`, sorted);
  return files;
}

async function fillLinks(send: Send, { dealer, deal }: Who): Promise<string> {
  const make = async (input: object): Promise<string> => {
    const made = await send<{ uploadUrl: string }>(dealer, 'POST', `/api/dealer/deals/${deal}/upload-tokens`, input);
    return new URL(made.uploadUrl).pathname.split('/').at(-1) ?? '';
  };
  await make({ label: 'To be revoked' });
  const { uploadLinks } = await send<{ uploadLinks: Id[] }>(dealer, 'GET', `/api/dealer/deals/${deal}/upload-tokens`);
  await send(dealer, 'POST', `/api/dealer/upload-tokens/${uploadLinks[0]?.id ?? ''}/revoke`, {});
  return make({ label: 'Quote and statements', maxUses: 9, requested: ['quote', 'bank_statements_3'] });
}

async function chat(server: ServerProcess): Promise<void> {
  for (const [language, content] of [
    ['en', 'What is the monthly payment for $84,500 over 60 months? My account is 4402771930'],
    ['es', '¿Cuánto tarda la decisión?'],
  ]) {
    const opened = { visitorId: 'visitor_1795273200000_a1b2c3', language, industry: 'construction' };
    const { id } = await call<Id>(server, 'none', 'POST', '/api/chat/session', opened);
    const answer = await fetch(`${server.url}/api/chat/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer none' },
      body: JSON.stringify({ sessionId: id, content }),
    });
    if (!answer.ok || !(await answer.text()).includes('[DONE]')) throw new Error('the assistant did not answer');
  }
}

async function fillBackOffice(send: Send, admin: string): Promise<void> {
  const all = '/api/admin/data-requests';
  const { request } = await send<{ request: Id }>(admin, 'POST', all, dataRequest());
  const { found } = await send<{ found: (Id & { kind: string })[] }>(admin, 'POST', `${all}/${request.id}/search`, {
    name: 'Elena Ramos',
  });
  const items = found.map(({ kind, id }) => ({ kind, id }));
  await send(admin, 'PUT', `${all}/${request.id}/items`, { items });
  const closed = await send<{ request: Id }>(admin, 'POST', all, { ...dataRequest(), kind: 'delete' });
  await send(admin, 'PATCH', `${all}/${closed.request.id}`, { state: 'refused', reason: 'Another person' });
  const path = '/api/admin/settings';
  const { sections } = await send<{ sections: { company: { version: number; value: object } } }>(admin, 'GET', path);
  const company = { version: sections.company.version, value: { ...sections.company.value, tagline: 'Since 1998' } };
  await send(admin, 'PUT', `${path}/company`, company);
}
