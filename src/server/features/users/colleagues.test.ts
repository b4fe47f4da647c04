import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationInvitePaths } from '#contract/application-invites.ts';
import { type Colleague, colleaguePaths, type ColleaguesAnswer } from '#contract/colleagues.ts';
import { signInPaths } from '#contract/sign-in.ts';
import {
  addContact,
  draftDeal,
  inviteOf,
  PASSWORD,
  sampleContact,
  sendInvite,
  signedIn,
  uploadLink,
} from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;
type Known = Awaited<ReturnType<typeof signedIn>>;
let admin: Known;
beforeAll(async () => {
  admin = await signedIn(t, 'admin');
});

let dealerships = 0;
/** Creates a user who accepted the invitation of a CRM contact. */
async function member(accountName: string, role: 'dealer' | 'dealer-manager') {
  const contact = await addContact(admin, { accountName });
  const invited = await admin.send('POST', '/api/dealer/admin/create-invite', inviteOf(contact));
  const { inviteUrl } = invited.json<{ inviteUrl: string }>();
  const token = new URL(inviteUrl).searchParams.get('token') ?? '';
  const visitor = await t.browser();
  const accepted = await visitor.send('POST', signInPaths.acceptInvite, { token, password: PASSWORD });
  const { token: bearer } = accepted.json<{ token: string }>();
  const user = await query.selectFrom('users').selectAll().where('email', '=', contact.Email).executeTakeFirstOrThrow();
  await query.updateTable('users').set({ role }).where('id', '=', user.id).execute();
  const browser = await t.browser({ authorization: `Bearer ${bearer}` });
  return { ...browser, bearer, userId: user.id, email: user.email, accountId: user.account_id, accountName };
}
const dealership = async () => {
  const name = `Dealership ${String(++dealerships)} (sample)`;
  return { manager: await member(name, 'dealer-manager'), dealer: await member(name, 'dealer'), name };
};
const list = async (who: Pick<Known, 'send'>): Promise<Colleague[]> =>
  (await who.send('GET', colleaguePaths.all)).json<ColleaguesAnswer>().colleagues;
const remove = (who: Pick<Known, 'send'>, id: string, openItems = 'keep') =>
  who.send('POST', colleaguePaths.remove(id), { openItems });
const invite = (who: Pick<Known, 'send'>, body: object, headers: Record<string, string> = {}) =>
  who.send('POST', colleaguePaths.all, body, headers);
const actionsOn = async (id: string): Promise<string[]> =>
  (await query.selectFrom('audit').select('action').where('subject_id', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  );
const lenderEmails = (part: string): number =>
  t.mailer.sent.filter(({ to, text }) => to === t.app.brand.emails.lender && text.includes(part)).length;

describe('a manager who lists colleagues', () => {
  test('sees users of the own dealership with their open links and invites', async () => {
    const { manager, dealer } = await dealership();
    await uploadLink(dealer, (await draftDeal(dealer)).id);
    await sendInvite(dealer);
    const colleagues = await list(manager);
    expect(colleagues.map(({ email }) => email).sort()).toEqual([dealer.email, manager.email].sort());
    expect(colleagues.find(({ id }) => id === dealer.userId)).toMatchObject({
      role: 'dealer',
      state: 'active',
      openLinks: 1,
      openInvites: 1,
    });
  });

  test.each(['dealer', 'admin', 'sales'] as const)('must be a manager: refuses %s', async (role) => {
    const other = await signedIn(t, role);
    expectRefusal(await other.send('GET', colleaguePaths.all), 403, 'forbidden');
    expectRefusal(await invite(other, sampleContact()), 403, 'forbidden');
    expectRefusal(await remove(other, admin.userId), 403, 'forbidden');
  });
});

describe('a manager who invites a colleague', () => {
  test('adds the contact to the built-in CRM, sends the invitation, and the lender gets an email', async () => {
    const { manager, name } = await dealership();
    const { email, firstName, lastName } = sampleContact();
    const answer = await invite(manager, { email, firstName, lastName });
    expect(answer.statusCode).toBe(201);
    const { colleague } = answer.json<{ colleague: Colleague }>();
    expect(colleague).toMatchObject({ email, firstName, lastName, role: 'dealer', state: 'invited' });
    const [contact] = await t.app.crm.findContactsByEmail(email);
    expect(contact?.accountName).toBe(name);
    expect(await actionsOn(colleague.id)).toEqual(['user.invited']);
    await expect.poll(() => t.mailer.sent.filter(({ to }) => to === email).length).toBe(1);
    await expect.poll(() => lenderEmails(`invited ${email} to the portal for ${name}`)).toBe(1);
  });

  test('invites once when the call is repeated with the same key', async () => {
    const { manager } = await dealership();
    const { email, firstName, lastName } = sampleContact();
    const headers = { 'idempotency-key': 'invite-once' };
    const answers = [
      await invite(manager, { email, firstName, lastName }, headers),
      await invite(manager, { email, firstName, lastName }, headers),
    ];
    expect(answers.map((one) => one.statusCode)).toEqual([201, 201]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    const id = answers[0]?.json<{ colleague: Colleague }>().colleague.id ?? '';
    expect(await actionsOn(id)).toEqual(['user.invited']);
  });

  test('cannot invite a contact or user of another dealership, or a colleague with access', async () => {
    const [ours, theirs] = [await dealership(), await dealership()];
    const foreign = await addContact(admin, { accountName: theirs.name });
    const names = { firstName: 'Kim', lastName: 'Sample' };
    for (const email of [foreign.Email, theirs.dealer.email, admin.email]) {
      const refused = await invite(ours.manager, { ...names, email });
      expect(Object.keys(expectRefusal(refused, 400, 'validation').fields ?? {})).toEqual(['email']);
    }
    expectRefusal(await invite(ours.manager, { ...names, email: ours.dealer.email }), 409, 'conflict');
    expectRefusal(await invite(ours.manager, { email: 'x' }), 400, 'validation');
  });

  test('invites no one when the name of the dealership leads to another account in the CRM', async () => {
    const { manager } = await dealership();
    await query.updateTable('accounts').set({ name: 'Renamed (sample)' }).where('id', '=', manager.accountId).execute();
    const { email, firstName, lastName } = sampleContact();
    const refused = await invite(manager, { email, firstName, lastName });
    expect(Object.keys(expectRefusal(refused, 400, 'validation').fields ?? {})).toEqual(['email']);
    expect(await query.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
    expect(lenderEmails(email)).toBe(0);
  });
});

describe('a manager who removes a colleague', () => {
  test('ends the sessions at once, and the colleague and the lender get an email', async () => {
    const { manager, dealer, name } = await dealership();
    const answer = await remove(manager, dealer.userId);
    expect(answer.json<{ colleague: Colleague }>().colleague).toMatchObject({ state: 'disabled' });
    expectRefusal(await dealer.send('GET', '/api/dealer/deals'), 401, 'unauthorized');
    expect((await actionsOn(dealer.userId)).at(-1)).toBe('user.disabled');
    await expect.poll(() => lenderEmails(`removed the access of ${dealer.email} at ${name}`)).toBe(1);
    await expect
      .poll(() =>
        t.mailer.sent.some(({ to, subject }) => to === dealer.email && subject.includes('access was removed')),
      )
      .toBe(true);
    expectRefusal(await remove(manager, dealer.userId), 409, 'conflict');
  });

  test.each([
    ['keep', 1, 1],
    ['revoke', 0, 0],
  ] as const)('decides with %s about open links and invites', async (openItems, openLinks, openInvites) => {
    const { manager, dealer } = await dealership();
    const token = await uploadLink(dealer, (await draftDeal(dealer)).id);
    const { id } = await sendInvite(dealer);
    const { colleague } = (await remove(manager, dealer.userId, openItems)).json<{ colleague: Colleague }>();
    expect(colleague).toMatchObject({ openLinks, openInvites });
    const visitor = await t.browser();
    expect((await visitor.send('GET', `/api/upload/${token}`)).statusCode).toBe(openLinks === 1 ? 200 : 404);
    expect((await actionsOn(id)).includes('application_invite.revoked')).toBe(openItems === 'revoke');
    const invites = await manager.send('GET', applicationInvitePaths.own);
    expect(invites.body).toContain(id);
  });

  test('can revoke an invitation', async () => {
    const { manager } = await dealership();
    const { email, firstName, lastName } = sampleContact();
    const answer = await invite(manager, { email, firstName, lastName });
    const { colleague } = answer.json<{ colleague: Colleague }>();
    expect((await remove(manager, colleague.id)).json<{ colleague: Colleague }>().colleague.state).toBe('revoked');
    expectRefusal(await remove(manager, colleague.id), 409, 'conflict');
  });

  test('cannot remove the last manager, but can remove another one', async () => {
    const { manager, name } = await dealership();
    expectRefusal(await remove(manager, manager.userId), 409, 'conflict');
    const second = await member(name, 'dealer-manager');
    expect((await remove(manager, second.userId)).statusCode).toBe(200);
    expectRefusal(await remove(manager, manager.userId), 409, 'conflict');
  });

  test('stays if two managers remove each other at the same time', async () => {
    const { manager, name } = await dealership();
    const second = await member(name, 'dealer-manager');
    const answers = await Promise.all([remove(manager, second.userId), remove(second, manager.userId)]);
    expect(answers.filter((one) => one.statusCode === 200)).toHaveLength(1);
    const left = query.selectFrom('users').select('id').where('account_id', '=', manager.accountId);
    expect(await left.where('role', '=', 'dealer-manager').where('status', '=', 'active').execute()).toHaveLength(1);
  });

  test('gets 404 for a user of another dealership and for staff', async () => {
    const [ours, theirs] = [await dealership(), await dealership()];
    for (const id of [theirs.dealer.userId, admin.userId, 'x', '018f0000-0000-7000-8000-000000000000'])
      expectRefusal(await remove(ours.manager, id), 404, 'not_found');
    expect((await list(theirs.manager)).every(({ state }) => state === 'active')).toBe(true);
    expectRefusal(await ours.manager.send('POST', colleaguePaths.remove(ours.dealer.userId), {}), 400, 'validation');
  });
});
