import { estimatePath, inquiryPaths } from '#contract/inquiry-paths.ts';
import { dayIn } from '#contract/days.ts';
import { assignmentPaths } from '#contract/assignments.ts';
import { dealershipPath, dealershipsPath } from '#contract/dealerships.ts';
import { deskPaths } from '#contract/desk.ts';
import { savedViewPaths } from '#contract/saved-views.ts';
import { type EntryContent, entryPaths } from '#contract/assistant-entries.ts';
import { deliveryPaths } from '#contract/deliveries.ts';
import { documentPaths } from '#contract/documents.ts';
import { notePaths } from '#contract/notes.ts';
import { correctionPath } from '#contract/corrections.ts';
import { dataRequestPaths } from '#contract/data-requests.ts';
import { noticePaths } from '#contract/notices.ts';
import { statusPaths } from '#contract/status-page.ts';
import { documentRequestPath } from '#contract/document-requests.ts';
import { decisionPaths } from '#contract/decisions.ts';
import { decideApplication, sampleDecline, waitingForDocuments } from '#tests/support/decision-factories.ts';
import { sampleEstimate, sampleQuote, sendInquiry } from '#tests/support/inquiry-factories.ts';
import { followed } from '#tests/support/status-factories.ts';
import { openedDataRequest, sampleDataRequest } from '#tests/support/data-request-factories.ts';
import {
  addContact,
  fileForm,
  uploadFile,
  uploadLink,
  adminInvitation,
  inviteOf,
  openChat,
  PASSWORD,
  sampleApplication,
  sampleChat,
  sampleContact,
  sampleDeal,
  sampleInvite,
  sendInvite,
  signedCopy,
  signedIn,
  submit,
  switchOnCodes,
  undeliveredLead,
  submittedDeal,
} from '#tests/support/factories.ts';
import { ringSource } from '#server/config/key-ring-file.ts';
import { encryptRing } from '#server/crypto/key-ring.ts';
import { newId } from '#server/lib/ids.ts';
import type { TestApp } from '#tests/support/start-test-app.ts';

/** A valid call of a route, without cookies, tokens and Origin. */
export type ApiCall = { url: string; body?: object };
export type Caller = 'anonymous' | 'dealer' | 'admin';
export type ApiRow = {
  /** The expected status per caller. An expired session counts as no session. */
  answers: Record<Caller, number> & { 'dealer-manager'?: number };
  csrf?: 'required' | 'plain-client' | 'exempt';
  /** The body is a multipart form with a file. All other bodies are JSON. */
  takesFile?: boolean;
  prepare: (test: TestApp) => ApiCall | Promise<ApiCall>;
};

/** Prepares calls that must be refused. They change nothing, so one preparation per app serves all of them. */
export function prepareRefused(test: TestApp, row: ApiRow): ApiCall | Promise<ApiCall> {
  const { refused } = kept(test);
  const call = refused.get(row) ?? row.prepare(test);
  refused.set(row, call);
  return call;
}

const everybody = (status: number): ApiRow['answers'] => ({ anonymous: status, dealer: status, admin: status });
const dealerAnd = (status: number): ApiRow['answers'] => ({ anonymous: 401, dealer: status, admin: status });
const manager = { anonymous: 401, dealer: 403, admin: 403, 'dealer-manager': 200 };
const staff = { anonymous: 401, dealer: 403, admin: 200 };
const sampleNote = { text: 'Called the applicant: statements come on Friday.' };
const savedVersion = (test: TestApp, section: string): number =>
  test.app.liveBrand.now().rows.find((row) => row.section === section)?.version ?? 0;
const PASSPHRASE = 'a passphrase of the tests';
const stepUp = { password: PASSWORD, code: '' };
const sampleEntry: EntryContent = {
  page: '/',
  en: { questions: ['Do you finance drones?', 'Survey drone loan', 'Drone financing'], answer: 'Call {phone}.' },
  es: { questions: ['¿Financian drones?', 'Préstamo para un dron', 'Crédito para dron'], answer: 'Llame al {phone}.' },
};
/** A draft of another user. */
async function writtenEntry(test: TestApp): Promise<string> {
  const { query } = test.app.db;
  const author = query
    .selectFrom('users')
    .select('id')
    .where('email', '=', await activated(test));
  const id = newId(test.clock.now());
  const by = { written_by: (await author.executeTakeFirstOrThrow()).id, written_at: test.clock.now() };
  const published = { published_by: null, published_at: null, retired_at: null };
  await query
    .insertInto('assistant_entries')
    .values({ id, version: 1, content: JSON.stringify(sampleEntry), ...by, ...published })
    .execute();
  return id;
}
let invited = 0;
const invitation = (test: TestApp): Promise<string> =>
  adminInvitation(test, `invited-${String(++invited)}@acme.example`);

/** Every route under /api, by method and pattern. A route without a row fails the route matrices. */
export const apiRows: Record<string, ApiRow> = {
  'GET /api/csrf-token': { answers: everybody(200), prepare: () => ({ url: '/api/csrf-token' }) },
  'GET /api/openapi.json': { answers: everybody(200), prepare: () => ({ url: '/api/openapi.json' }) },
  'GET /api/docs': { answers: everybody(200), prepare: () => ({ url: '/api/docs' }) },
  'POST /api/credit-application': {
    answers: everybody(201),
    csrf: 'required',
    prepare: () => ({ url: '/api/credit-application', body: sampleApplication() }),
  },
  'POST /api/credit-application-es': {
    answers: everybody(201),
    csrf: 'required',
    prepare: () => ({ url: '/api/credit-application-es', body: sampleApplication() }),
  },
  'POST /api/chat/session': {
    answers: everybody(201),
    csrf: 'required',
    prepare: () => ({ url: '/api/chat/session', body: sampleChat }),
  },
  'POST /api/chat/message': {
    answers: everybody(200),
    csrf: 'required',
    prepare: async (test) => ({
      url: '/api/chat/message',
      body: { sessionId: await openChat(test), content: 'Do you finance excavators?' },
    }),
  },
  'GET /api/admin/settings': { answers: staff, prepare: () => ({ url: '/api/admin/settings' }) },
  'GET /api/admin/settings/checklist': { answers: staff, prepare: () => ({ url: '/api/admin/settings/checklist' }) },
  'GET /api/admin/settings/doctor': { answers: staff, prepare: () => ({ url: '/api/admin/settings/doctor' }) },
  'GET /api/admin/settings/setup': { answers: staff, prepare: () => ({ url: '/api/admin/settings/setup' }) },
  'PUT /api/admin/settings/setup/:step': {
    csrf: 'required',
    answers: staff,
    prepare: () => ({ url: '/api/admin/settings/setup/team', body: { state: 'open', version: 0 } }),
  },
  'POST /api/admin/settings/test-email': {
    csrf: 'required',
    answers: staff,
    prepare: () => ({ url: '/api/admin/settings/test-email' }),
  },
  'POST /api/admin/settings/preview': {
    csrf: 'required',
    answers: staff,
    prepare: () => ({ url: '/api/admin/settings/preview' }),
  },
  'GET /api/admin/settings/publication': {
    answers: staff,
    prepare: () => ({ url: '/api/admin/settings/publication' }),
  },
  'PUT /api/admin/settings/publication': {
    answers: staff,
    csrf: 'required',
    prepare: () => ({ url: '/api/admin/settings/publication', body: { published: false, ...stepUp } }),
  },
  'GET /api/admin/settings/backups': { answers: staff, prepare: () => ({ url: '/api/admin/settings/backups' }) },
  'GET /api/admin/settings/key-backup': { answers: staff, prepare: () => ({ url: '/api/admin/settings/key-backup' }) },
  'POST /api/admin/settings/key-backup': {
    answers: staff,
    csrf: 'required',
    prepare: () => ({ url: '/api/admin/settings/key-backup', body: { passphrase: PASSPHRASE, ...stepUp } }),
  },
  'POST /api/admin/settings/key-backup/confirm': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: '/api/admin/settings/key-backup/confirm',
      body: { passphrase: PASSPHRASE, content: await keyBackup(test) },
    }),
  },
  'GET /api/admin/settings/:section/history': {
    answers: staff,
    prepare: () => ({ url: '/api/admin/settings/hours/history' }),
  },
  'PUT /api/admin/settings/:section': {
    answers: staff,
    csrf: 'required',
    prepare: (test) => ({
      url: '/api/admin/settings/manufacturers',
      body: { version: savedVersion(test, 'manufacturers'), value: { manufacturers: ['Rivet & Sons'] } },
    }),
  },
  'DELETE /api/admin/settings/:section': {
    answers: staff,
    csrf: 'required',
    prepare: (test) => ({
      url: `/api/admin/settings/manufacturers?version=${String(savedVersion(test, 'manufacturers'))}`,
    }),
  },
  'GET /api/admin/chats': { answers: staff, prepare: () => ({ url: '/api/admin/chats' }) },
  'GET /api/admin/chats/unanswered': { answers: staff, prepare: () => ({ url: '/api/admin/chats/unanswered' }) },
  'GET /api/admin/chats/:id': {
    answers: staff,
    prepare: async (test) => {
      await openChat(test);
      const chats = test.app.db.query.selectFrom('chat_sessions').select('id').limit(1);
      return { url: `/api/admin/chats/${(await chats.executeTakeFirstOrThrow()).id}` };
    },
  },
  'GET /api/admin/assistant-entries': { answers: staff, prepare: () => ({ url: entryPaths.list }) },
  'POST /api/admin/assistant-entries': {
    answers: { ...staff, admin: 201 },
    csrf: 'required',
    prepare: () => ({ url: entryPaths.list, body: { version: 0, content: sampleEntry } }),
  },
  'PUT /api/admin/assistant-entries/:id': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: entryPaths.one(await writtenEntry(test)),
      body: { version: 1, content: sampleEntry },
    }),
  },
  'POST /api/admin/assistant-entries/:id/publish': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({ url: entryPaths.publish(await writtenEntry(test)), body: { version: 1 } }),
  },
  'POST /api/admin/assistant-entries/:id/retire': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({ url: entryPaths.retire(await writtenEntry(test)), body: { version: 1 } }),
  },
  'POST /api/dealer/auth/login': {
    answers: everybody(200),
    csrf: 'plain-client',
    prepare: async (test) => ({
      url: '/api/dealer/auth/login',
      body: { email: await activated(test), password: PASSWORD },
    }),
  },
  'POST /api/dealer/admin/validate-invite': {
    answers: everybody(200),
    csrf: 'plain-client',
    prepare: async (test) => ({ url: '/api/dealer/admin/validate-invite', body: { token: await invitation(test) } }),
  },
  'POST /api/dealer/auth/accept-invite': {
    answers: everybody(200),
    csrf: 'plain-client',
    prepare: async (test) => ({
      url: '/api/dealer/auth/accept-invite',
      body: { token: await invitation(test), password: PASSWORD },
    }),
  },
  'GET /api/credit-application-invite': {
    answers: everybody(200),
    prepare: async (test) => ({ url: `/api/credit-application-invite?token=${(await sentInvite(test)).token}` }),
  },
  'GET /api/dealer/credit-application-invites': {
    answers: dealerAnd(200),
    prepare: () => ({ url: '/api/dealer/credit-application-invites' }),
  },
  'POST /api/dealer/credit-application-invites': {
    answers: dealerAnd(201),
    csrf: 'required',
    prepare: () => ({ url: '/api/dealer/credit-application-invites', body: sampleInvite }),
  },
  'GET /api/dealer/credit-application-invites/:id/deal-start': {
    answers: dealerAnd(404),
    prepare: async (test) => ({
      url: `/api/dealer/credit-application-invites/${(await sentInvite(test)).id}/deal-start`,
    }),
  },
  'POST /api/dealer/credit-application-invites/:id/resend': {
    // The sample invite belongs to another dealership than the caller's.
    answers: dealerAnd(404),
    csrf: 'required',
    prepare: async (test) => ({
      url: `/api/dealer/credit-application-invites/${(await sentInvite(test)).id}/resend`,
    }),
  },
  'POST /api/dealer/credit-application-invites/:id/revoke': {
    answers: dealerAnd(404),
    csrf: 'required',
    prepare: async (test) => ({
      url: `/api/dealer/credit-application-invites/${(await sentInvite(test)).id}/revoke`,
    }),
  },
  'GET /api/dealer/deals': { answers: dealerAnd(200), prepare: () => ({ url: '/api/dealer/deals' }) },
  'POST /api/dealer/deals': {
    answers: dealerAnd(201),
    csrf: 'required',
    prepare: () => ({ url: '/api/dealer/deals', body: sampleDeal() }),
  },
  // The sample deal and its notification belong to another dealership than the caller's.
  'GET /api/dealer/deals/:id': {
    answers: dealerAnd(404),
    prepare: async (test) => ({ url: `/api/dealer/deals/${(await submittedOnce(test)).id}` }),
  },
  'PUT /api/dealer/deals/:id': {
    answers: dealerAnd(404),
    csrf: 'required',
    prepare: async (test) => ({ url: `/api/dealer/deals/${(await submittedOnce(test)).id}`, body: sampleDeal() }),
  },
  'DELETE /api/dealer/deals/:id': {
    answers: dealerAnd(404),
    csrf: 'required',
    prepare: async (test) => ({ url: `/api/dealer/deals/${(await submittedOnce(test)).id}` }),
  },
  'POST /api/dealer/deals/:id/submit': {
    answers: dealerAnd(404),
    csrf: 'required',
    prepare: async (test) => ({ url: `/api/dealer/deals/${(await submittedOnce(test)).id}/submit` }),
  },
  'POST /api/dealer/deals/:id/sync-salesforce': {
    answers: dealerAnd(404),
    csrf: 'required',
    prepare: async (test) => ({ url: `/api/dealer/deals/${(await submittedOnce(test)).id}/sync-salesforce` }),
  },
  'GET /api/dealer/deals/:id/documents': {
    answers: dealerAnd(404),
    prepare: async (test) => ({ url: `/api/dealer/deals/${(await submittedOnce(test)).id}/documents` }),
  },
  'POST /api/dealer/deals/:id/upload': {
    answers: dealerAnd(404),
    csrf: 'required',
    takesFile: true,
    prepare: async (test) => ({
      url: `/api/dealer/deals/${(await submittedOnce(test)).id}/upload`,
      body: fileForm(),
    }),
  },
  'POST /api/dealer/deals/:id/upload-tokens': {
    answers: dealerAnd(404),
    csrf: 'required',
    prepare: async (test) => ({ url: `/api/dealer/deals/${(await submittedOnce(test)).id}/upload-tokens`, body: {} }),
  },
  'GET /api/dealer/deals/:id/upload-tokens': {
    answers: dealerAnd(404),
    prepare: async (test) => ({ url: `/api/dealer/deals/${(await submittedOnce(test)).id}/upload-tokens` }),
  },
  'POST /api/dealer/upload-tokens/:id/revoke': {
    answers: dealerAnd(404),
    csrf: 'required',
    prepare: async (test) => ({ url: `/api/dealer/upload-tokens/${(await uploadedOnce(test)).linkId}/revoke` }),
  },
  'GET /api/admin/deals/:id/documents': {
    answers: staff,
    prepare: async (test) => ({ url: `/api/admin/deals/${(await submittedOnce(test)).id}/documents` }),
  },
  'GET /api/admin/documents/:id/download': {
    answers: staff,
    prepare: async (test) => ({ url: `/api/admin/documents/${(await uploadedOnce(test)).documentId}/download` }),
  },
  'GET /api/dealer/documents/:id/download': {
    answers: dealerAnd(404),
    prepare: async (test) => ({ url: `/api/dealer/documents/${(await uploadedOnce(test)).documentId}/download` }),
  },
  'GET /api/upload/:token': {
    answers: everybody(200),
    prepare: async (test) => ({ url: `/api/upload/${(await uploadedOnce(test)).token}` }),
  },
  'POST /api/upload/:token': {
    answers: everybody(201),
    csrf: 'exempt',
    takesFile: true,
    prepare: async (test) => ({ url: `/api/upload/${(await uploadedOnce(test)).token}`, body: fileForm() }),
  },
  'GET /api/dealer/notifications': {
    answers: dealerAnd(200),
    prepare: () => ({ url: '/api/dealer/notifications' }),
  },
  'GET /api/dealer/notifications/groups': {
    answers: dealerAnd(200),
    prepare: () => ({ url: '/api/dealer/notifications/groups' }),
  },
  'GET /api/dealer/notifications/unread-count': {
    answers: dealerAnd(200),
    prepare: () => ({ url: '/api/dealer/notifications/unread-count' }),
  },
  'PATCH /api/dealer/notifications/:id/read': {
    answers: dealerAnd(404),
    csrf: 'required',
    prepare: async (test) => ({ url: `/api/dealer/notifications/${(await submittedOnce(test)).notificationId}/read` }),
  },
  'POST /api/dealer/notifications/mark-all-read': {
    answers: dealerAnd(200),
    csrf: 'required',
    prepare: () => ({ url: '/api/dealer/notifications/mark-all-read' }),
  },
  'POST /api/dealer/register': {
    answers: everybody(200),
    csrf: 'plain-client',
    prepare: async (test) => ({ url: '/api/dealer/register', body: { email: await knownDealer(test) } }),
  },
  'POST /api/dealer/auth/forgot-password': {
    answers: everybody(200),
    csrf: 'plain-client',
    prepare: () => ({ url: '/api/dealer/auth/forgot-password', body: { email: 'nobody@example.com' } }),
  },
  'POST /api/dealer/auth/change-password': {
    // The correct password would end the caller's sessions.
    answers: dealerAnd(400),
    csrf: 'required',
    prepare: () => ({
      url: '/api/dealer/auth/change-password',
      body: { currentPassword: 'wrong', newPassword: `another ${PASSWORD}` },
    }),
  },
  'GET /api/dealer/account': { answers: dealerAnd(200), prepare: () => ({ url: '/api/dealer/account' }) },
  'PATCH /api/dealer/account': {
    answers: dealerAnd(200),
    csrf: 'required',
    prepare: () => ({ url: '/api/dealer/account', body: { mailUpdates: 'important' } }),
  },
  'GET /api/dealer/account/sessions': {
    answers: dealerAnd(200),
    prepare: () => ({ url: '/api/dealer/account/sessions' }),
  },
  'DELETE /api/dealer/account/sessions/:id': {
    // The sample session belongs to another user.
    answers: dealerAnd(404),
    csrf: 'required',
    prepare: async (test) => ({ url: `/api/dealer/account/sessions/${await sessionOf(test)}` }),
  },
  'POST /api/dealer/account/sessions/end-others': {
    answers: dealerAnd(200),
    csrf: 'required',
    prepare: () => ({ url: '/api/dealer/account/sessions/end-others' }),
  },
  // A wrong password is refused before anything else, so these calls change nothing.
  'POST /api/dealer/account/totp/begin': {
    answers: dealerAnd(400),
    csrf: 'required',
    prepare: () => ({ url: '/api/dealer/account/totp/begin', body: { password: 'wrong' } }),
  },
  'POST /api/dealer/account/totp/confirm': {
    answers: dealerAnd(409),
    csrf: 'required',
    prepare: () => ({ url: '/api/dealer/account/totp/confirm', body: { code: '123456' } }),
  },
  'POST /api/dealer/account/totp/disable': {
    answers: dealerAnd(400),
    csrf: 'required',
    prepare: () => ({ url: '/api/dealer/account/totp/disable', body: { password: 'wrong', code: '123456' } }),
  },
  'POST /api/dealer/account/totp/recovery-codes': {
    answers: dealerAnd(400),
    csrf: 'required',
    prepare: () => ({ url: '/api/dealer/account/totp/recovery-codes', body: { password: 'wrong', code: '123456' } }),
  },
  // The callers of this table are not dealer managers.
  'GET /api/dealer/colleagues': { answers: manager, prepare: () => ({ url: '/api/dealer/colleagues' }) },
  'POST /api/dealer/colleagues': {
    answers: { ...manager, 'dealer-manager': 400 },
    csrf: 'required',
    // The dealership of this manager has no account in the CRM.
    prepare: () => ({ url: '/api/dealer/colleagues', body: { ...sampleContact(), phone: undefined } }),
  },
  'POST /api/dealer/colleagues/:id/remove': {
    answers: { ...manager, 'dealer-manager': 404 },
    csrf: 'required',
    prepare: async (test) => ({
      url: `/api/dealer/colleagues/${(await signedIn(test, 'dealer')).userId}/remove`,
      body: { openItems: 'keep' },
    }),
  },
  'GET /api/admin/people': { answers: staff, prepare: () => ({ url: '/api/admin/people' }) },
  'POST /api/admin/people': {
    answers: { ...staff, admin: 201 },
    csrf: 'required',
    prepare: () => ({
      url: '/api/admin/people',
      body: { ...sampleContact(), phone: undefined, roles: ['admin'], password: PASSWORD },
    }),
  },
  'POST /api/admin/people/:id/resend': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: `/api/admin/people/${await invitedPerson(test)}/resend`,
      body: { password: PASSWORD },
    }),
  },
  'POST /api/admin/people/:id/revoke': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({ url: `/api/admin/people/${await invitedPerson(test)}/revoke` }),
  },
  'POST /api/admin/people/:id/disable': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({ url: `/api/admin/people/${(await signedIn(test, 'dealer')).userId}/disable` }),
  },
  'POST /api/admin/people/:id/roles': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: `/api/admin/people/${(await signedIn(test, 'sales')).userId}/roles`,
      body: { roles: ['funder'], from: ['sales'], password: PASSWORD },
    }),
  },
  'POST /api/admin/people/:id/enable': {
    // The sample user is active.
    answers: { ...staff, admin: 409 },
    csrf: 'required',
    prepare: async (test) => ({ url: `/api/admin/people/${(await signedIn(test, 'dealer')).userId}/enable` }),
  },
  'POST /api/admin/people/:id/reset-totp': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => {
      const person = await signedIn(test, 'dealer');
      await switchOnCodes(test, person);
      return {
        url: `/api/admin/people/${person.userId}/reset-totp`,
        body: { reason: 'Lost the phone', password: PASSWORD },
      };
    },
  },
  'GET /api/dealer/admin/dealer-contacts': {
    answers: staff,
    prepare: () => ({ url: '/api/dealer/admin/dealer-contacts' }),
  },
  'POST /api/dealer/admin/dealer-contacts': {
    answers: { ...staff, admin: 201 },
    csrf: 'required',
    prepare: () => ({ url: '/api/dealer/admin/dealer-contacts', body: sampleContact() }),
  },
  'GET /api/dealer/admin/search-dealer-contacts': {
    answers: staff,
    prepare: () => ({ url: '/api/dealer/admin/search-dealer-contacts?q=sample' }),
  },
  'POST /api/dealer/admin/create-invite': {
    answers: { ...staff, admin: 201 },
    csrf: 'required',
    prepare: async (test) => ({
      url: '/api/dealer/admin/create-invite',
      body: inviteOf(await addContact(await signedIn(test, 'admin'))),
    }),
  },
  'GET /api/dealer/admin/debug-contacts': {
    answers: staff,
    prepare: () => ({ url: '/api/dealer/admin/debug-contacts' }),
  },
  'POST /api/dealer/auth/logout': {
    answers: { anonymous: 401, dealer: 200, admin: 200 },
    csrf: 'required',
    prepare: () => ({ url: '/api/dealer/auth/logout' }),
  },
  'GET /api/admin/applications': { answers: staff, prepare: () => ({ url: '/api/admin/applications' }) },
  'GET /api/admin/applications/:id': {
    answers: staff,
    prepare: async (test) => ({ url: `/api/admin/applications/${await submitted(test)}` }),
  },
  'POST /api/admin/applications/:id/reveal': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: `/api/admin/applications/${await submitted(test)}/reveal`,
      body: { field: 'principalSsnEncrypted', reason: 'Credit report' },
    }),
  },
  'GET /api/admin/applications/:id/pdf': {
    answers: staff,
    prepare: async (test) => ({ url: `/api/admin/applications/${await copied(test)}/pdf` }),
  },
  'POST /api/admin/applications/:id/pdf': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: `/api/admin/applications/${await copied(test)}/pdf`,
      body: { reason: 'Credit report' },
    }),
  },
  'POST /api/credit-application/copy': {
    answers: everybody(200),
    csrf: 'required',
    prepare: async (test) => ({ url: '/api/credit-application/copy', body: { token: await copyToken(test) } }),
  },
  'GET /api/verify/:code': {
    answers: everybody(200),
    prepare: async (test) => ({ url: `/api/verify/${(await signedCopy(test, await copied(test))).code}` }),
  },
  'PATCH /api/admin/applications/:id': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: `/api/admin/applications/${(await submit(test)).id}`,
      body: { status: 'in_review', note: 'Papers are complete' },
    }),
  },
  'PATCH /api/admin/applications/:id/legal-hold': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: `/api/admin/applications/${(await submit(test)).id}/legal-hold`,
      body: { hold: true, reason: 'Letter of counsel' },
    }),
  },
  'GET /api/admin/outbox': { answers: staff, prepare: () => ({ url: '/api/admin/outbox' }) },
  'POST /api/admin/outbox/:id/retry': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({ url: `/api/admin/outbox/${await undeliveredLead(test)}/retry` }),
  },
  // This route refuses every call until its secret is set. Its own tests set it.
  'POST /api/crm/look-again': {
    answers: everybody(404),
    csrf: 'exempt',
    prepare: () => ({ url: '/api/crm/look-again', body: { ids: ['00Q000000000001AAA'] } }),
  },
  'GET /api/admin/applications.csv': { answers: staff, prepare: () => ({ url: '/api/admin/applications.csv' }) },
  'GET /api/admin/deals/board': { answers: staff, prepare: () => ({ url: '/api/admin/deals/board' }) },
  'GET /api/admin/deals.csv': { answers: staff, prepare: () => ({ url: '/api/admin/deals.csv' }) },
  'GET /api/admin/deals': { answers: staff, prepare: () => ({ url: '/api/admin/deals' }) },
  'POST /api/admin/applications/:id/decisions': {
    answers: { ...staff, admin: 201 },
    csrf: 'required',
    prepare: async (test) => ({ url: decisionPaths.application((await submit(test)).id), body: sampleDecline }),
  },
  'POST /api/admin/applications/:id/decisions/preview': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: `${decisionPaths.application((await submit(test)).id)}/preview`,
      body: sampleDecline,
    }),
  },
  'POST /api/admin/applications/:id/incompleteness': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: decisionPaths.incompleteness((await submit(test)).id),
      body: { missing: ['quote'], respondBy: '2027-06-30' },
    }),
  },
  'POST /api/admin/applications/:id/completeness': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({ url: decisionPaths.completeness((await waitingForDocuments(test)).id) }),
  },
  'GET /api/admin/applications/:id/status-link': {
    answers: staff,
    prepare: async (test) => ({ url: statusPaths.link((await submit(test)).id) }),
  },
  'POST /api/admin/applications/:id/status-link': {
    answers: { ...staff, admin: 201 },
    csrf: 'required',
    prepare: async (test) => ({ url: statusPaths.link((await submit(test)).id) }),
  },
  'POST /api/admin/applications/:id/status-link/revoke': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({ url: statusPaths.revoke((await submit(test)).id) }),
  },
  'POST /api/admin/applications/:id/asked-documents/:paper/accept': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({ url: statusPaths.accept((await submit(test)).id, 'quote') }),
  },
  'POST /api/status/find': {
    csrf: 'required',
    answers: everybody(200),
    prepare: () => ({ url: statusPaths.find, body: { email: 'elena@example.com' } }),
  },
  'POST /api/status/:token/documents': {
    answers: everybody(201),
    csrf: 'exempt',
    takesFile: true,
    prepare: async (test) => ({
      url: statusPaths.documents((await followed(test)).token),
      body: fileForm('quote.pdf', undefined, { paper: 'quote' }),
    }),
  },
  'GET /api/admin/decisions/:id/notice': {
    answers: staff,
    prepare: async (test) => {
      const { id } = await submit(test);
      const { decisions } = await decideApplication(await signedIn(test, 'admin'), id, sampleDecline);
      return { url: decisionPaths.notice(decisions[0]?.id ?? '') };
    },
  },
  'POST /api/admin/decisions/:id/printed': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => {
      const { id } = await submit(test);
      const { decisions } = await decideApplication(await signedIn(test, 'admin'), id, sampleDecline);
      return { url: decisionPaths.printed(decisions[0]?.id ?? '') };
    },
  },
  'POST /api/admin/decisions/:id/disclosure': {
    answers: { ...staff, admin: 409 },
    csrf: 'required',
    // A declined application has no pending disclosure.
    prepare: async (test) => {
      const { id } = await submit(test);
      const { decisions } = await decideApplication(await signedIn(test, 'admin'), id, sampleDecline);
      return {
        url: decisionPaths.disclosure(decisions[0]?.id ?? ''),
        body: { on: dayIn(test.app.brand.timeZone, test.clock.now()), how: 'email', by: 'Dana Whitfield' },
      };
    },
  },
  'GET /api/admin/data-requests': { answers: staff, prepare: () => ({ url: dataRequestPaths.all }) },
  'POST /api/admin/data-requests': {
    answers: { ...staff, admin: 201 },
    csrf: 'required',
    prepare: () => ({ url: dataRequestPaths.all, body: sampleDataRequest() }),
  },
  'GET /api/admin/data-requests/:id': {
    answers: staff,
    prepare: async (test) => ({ url: dataRequestPaths.one((await openedDataRequest(test)).id) }),
  },
  'PATCH /api/admin/data-requests/:id': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: dataRequestPaths.one((await openedDataRequest(test)).id),
      body: { state: 'answered', reason: 'Copy handed over' },
    }),
  },
  'POST /api/admin/data-requests/:id/search': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: dataRequestPaths.search((await openedDataRequest(test)).id),
      body: { name: 'Elena Ramos' },
    }),
  },
  'PUT /api/admin/data-requests/:id/items': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({ url: dataRequestPaths.items((await openedDataRequest(test)).id), body: { items: [] } }),
  },
  'POST /api/admin/data-requests/:id/removals': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: dataRequestPaths.removals((await openedDataRequest(test)).id),
      body: { items: [{ kind: 'chat', id: await openChat(test) }] },
    }),
  },
  'POST /api/admin/data-requests/:id/export': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: dataRequestPaths.export((await openedDataRequest(test)).id),
      body: { format: 'json' },
    }),
  },
  'POST /api/admin/applications/:id/corrections': {
    answers: { ...staff, admin: 201 },
    csrf: 'required',
    prepare: async (test) => ({
      url: correctionPath((await submit(test)).id),
      body: { part: 'name', note: 'Spelled with one m' },
    }),
  },
  'GET /api/admin/applications/:id/deliveries': {
    answers: staff,
    prepare: async (test) => ({ url: deliveryPaths.application(await submitted(test)) }),
  },
  'GET /api/admin/deals/:id/deliveries': {
    answers: staff,
    prepare: async (test) => ({ url: deliveryPaths.deal((await submittedOnce(test)).id) }),
  },
  'GET /api/admin/notices': { answers: staff, prepare: () => ({ url: noticePaths.list }) },
  'GET /api/admin/notices.csv': { answers: staff, prepare: () => ({ url: noticePaths.csv }) },
  'POST /api/admin/deals/:id/paper-requests': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: documentRequestPath((await submittedDeal(await signedIn(test, 'dealer'))).id),
      body: { papers: ['quote'], to: 'customer' },
    }),
  },
  'POST /api/admin/deals/:id/decisions': {
    answers: { ...staff, admin: 201 },
    csrf: 'required',
    prepare: async (test) => ({
      url: decisionPaths.deal((await submittedDeal(await signedIn(test, 'dealer'))).id),
      body: sampleDecline,
    }),
  },
  'POST /api/admin/deals/:id/decisions/preview': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: `${decisionPaths.deal((await submittedOnce(test)).id)}/preview`,
      body: sampleDecline,
    }),
  },
  'PATCH /api/admin/documents/:id': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => {
      const dealer = await signedIn(test, 'dealer');
      const { id } = await uploadFile(dealer, (await submittedDeal(dealer)).id);
      const from = { documentType: 'other', paper: null };
      return {
        url: documentPaths.sort(id),
        body: { documentType: 'bank_statement', paper: 'bank_statements_3', from },
      };
    },
  },
  'POST /api/admin/applications/:id/notes': {
    answers: { ...staff, admin: 201 },
    csrf: 'required',
    prepare: async (test) => ({ url: notePaths.application(await submitted(test)), body: sampleNote }),
  },
  'POST /api/admin/deals/:id/notes': {
    answers: { ...staff, admin: 201 },
    csrf: 'required',
    prepare: async (test) => ({ url: notePaths.deal((await submittedOnce(test)).id), body: sampleNote }),
  },
  // Only the author may strike out a note, and each call of this table has another user. The tests of notes cover it.
  'POST /api/admin/notes/:id/strike': {
    answers: { ...staff, admin: 404 },
    csrf: 'required',
    prepare: () => ({ url: notePaths.strike('018f0000-0000-7000-8000-000000000000') }),
  },
  'GET /api/admin/dealerships': { answers: staff, prepare: () => ({ url: dealershipsPath }) },
  'GET /api/admin/dealerships/:id': {
    answers: staff,
    prepare: async (test) => ({ url: dealershipPath((await signedIn(test, 'dealer')).accountId) }),
  },
  'GET /api/admin/desk/counts': { answers: staff, prepare: () => ({ url: deskPaths.counts }) },
  'GET /api/admin/desk/day': { answers: staff, prepare: () => ({ url: deskPaths.day }) },
  'GET /api/admin/desk/views': { answers: staff, prepare: () => ({ url: savedViewPaths.all }) },
  'POST /api/admin/desk/views': {
    answers: { ...staff, admin: 201 },
    csrf: 'required',
    prepare: () => ({
      url: savedViewPaths.all,
      body: { screen: 'applications', name: 'Due soon', filter: { due: 'week' } },
    }),
  },
  'DELETE /api/admin/desk/views/:id': {
    answers: { ...staff, admin: 404 },
    csrf: 'required',
    prepare: () => ({ url: savedViewPaths.one('018f0000-0000-7000-8000-000000000000') }),
  },
  'GET /api/admin/assignees': { answers: staff, prepare: () => ({ url: assignmentPaths.assignees }) },
  'PATCH /api/admin/applications/:id/assignee': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: assignmentPaths.application((await submit(test)).id),
      body: { to: 'me', from: null },
    }),
  },
  'PATCH /api/admin/deals/:id/assignee': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: assignmentPaths.deal((await submittedDeal(await signedIn(test, 'dealer'))).id),
      body: { to: 'me', from: null },
    }),
  },
  'GET /api/admin/deals/:id': {
    answers: staff,
    prepare: async (test) => ({ url: `/api/admin/deals/${(await submittedOnce(test)).id}` }),
  },
  'PATCH /api/admin/deals/:id': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: `/api/admin/deals/${(await submittedDeal(await signedIn(test, 'dealer'))).id}`,
      body: { status: 'in_review', note: 'Papers are complete' },
    }),
  },
  'POST /api/visitor/track': {
    answers: everybody(200),
    csrf: 'exempt',
    prepare: () => ({ url: '/api/visitor/track', body: { visitorId: 'visitor_1700000000000_a1b2c3' } }),
  },
  'POST /api/financing/recommend': {
    answers: everybody(200),
    csrf: 'required',
    prepare: () => ({
      url: '/api/financing/recommend',
      body: { visitorId: 'visitor_1700000000000_a1b2c3', amount: 50_000, term: 36, industry: 'construction' },
    }),
  },
  'POST /api/inquiries': {
    answers: everybody(201),
    csrf: 'required',
    prepare: () => ({ url: inquiryPaths.send, body: sampleQuote }),
  },
  'POST /api/estimates/email': {
    answers: everybody(201),
    csrf: 'required',
    prepare: () => ({ url: estimatePath, body: sampleEstimate }),
  },
  'GET /api/admin/inquiries': { answers: staff, prepare: () => ({ url: inquiryPaths.list }) },
  'PATCH /api/admin/inquiries/:id': {
    answers: staff,
    csrf: 'required',
    prepare: async (test) => ({
      url: inquiryPaths.one(await sendInquiry(test)),
      body: { from: 'new', to: 'called' },
    }),
  },
  'GET /api/visitor/:visitorId': {
    answers: everybody(200),
    prepare: () => ({ url: '/api/visitor/visitor_1700000000000' }),
  },
  'GET /api/admin/audit': { answers: staff, prepare: () => ({ url: '/api/admin/audit' }) },
  'GET /api/admin/audit.csv': { answers: staff, prepare: () => ({ url: '/api/admin/audit.csv' }) },
  'GET /api/admin/audit/verify': { answers: staff, prepare: () => ({ url: '/api/admin/audit/verify' }) },
};

/**
 * Returns the rows of the running server's routes. HEAD uses the row of GET. @throws Error for a route without a row,
 * or a row without a route
 */
export function rowsOf(test: TestApp): [name: string, method: string, row: ApiRow][] {
  const declared = test.server.apiRoutes.map(({ method, url }) => ({ method, url }));
  const rows = declared.map(({ method, url }): [string, string, ApiRow] => {
    const row = apiRows[`${method === 'HEAD' ? 'GET' : method} ${url}`];
    if (!row) throw new Error(`${method} ${url} has no row in tests/server/api-calls.ts`);
    return [`${method} ${url}`, method, row];
  });
  const names = new Set(rows.map(([name]) => name));
  const gone = Object.keys(apiRows).filter((name) => !names.has(name));
  if (gone.length > 0) throw new Error(`no such route: ${gone.join(', ')}`);
  return rows;
}

export const changesState = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** Returns a new bearer token of an allowed role, or undefined for public routes. */
export const bearerFor = async (test: TestApp, row: ApiRow): Promise<string | undefined> =>
  row.answers.anonymous === 401
    ? (await signedIn(test, row.answers['dealer-manager'] === undefined ? 'admin' : 'dealer-manager')).bearer
    : undefined;

type Kept = {
  refused: Map<ApiRow, ApiCall | Promise<ApiCall>>;
  application?: string;
  login?: string;
  keyBackup?: Promise<string>;
  dealer?: string;
  invite?: Promise<{ id: string; token: string }>;
  deal?: Promise<{ id: string; notificationId: string }>;
  upload?: Promise<{ documentId: string; linkId: string; token: string }>;
};
const once = new WeakMap<TestApp, Kept>();
const kept = (test: TestApp): Kept => {
  const known = once.get(test) ?? { refused: new Map() };
  once.set(test, known);
  return known;
};
/** Returns a backup of the key ring. Its key derivation takes 0.3 s of CPU time. */
function keyBackup(test: TestApp): Promise<string> {
  const ring = ringSource(test.app.config)?.read();
  if (!ring) throw new Error('this installation has no key ring');
  return (kept(test).keyBackup ??= encryptRing(ring, PASSPHRASE, test.clock.now()));
}
const sentInvite = (test: TestApp): Promise<{ id: string; token: string }> =>
  (kept(test).invite ??= signedIn(test, 'dealer').then((dealer) => sendInvite(dealer)));
const knownDealer = async (test: TestApp): Promise<string> => {
  const known = kept(test);
  known.dealer ??= (await signedIn(test, 'dealer')).email;
  return known.dealer;
};
const submittedOnce = (test: TestApp): Promise<{ id: string; notificationId: string }> =>
  (kept(test).deal ??= signedIn(test, 'dealer').then(async (dealer) => {
    const { id } = await submittedDeal(dealer);
    const bell = await dealer.send('GET', '/api/dealer/notifications');
    const [first] = bell.json<{ notifications: { id: string }[] }>().notifications;
    return { id, notificationId: first?.id ?? '' };
  }));
const uploadedOnce = (test: TestApp): Promise<{ documentId: string; linkId: string; token: string }> =>
  (kept(test).upload ??= signedIn(test, 'dealer').then(async (dealer) => {
    const { id } = await submittedDeal(dealer);
    const document = await uploadFile(dealer, id);
    const token = await uploadLink(dealer, id, { maxUses: 100 });
    const links = await dealer.send('GET', `/api/dealer/deals/${id}/upload-tokens`);
    const [link] = links.json<{ uploadLinks: { id: string }[] }>().uploadLinks;
    return { documentId: document.id, linkId: link?.id ?? '', token };
  }));
const sessionOf = async (test: TestApp): Promise<string> => {
  const { userId } = await signedIn(test, 'dealer');
  const session = test.app.db.query.selectFrom('sessions').select('id').where('user_id', '=', userId);
  return (await session.executeTakeFirstOrThrow()).id;
};
/** Invites a user and leaves the invitation open. */
async function invitedPerson(test: TestApp): Promise<string> {
  const admin = await signedIn(test, 'admin');
  const answer = await admin.send('POST', '/api/admin/people', {
    ...sampleContact(),
    roles: ['admin'],
    password: PASSWORD,
  });
  return answer.json<{ person: { id: string } }>().person.id;
}
const submitted = async (test: TestApp): Promise<string> => (kept(test).application ??= (await submit(test)).id);

/** Returns the id of the application whose signed copy exists in this run. */
async function copied(test: TestApp): Promise<string> {
  const id = await submitted(test);
  await signedCopy(test, id);
  return id;
}

/** Returns an unused copy token of an application whose signed copy exists. */
async function copyToken(test: TestApp): Promise<string> {
  const { id, copyToken: token } = await submit(test);
  await signedCopy(test, id);
  return token;
}

/** Returns the email address of a user with a password. */
async function activated(test: TestApp): Promise<string> {
  const known = kept(test);
  if (known.login !== undefined) return known.login;
  const token = await invitation(test);
  const visitor = await test.browser();
  const answer = await visitor.send('POST', '/api/dealer/auth/accept-invite', { token, password: PASSWORD });
  known.login = answer.json<{ user: { email: string } }>().user.email;
  return known.login;
}
