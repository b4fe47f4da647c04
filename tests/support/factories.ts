import type { Role } from '#contract/permissions.ts';
import { accountPaths } from '#contract/account.ts';
import { type ApplicationInvite, applicationInvitePaths } from '#contract/application-invites.ts';
import type { ApplicationInput } from '#contract/application.ts';
import type { DealFormInput } from '#contract/deal-form.ts';
import {
  type AddContact,
  type CreateDealerInvite,
  type DealerContact,
  dealerContactPaths,
} from '#contract/dealer-contacts.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { type Document, documentPaths } from '#contract/documents.ts';
import { uploadLinkPaths } from '#contract/upload-links.ts';
import { systemCtx } from '#server/context.ts';
import { newId } from '#server/lib/ids.ts';
import { codeAt } from '#server/crypto/one-time-code.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { readAllChats, readTranscript } from '#server/features/chats/stored-chats.ts';
import { inviteAdmin } from '#server/features/users/invite.ts';
import { roleColumns, isStaff } from '#server/features/users/roles.ts';
import { openSession } from '#server/features/auth/sessions.ts';
import { keepUser, lenderAccountId } from '#server/features/users/store.ts';
import { insertEntries } from '#server/features/outbox/store.ts';
import type { Tx } from '#server/ports.ts';
import type { TestApp, TestClient } from './start-test-app.ts';

export const SSN = '912-34-4821';
export const EIN = '47-3094410';
export const BIRTH_DATE = '03/14/1981';
export const PASSWORD = 'correct horse battery';

export const sampleApplication = (changes: Partial<ApplicationInput> = {}): ApplicationInput => ({
  salesperson: 'N/A',
  businessName: 'Ramos Paving LLC',
  businessPhone: '(402) 555-0188',
  businessStreet: '1200 Industrial Rd',
  businessCity: 'Omaha',
  businessState: 'Nebraska',
  businessZip: '68102',
  businessNature: 'Asphalt and concrete paving',
  businessType: 'LLC',
  federalIdEncrypted: EIN,
  principalName: 'Elena Ramos',
  principalTitle: 'Owner',
  principalSsnEncrypted: SSN,
  principalDobEncrypted: BIRTH_DATE,
  principalEmail: 'elena@example.com',
  equipmentDescription: 'Compact excavator, 2021, with thumb',
  equipmentAmount: '$84,500',
  equipmentCondition: 'Used',
  primarySignature: 'Elena Ramos',
  ...changes,
});

/** Submits an application as a visitor and returns the response body. */
export async function submit(
  test: TestApp,
  changes: Partial<ApplicationInput> = {},
  language: 'en' | 'es' = 'en',
): Promise<{ reference: string; id: string; copyToken: string }> {
  const visitor = await test.browser();
  const url = language === 'es' ? '/api/credit-application-es' : '/api/credit-application';
  const answer = await visitor.send('POST', url, sampleApplication(changes));
  if (answer.statusCode !== 201) throw new Error(`the submit failed: ${answer.body}`);
  const { reference, copyToken } = answer.json<{ reference: string; copyToken: string }>();
  const { id } = await test.app.db.query
    .selectFrom('applications')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { reference, id, copyToken };
}

/** Returns the signed copy of an application. Waits for its job. */
export async function signedCopy(test: TestApp, id: string): Promise<{ code: string; content_hash: string | null }> {
  for (let left = 4800; left > 0; left--) {
    const copies = test.app.db.query.selectFrom('signed_copies').select(['code', 'content_hash', 'made_at']);
    const copy = await copies.where('application_id', '=', id).executeTakeFirst();
    if (copy?.made_at) return copy;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no signed copy of ${id} was generated`);
}

export const sampleInvite = {
  recipientEmail: 'elena@example.com',
  recipientName: 'Elena Ramos',
  recipientPhone: null,
  prefillData: JSON.stringify({ businessName: 'Ramos Paving LLC', equipmentAmount: '84500' }),
};

export async function sendInvite(
  dealer: TestClient,
  changes: object = {},
): Promise<ApplicationInvite & { token: string }> {
  const answer = await dealer.send('POST', applicationInvitePaths.own, { ...sampleInvite, ...changes });
  if (answer.statusCode !== 201) throw new Error(`the invite failed: ${answer.body}`);
  const { invite } = answer.json<{ invite: ApplicationInvite }>();
  return { ...invite, token: new URL(invite.inviteUrl).searchParams.get('token') ?? '' };
}

export const sampleDeal = (changes: Partial<DealFormInput> = {}): DealFormInput => ({
  dealName: 'Ramos Paving, excavator',
  equipmentType: 'construction',
  equipmentDescription: 'Compact excavator, 2021, with thumb',
  equipmentAmount: '84500',
  requestedAmount: '76050.50',
  requestedTerm: '60',
  downPayment: 8449.5,
  borrowerFirstName: 'Elena',
  borrowerLastName: 'Ramos',
  borrowerEmail: 'elena@example.com',
  borrowerPhone: '(402) 555-0188',
  borrowerCompany: 'Ramos Paving LLC',
  borrowerIndustry: 'construction',
  borrowerTimeInBusiness: '7',
  borrowerAnnualRevenue: '1,250,000',
  borrowerCreditScore: '700+',
  companyEin: EIN,
  companyEstablishedDate: '2019-04-01',
  guarantor1FirstName: 'Elena',
  guarantor1LastName: 'Ramos',
  guarantor1Email: 'elena@example.com',
  guarantor1Phone: '(402) 555-0188',
  guarantor1Ssn: SSN,
  guarantor1Dob: BIRTH_DATE,
  guarantor1Street: '1200 Industrial Rd',
  guarantor1City: 'Omaha',
  guarantor1State: 'NE',
  guarantor1ZipCode: '68102',
  guarantor1AnnualIncome: 145000,
  guarantor1OwnershipPercent: '62.5',
  guarantor1IsGuarantor: 'true',
  dealerNotes: 'Wants delivery in spring',
  ...changes,
});

export async function draftDeal(dealer: TestClient, changes: Partial<DealFormInput> = {}): Promise<Deal> {
  const answer = await dealer.send('POST', dealPaths.own, sampleDeal(changes));
  if (answer.statusCode !== 201) throw new Error(`the draft was not saved: ${answer.body}`);
  return answer.json<{ deal: Deal }>().deal;
}

export async function submittedDeal(dealer: TestClient, changes: Partial<DealFormInput> = {}): Promise<Deal> {
  const { id } = await draftDeal(dealer, changes);
  const answer = await dealer.send('POST', dealPaths.submit(id));
  if (answer.statusCode !== 200) throw new Error(`the submit failed: ${answer.body}`);
  return answer.json<{ deal: Deal }>().deal;
}

/** The smallest content that is detected as a PDF. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

/** Builds a multipart form with its fields first, then one file. */
export function fileForm(
  name = 'statement.pdf',
  content: Uint8Array<ArrayBuffer> = new Uint8Array(PDF),
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([content]), name);
  return form;
}

export async function uploadFile(dealer: TestClient, dealId: string, form = fileForm()): Promise<Document> {
  const answer = await dealer.send('POST', documentPaths.upload(dealId), form);
  if (answer.statusCode !== 201) throw new Error(`the upload failed: ${answer.body}`);
  return answer.json<{ document: Document }>().document;
}

/** Creates an upload link as this dealer and returns its token. */
export async function uploadLink(dealer: TestClient, dealId: string, input: object = {}): Promise<string> {
  const answer = await dealer.send('POST', uploadLinkPaths.ofDeal(dealId), input);
  if (answer.statusCode !== 201) throw new Error(`no upload link was created: ${answer.body}`);
  return new URL(answer.json<{ uploadUrl: string }>().uploadUrl).pathname.split('/').at(-1) ?? '';
}

let contacts = 0;
/** A dealer contact with a new email address. */
export const sampleContact = (changes: Partial<AddContact> = {}): AddContact => ({
  email: `contact-${String(++contacts)}@example.com`,
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '(402) 555-0101',
  accountName: 'Prairie Equipment (sample)',
  ...changes,
});

export async function addContact(admin: TestClient, changes: Partial<AddContact> = {}): Promise<DealerContact> {
  const answer = await admin.send('POST', dealerContactPaths.contacts, sampleContact(changes));
  if (answer.statusCode !== 201) throw new Error(`the contact was not added: ${answer.body}`);
  return answer.json<{ contact: DealerContact }>().contact;
}

export const inviteOf = (contact: DealerContact): CreateDealerInvite => ({
  salesforceContactId: contact.Id,
  email: contact.Email,
  firstName: contact.FirstName,
  lastName: contact.LastName,
  phone: contact.Phone ?? '',
  salesforceAccountId: contact.AccountId,
});

/** Invites the first administrator and returns the token. */
export async function adminInvitation(test: TestApp, email = 'admin@acme.example'): Promise<string> {
  const link = (await inviteAdmin(test.app, email))?.link;
  if (!link) throw new Error('an open invitation or an active administrator already exists');
  return new URL(link.reveal()).searchParams.get('token') ?? '';
}

let dealers = 0;

/** Creates a signed-in user in the lender's, a colleague's or a new account. */
export async function signedIn(test: TestApp, role: Role, colleague?: SignedIn): Promise<TestClient & SignedIn> {
  const { app } = test;
  const ctx = systemCtx(test.clock.now());
  const id = newId(ctx.now);
  const email = `${role}-${String(++dealers)}@example.com`;
  const person = { id, email, first_name: 'Sample', last_name: 'Person', ...roleColumns([role]) } as const;
  const hash = await (passwordHash ??= app.passwords.hash(PASSWORD));
  const { token, accountId } = await app.db.tx(async (tx) => {
    const account_id = isStaff(person)
      ? await lenderAccountId(tx, newId(), ctx.now)
      : (colleague?.accountId ?? (await dealerAccount(tx, ctx.now)));
    // Staff need a password, because sensitive actions ask for it again.
    const password_hash = isStaff(person) ? hash : null;
    const rest = { status: 'active', password_hash, created_at: ctx.now, activated_at: ctx.now } as const;
    await keepUser(tx, { ...person, ...rest, account_id });
    return { ...(await openSession(app, ctx, tx, { ...person, account_id })), accountId: account_id };
  });
  return { ...(await test.browser({ authorization: `Bearer ${token}` })), bearer: token, userId: id, email, accountId };
}
export type SignedIn = { bearer: string; userId: string; email: string; accountId: string };

let passwordHash: Promise<string> | undefined;
export async function givePassword({ app }: TestApp, { userId }: SignedIn): Promise<void> {
  const password_hash = await (passwordHash ??= app.passwords.hash(PASSWORD));
  await app.db.query.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
}

/** Sets a password and turns on sign-in codes, with the code of the test clock. */
export async function switchOnCodes(
  test: TestApp,
  person: TestClient & SignedIn,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  await givePassword(test, person);
  const begun = await person.send('POST', accountPaths.beginTotp, { password: PASSWORD });
  const { secret } = begun.json<{ secret: string }>();
  const on = await person.send('POST', accountPaths.confirmTotp, { code: codeAt(secret, test.clock.now()) });
  if (on.statusCode !== 200) throw new Error(`the codes were not turned on: ${begun.body} ${on.body}`);
  return { secret, recoveryCodes: on.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

async function dealerAccount(tx: Tx, now: Date): Promise<string> {
  const id = newId();
  await tx.insertInto('accounts').values({ id, name: 'Sample Dealership', kind: 'dealer', created_at: now }).execute();
  return id;
}

/** Creates a submitted deal whose lead the external CRM has not accepted, without its push job. Returns the id. */
export async function undeliveredLead(test: TestApp): Promise<string> {
  const { id } = await submittedDeal(await signedIn(test, 'dealer'));
  await test.app.db.tx((tx) => insertEntries(tx, 'lead', [id], test.clock.now()));
  return id;
}

export const sampleChat = { visitorId: 'visitor_1795273200000_a1b2c3', language: 'en', industry: 'construction' };

/** Returns the decrypted content of all stored chats. */
export async function storedChats(test: TestApp): Promise<string> {
  let text = '';
  for await (const chat of readAllChats(test.app)) text += JSON.stringify(chat);
  return text;
}

/** Returns the decrypted messages of the chat with this token. */
export async function storedMessages({ app }: TestApp, token: string) {
  const chat = app.db.query.selectFrom('chat_sessions').select('id').where('token_hash', '=', hashToken(token));
  return readTranscript(app, (await chat.executeTakeFirstOrThrow()).id);
}

export async function openChat(test: TestApp, changes: object = {}): Promise<string> {
  const visitor = await test.browser();
  const answer = await visitor.send('POST', '/api/chat/session', { ...sampleChat, ...changes });
  if (answer.statusCode !== 201) throw new Error(`the request was not opened: ${answer.body}`);
  return answer.json<{ id: string }>().id;
}
