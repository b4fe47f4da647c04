import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PeopleAnswer, type PeopleChange, peoplePaths, type Person } from '#contract/people.ts';
import { signInPaths } from '#contract/sign-in.ts';
import {
  addContact,
  draftDeal,
  givePassword,
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
/** With its own token, because the clock moves by days. */
const visit = async (path: string, body: object) => (await t.browser()).send('POST', path, body);
const DAY = 24 * 3_600_000;
type Known = Awaited<ReturnType<typeof signedIn>>;
let admin: Known;
beforeAll(async () => {
  admin = await signedIn(t, 'admin');
});

const people = async (query = ''): Promise<PeopleAnswer> =>
  (await admin.send('GET', `${peoplePaths.all}${query}`)).json<PeopleAnswer>();
const find = async (email: string): Promise<Person | undefined> =>
  (await people(`?q=${encodeURIComponent(email)}`)).people.find((one) => one.email === email);
const change = (id: string, what: PeopleChange, who: Known = admin) =>
  who.send('POST', peoplePaths.change(id, what), { password: PASSWORD });
/** Creates a staff user or a dealer with an open invitation. Returns the token of the last email. */
async function invited(role: 'admin' | 'dealer' = 'dealer') {
  if (role === 'admin') {
    const answer = await admin.send('POST', peoplePaths.all, {
      ...sampleContact(),
      roles: ['admin'],
      password: PASSWORD,
    });
    return answer.json<{ person: Person }>().person;
  }
  const contact = await addContact(admin);
  await admin.send('POST', '/api/dealer/admin/create-invite', inviteOf(contact));
  const person = await find(contact.Email);
  if (!person) throw new Error('not invited');
  return person;
}
const tokens = ({ email }: Person): string[] =>
  t.mailer.sent
    .filter((mail) => mail.to === email)
    .map((mail) => /token=([\w-]{43})/.exec(mail.text)?.[1])
    .filter((token) => token !== undefined);
const accept = (token = '') => visit(signInPaths.acceptInvite, { token, password: PASSWORD });
const login = (email: string) => visit(signInPaths.login, { email, password: PASSWORD });
const actions = async (id: string): Promise<string[]> =>
  (await t.app.db.query.selectFrom('audit').select('action').where('subject_id', '=', id).orderBy('id').execute()).map(
    (row) => row.action,
  );

describe('GET /api/admin/people', () => {
  test('returns name, email, role, account, state and last sign-in only', async () => {
    const dealer = await signedIn(t, 'dealer');
    expect(await find(dealer.email)).toEqual({
      id: dealer.userId,
      firstName: 'Sample',
      lastName: 'Person',
      email: dealer.email,
      role: 'dealer',
      roles: ['dealer'],
      account: 'Sample Dealership',
      state: 'active',
      invitedUntil: null,
      lastSignInAt: t.clock.now().toISOString(),
      totp: false,
      openLinks: 0,
      openInvites: 0,
    });
  });

  test('shows an invitation as open, expired or revoked', async () => {
    const [open, taken] = [await invited(), await invited('admin')];
    const until = new Date(t.clock.now().getTime() + 7 * DAY).toISOString();
    expect(open).toMatchObject({ state: 'invited', invitedUntil: until, role: 'dealer', lastSignInAt: null });
    expect(taken).toMatchObject({ state: 'invited', role: 'admin', account: 'Lender' });
    await change(taken.id, 'revoke');
    t.clock.advance(7 * DAY);
    admin = await signedIn(t, 'admin');
    expect([(await find(open.email))?.state, (await find(taken.email))?.state]).toEqual(['expired', 'revoked']);
  });

  test('searches any word without case and accents, and treats wildcards literally', async () => {
    const { email } = await addContact(admin, {
      firstName: 'Héctor',
      lastName: 'Peña',
      accountName: 'Zócalo 100% (sample)',
    }).then(async (contact) => {
      await admin.send('POST', '/api/dealer/admin/create-invite', inviteOf(contact));
      return { email: contact.Email };
    });
    for (const q of ['hector', 'PENA zocalo', email.slice(0, 12), '100%'])
      expect((await people(`?q=${encodeURIComponent(q)}`)).people.map((one) => one.email)).toContain(email);
    expect((await people(`?q=${encodeURIComponent('hect_r')}`)).people).toEqual([]);
  });

  test('returns pages newest first without duplicates', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: PeopleAnswer = await people(`?limit=3&cursor=${cursor}`);
      seen.push(...page.people.map((one) => one.id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
    expect(seen.length).toBeGreaterThan(4);
    expectRefusal(await admin.send('GET', `${peoplePaths.all}?cursor=other`), 400);
  });
});

describe('invitations of users', () => {
  test.each(['dealer', 'admin'] as const)('of a %s are replaced by a new link when sent again', async (role) => {
    const person = await invited(role);
    await expect.poll(() => tokens(person).length).toBe(1);
    const answer = await change(person.id, 'resend');
    expect(answer.json<{ person: Person }>().person).toMatchObject({ id: person.id, state: 'invited' });
    await expect.poll(() => tokens(person).length).toBe(2);
    const [first, second] = tokens(person);
    expect([(await accept(first)).statusCode, (await accept(second)).statusCode]).toEqual([410, 200]);
    expect((await find(person.email))?.role).toBe(role);
    expectRefusal(await change(person.id, 'resend'), 409, 'conflict');
    expectRefusal(await change(person.id, 'revoke'), 409, 'conflict');
  });

  test('stop working at once when revoked, cannot be revoked again, and can be replaced', async () => {
    const person = await invited();
    await expect.poll(() => tokens(person).length).toBe(1);
    const answers = await Promise.all([1, 2, 3].map(() => change(person.id, 'revoke')));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409, 409]);
    expect((await accept(tokens(person)[0])).statusCode).toBe(410);
    expect((await change(person.id, 'resend')).statusCode).toBe(200);
    expect(await actions(person.id)).toEqual(['user.invited', 'user.invitation_revoked', 'user.invited']);
  });

  test('of staff report missing values and conflict with an existing account', async () => {
    const refused = await admin.send('POST', peoplePaths.all, { email: 'nobody' });
    expect(Object.keys(expectRefusal(refused, 400, 'validation').fields ?? {}).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'roles',
    ]);
    const dealer = await signedIn(t, 'dealer');
    for (const email of [dealer.email.toUpperCase(), admin.email])
      expectRefusal(
        await admin.send('POST', peoplePaths.all, { ...sampleContact(), email, roles: ['admin'], password: PASSWORD }),
        409,
        'conflict',
      );
  });
});

describe('disabling an account', () => {
  test('ends sessions, password and links at once, and enabling it allows a new sign-in', async () => {
    const dealer = await signedIn(t, 'dealer');
    await givePassword(t, dealer);
    await visit(signInPaths.forgotPassword, { email: dealer.email });
    const person = await find(dealer.email);
    await expect.poll(() => (person ? tokens(person).length : 0)).toBe(1);
    const answers = await Promise.all([1, 2, 3].map(() => change(dealer.userId, 'disable')));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409, 409]);
    const read = () => dealer.send('GET', '/api/dealer/notifications');
    expectRefusal(await read(), 401, 'unauthorized');
    expectRefusal(await login(dealer.email), 401, 'unauthorized');
    expect((await accept(person && tokens(person)[0])).statusCode).toBe(410);
    expect((await find(dealer.email))?.state).toBe('disabled');
    expect((await change(dealer.userId, 'enable')).statusCode).toBe(200);
    expectRefusal(await change(dealer.userId, 'enable'), 409, 'conflict');
    expectRefusal(await read(), 401, 'unauthorized');
    expect((await login(dealer.email)).statusCode).toBe(200);
    expect((await actions(dealer.userId)).filter((one) => one.endsWith('abled'))).toEqual([
      'user.disabled',
      'user.enabled',
    ]);
  });

  test.each(['keep', 'revoke'] as const)(
    'shows open links and invites and handles them as chosen: %s',
    async (openItems) => {
      const dealer = await signedIn(t, 'dealer');
      const link = await uploadLink(dealer, (await draftDeal(dealer)).id);
      const invite = await sendInvite(dealer);
      expect(await find(dealer.email)).toMatchObject({ openLinks: 1, openInvites: 1 });
      const disabled = await admin.send('POST', peoplePaths.change(dealer.userId, 'disable'), { openItems });
      expect(disabled.json<{ person: Person }>().person).toMatchObject(
        openItems === 'keep' ? { openLinks: 1, openInvites: 1 } : { openLinks: 0, openInvites: 0 },
      );
      const visitor = await t.browser();
      const answers = await Promise.all([
        visitor.send('GET', `/api/upload/${link}`),
        visitor.send('GET', `/api/credit-application-invite?token=${invite.token}`),
      ]);
      expect(answers.map((one) => one.statusCode)).toEqual(openItems === 'keep' ? [200, 200] : [404, 404]);
    },
  );

  test('is refused without a choice about open items', async () => {
    const dealer = await signedIn(t, 'dealer');
    const refused = await admin.send('POST', peoplePaths.change(dealer.userId, 'disable'), { openItems: 'other' });
    expectRefusal(refused, 400, 'validation');
  });

  test("is refused for the caller's own account", async () => {
    expectRefusal(await change(admin.userId, 'disable'), 409, 'conflict');
    expect((await find(admin.email))?.state).toBe('active');
  });

  test('keeps one of two administrators who disable each other', async () => {
    const small = await startTestApp();
    const [one, two] = [await signedIn(small, 'admin'), await signedIn(small, 'admin')];
    const [first, second] = await Promise.all([change(two.userId, 'disable', one), change(one.userId, 'disable', two)]);
    // The second call may already be refused as unauthenticated.
    expect([first.statusCode, second.statusCode].filter((status) => status === 200)).toHaveLength(1);
    const left = small.app.db.query.selectFrom('users').select('id').where('status', '=', 'active');
    expect(await left.execute()).toHaveLength(1);
    await small.close();
  });
});

test.each(['resend', 'revoke', 'disable', 'enable'] as const)(
  '%s returns 404 for an unknown user and 403 for a dealer',
  async (what) => {
    const dealer = await signedIn(t, 'dealer');
    for (const id of ['x', '018f0000-0000-7000-8000-000000000000'])
      expectRefusal(await change(id, what), 404, 'not_found');
    expectRefusal(await change(admin.userId, what, dealer), 403, 'forbidden');
  },
);
