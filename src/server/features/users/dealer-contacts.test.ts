import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  contactMessages,
  type DealerContact,
  dealerContactPaths,
  type DealerContactsAnswer,
  type DealerInviteAnswer,
} from '#contract/dealer-contacts.ts';
import { addContact, inviteOf, PASSWORD, sampleContact, signedIn } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn(t, 'admin');
});

const { query } = t.app.db;
const add = (changes: object) => admin.send('POST', dealerContactPaths.contacts, { ...sampleContact(), ...changes });
const list = async () => (await admin.send('GET', dealerContactPaths.contacts)).json<DealerContactsAnswer>();
const search = async (q: string): Promise<string[]> =>
  (await admin.send('GET', `${dealerContactPaths.search}?q=${encodeURIComponent(q)}`))
    .json<{ contacts: DealerContact[] }>()
    .contacts.map((one) => one.Email);
const invite = (body: object, headers?: Record<string, string>) =>
  admin.send('POST', dealerContactPaths.createInvite, body, headers);
const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? '';
const validate = (url: string) => admin.send('POST', '/api/dealer/admin/validate-invite', { token: tokenOf(url) });
const userOf = (email: string) => query.selectFrom('users').selectAll().where('email', '=', email).execute();
const invited = async (contact: DealerContact): Promise<string> => {
  const answer = await invite(inviteOf(contact));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<DealerInviteAnswer>().inviteUrl;
};

describe('contacts of dealers', () => {
  test("are listed in the CRM's spelling with their count, from cs_vendor accounts only", async () => {
    const contact = await addContact(admin, { email: 'Vera@Example.com', phone: '' });
    expect(contact).toMatchObject({ Email: 'vera@example.com', FirstName: 'Dana', LastName: 'Whitfield', Phone: null });
    await t.app.crm.addContact?.({ ...sampleContact(), email: 'buyer@example.com', recordType: 'customer' });
    const { contacts, count, canAdd } = await list();
    expect(contacts).toContainEqual({ ...contact, access: null });
    expect(contacts.map((one) => one.Email)).not.toContain('buyer@example.com');
    expect([count, canAdd]).toEqual([contacts.length, true]);
    const records = await query.selectFrom('audit').selectAll().where('subject_id', '=', contact.Id).execute();
    expect(records.map((row) => [row.action, row.actor_id])).toEqual([['contact.added', admin.userId]]);
  });

  test('are found by name, address or account', async () => {
    const { Email } = await addContact(admin, { firstName: 'Zoë', accountName: 'Quarry Supply (sample)' });
    for (const q of ['zoe', 'quarry', Email, 'SUPPLY whitfield']) expect(await search(q), q).toEqual([Email]);
    expect(await search('nobody at all')).toEqual([]);
    expect(await search('')).toContain(Email);
  });

  test.each([
    ['email', 'nobody', contactMessages.email],
    ['email', undefined, contactMessages.email],
    ['firstName', ' ', contactMessages.firstName],
    ['lastName', null, contactMessages.lastName],
    ['accountName', '', contactMessages.accountName],
  ])("with %s %j are refused with the field's message", async (field, value, message) => {
    const before = (await list()).count;
    expect(expectRefusal(await add({ [field]: value }), 400, 'validation').fields).toEqual({ [field]: message });
    expect((await list()).count).toBe(before);
  });

  test('cannot be added with an external CRM', async () => {
    const { addContact: kept } = t.app.crm;
    delete t.app.crm.addContact;
    expectRefusal(await add({}), 409, 'conflict');
    expect((await list()).canAdd).toBe(false);
    if (kept) t.app.crm.addContact = kept;
  });

  test('are listed by debug-contacts if they have sample names, with all record types and a note', async () => {
    await t.app.crm.addContact?.({ ...sampleContact(), email: 'demo-buyer@example.com', recordType: 'customer' });
    const answer = await admin.send('GET', dealerContactPaths.debug);
    const { contacts, recordTypes, note } = answer.json<{
      contacts: (DealerContact & { RecordType: string })[];
      recordTypes: { name: string; accounts: number }[];
      note: string;
    }>();
    expect(contacts.find((one) => one.Email === 'demo-buyer@example.com')?.RecordType).toBe('customer');
    expect(new Set(contacts.map((one) => one.Id)).size).toBe(contacts.length);
    expect(recordTypes.map((one) => one.name)).toEqual(['cs_vendor', 'customer']);
    expect(note).toContain('cs_vendor');
  });
});

describe('the access of a contact to the portal', () => {
  const accessOf = async (email: string): Promise<unknown[]> => {
    const found = (await admin.send('GET', `${dealerContactPaths.search}?q=${encodeURIComponent(email)}`)).json<{
      contacts: (DealerContact & { access?: unknown })[];
    }>();
    const listed = (await list()).contacts as (DealerContact & { access?: unknown })[];
    return [...found.contacts, ...listed].filter((one) => one.Email === email).map((one) => one.access);
  };

  test('is shown in the list and the search: none, invited, expired, active or disabled', async () => {
    const contact = await addContact(admin);
    expect(await accessOf(contact.Email)).toEqual([null, null]);
    const url = await invited(contact);
    expect(await accessOf(contact.Email)).toEqual(['invited', 'invited']);
    const late = await addContact(admin);
    await invited(late);
    const { id } = (await userOf(late.Email))[0] ?? {};
    await query
      .updateTable('invitations')
      .set({ expires_at: t.clock.now() })
      .where('user_id', '=', id ?? '')
      .execute();
    expect(await accessOf(late.Email)).toEqual(['expired', 'expired']);
    await admin.send('POST', '/api/dealer/auth/accept-invite', { token: tokenOf(url), password: PASSWORD });
    expect(await accessOf(contact.Email)).toEqual(['active', 'active']);
    await query.updateTable('users').set({ status: 'disabled' }).where('email', '=', contact.Email).execute();
    expect(await accessOf(contact.Email)).toEqual(['disabled', 'disabled']);
  });
});

describe('POST /api/dealer/admin/create-invite', () => {
  test('returns success, message and link, emails the link and adds the person to the dealership', async () => {
    const contact = await addContact(admin);
    const answer = await invite(inviteOf(contact));
    expect(answer.statusCode).toBe(201);
    const { inviteUrl } = answer.json<DealerInviteAnswer>();
    expect(answer.json<unknown>()).toEqual({
      success: true,
      message: `The invitation was sent to ${contact.Email}. The link works for seven days.`,
      inviteUrl,
    });
    expect(inviteUrl).toMatch(/^http:\/\/localhost:3000\/dealer\/accept-invite\?token=[\w-]{43}$/);
    const sent = () => t.mailer.sent.find((mail) => mail.to === contact.Email);
    await expect.poll(sent).toBeDefined();
    expect(sent()?.text).toContain(inviteUrl);
    expect((await validate(inviteUrl)).json<unknown>()).toEqual({
      valid: true,
      dealer: { firstName: 'Dana', email: contact.Email },
    });
    const [user] = await userOf(contact.Email);
    expect(user).toMatchObject({ role: 'dealer', status: 'invited', first_name: 'Dana', last_name: 'Whitfield' });
    const account = query
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', user?.account_id ?? '');
    expect(await account.executeTakeFirst()).toMatchObject({ crm_id: contact.AccountId, name: contact.AccountName });
    const records = query
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', user?.id ?? '');
    expect((await records.execute()).map((row) => [row.action, row.actor_id])).toEqual([
      ['user.invited', admin.userId],
    ]);
    const colleague = await addContact(admin);
    await invited(colleague);
    expect((await userOf(colleague.Email))[0]?.account_id).toBe(user?.account_id);
  });

  test('says that the email is held until the site is published', async () => {
    const contact = await addContact(admin);
    const isOpen = vi.spyOn(t.app.publication, 'isOpen').mockReturnValue(false);
    const answer = await invite(inviteOf(contact));
    isOpen.mockRestore();
    expect(answer.statusCode).toBe(201);
    expect(answer.json<DealerInviteAnswer>().message).toBe(
      `The invitation to ${contact.Email} is held until the site is published. Its link works for seven days from now.`,
    );
  });

  test('replaces the link when repeated', async () => {
    const contact = await addContact(admin);
    const [first, second] = [await invited(contact), await invited(contact)];
    expect([(await validate(first)).statusCode, (await validate(second)).statusCode]).toEqual([410, 200]);
  });

  test('creates one user and one valid link for 10 concurrent calls', async () => {
    const contact = await addContact(admin);
    const urls = await Promise.all(Array.from({ length: 10 }, () => invited(contact)));
    expect(await userOf(contact.Email)).toHaveLength(1);
    const states = await Promise.all(urls.map(async (url) => (await validate(url)).statusCode));
    expect(states.filter((one) => one === 200)).toHaveLength(1);
  });

  test('returns the first answer for a repeated key, and stores the link only encrypted', async () => {
    const contact = await addContact(admin);
    const headers = { 'idempotency-key': 'dealer-invite-0001' };
    const [first, second] = [await invite(inviteOf(contact), headers), await invite(inviteOf(contact), headers)];
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    const token = tokenOf(first.json<DealerInviteAnswer>().inviteUrl);
    expect((await validate(first.json<DealerInviteAnswer>().inviteUrl)).statusCode).toBe(200);
    for (const table of ['idempotency', 'invitations', 'mails', 'audit'] as const)
      expect(JSON.stringify(await query.selectFrom(table).selectAll().execute())).not.toContain(token);
    expectRefusal(await invite(inviteOf(await addContact(admin)), headers), 422, 'idempotency_mismatch');
  });

  test('refuses a person who has an account, is disabled, or belongs to another account', async () => {
    const contact = await addContact(admin);
    const token = tokenOf(await invited(contact));
    await admin.send('POST', '/api/dealer/auth/accept-invite', { token, password: PASSWORD });
    expectRefusal(await invite(inviteOf(contact)), 409, 'conflict');
    await query.updateTable('users').set({ status: 'disabled' }).where('email', '=', contact.Email).execute();
    expectRefusal(await invite(inviteOf(contact)), 409, 'conflict');
    const elsewhere = await addContact(admin, { email: contact.Email, accountName: 'Elsewhere (sample)' });
    expectRefusal(await invite(inviteOf(elsewhere)), 409, 'conflict');
    const staff = await addContact(admin, { email: admin.email });
    expectRefusal(await invite(inviteOf(staff)), 409, 'conflict');
  });

  test("returns 404 for a contact that is not a dealer's, and 409 for one that differs in the CRM", async () => {
    const contact = await addContact(admin);
    const buyer = await t.app.crm.addContact?.({ ...sampleContact(), recordType: 'customer' });
    const body = inviteOf(contact);
    for (const salesforceContactId of [buyer?.id ?? '', 'x', '018f0000-0000-7000-8000-000000000000'])
      expectRefusal(await invite({ ...body, salesforceContactId }), 404, 'not_found');
    for (const wrong of [{ email: 'other@example.com' }, { salesforceAccountId: 'x' }])
      expectRefusal(await invite({ ...body, ...wrong }), 409, 'conflict');
    expectRefusal(await invite({}), 400, 'validation');
    expect(await userOf(contact.Email)).toEqual([]);
  });

  test('is limited with a readable message', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on', HOST: '127.0.0.1' });
    const sender = await signedIn(limited, 'admin');
    const body = inviteOf(await addContact(sender));
    const send = () => sender.send('POST', dealerContactPaths.createInvite, body);
    const statuses = await Promise.all(Array.from({ length: 62 }, () => send().then((a) => a.statusCode)));
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    expect(expectRefusal(await send(), 429, 'rate_limited').message).toMatch(/^You have sent many invitations/);
    await limited.close();
  });
});
