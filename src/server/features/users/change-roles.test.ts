import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, accountPaths } from '#contract/account.ts';
import { peoplePaths, type Person } from '#contract/people.ts';
import { permissionsOf, type Role } from '#contract/permissions.ts';
import { type SessionAnswer, signInPaths } from '#contract/sign-in.ts';
import { PASSWORD, sampleContact, signedIn } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
type Known = Awaited<ReturnType<typeof signedIn>>;
let admin: Known;
let other: Known;
beforeAll(async () => {
  admin = await signedIn(t, 'admin');
  other = await signedIn(t, 'admin');
});

const change = (id: string, roles: Role[], from: Role[], who: Known = admin, given: object = { password: PASSWORD }) =>
  who.send('POST', peoplePaths.change(id, 'roles'), { roles, from, ...given });
const accountOf = async (who: Known): Promise<Account> =>
  (await who.send('GET', accountPaths.own)).json<{ account: Account }>().account;
const recordsOf = (id: string) =>
  t.app.db.query
    .selectFrom('audit')
    .select(['actor_id', 'detail'])
    .where('subject_id', '=', id)
    .where('action', '=', 'user.roles_changed')
    .orderBy('id')
    .execute();
const emailsTo = (email: string, subject: string): number =>
  t.mailer.sent.filter((mail) => mail.to === email && mail.subject.startsWith(subject)).length;

describe('an administrator changes the roles of staff', () => {
  test('gives an open session the new roles at its next request and records the change', async () => {
    const person = await signedIn(t, 'sales');
    expectRefusal(await person.send('GET', '/api/admin/audit'), 403, 'forbidden');
    const answer = await change(person.userId, ['compliance', 'sales'], ['sales']);
    expect(answer.json<{ person: Person }>().person).toMatchObject({ role: 'staff', roles: ['sales', 'compliance'] });
    expect((await person.send('GET', '/api/admin/audit')).statusCode).toBe(200);
    expect(await recordsOf(person.userId)).toEqual([
      { actor_id: admin.userId, detail: { from: 'sales', to: 'sales, compliance' } },
    ]);
    expect(await accountOf(person)).toMatchObject({
      role: 'staff',
      roles: ['sales', 'compliance'],
      permissions: permissionsOf(['sales', 'compliance']),
    });
    expect(await accountOf(await signedIn(t, 'dealer-manager'))).toMatchObject({ roles: ['dealer-manager'] });
  });

  test('emails the other administrators and the person', async () => {
    const person = await signedIn(t, 'funder');
    await change(person.userId, ['underwriter'], ['funder']);
    await expect.poll(() => emailsTo(person.email, 'Your roles were changed')).toBe(1);
    await expect
      .poll(() =>
        t.mailer.sent.some(({ to, text }) => to === other.email && text.includes(`${person.email} (Underwriter)`)),
      )
      .toBe(true);
  });

  test('changes nothing for a repeated or concurrent call with the same roles', async () => {
    const person = await signedIn(t, 'sales');
    const answers = await Promise.all([1, 2, 3].map(() => change(person.userId, ['funder'], ['sales'])));
    expect(answers.map((one) => one.statusCode)).toEqual([200, 200, 200]);
    expect(await recordsOf(person.userId)).toHaveLength(1);
  });

  test('refuses one of two different concurrent changes with a conflict', async () => {
    const person = await signedIn(t, 'sales');
    const answers = await Promise.all([
      change(person.userId, ['funder'], ['sales']),
      change(person.userId, ['compliance'], ['sales'], other),
    ]);
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409]);
  });

  test('refuses a change without password, of the caller, of an unknown user, without a role, and to a dealer role', async () => {
    const person = await signedIn(t, 'sales');
    const refused = expectRefusal(await change(person.userId, ['admin'], ['sales'], admin, {}), 400, 'validation');
    expect(Object.keys(refused.fields ?? {})).toEqual(['password']);
    expectRefusal(await change(admin.userId, ['sales'], ['admin']), 409, 'conflict');
    for (const id of ['x', '018f0000-0000-7000-8000-000000000000'])
      expectRefusal(await change(id, ['sales'], ['funder']), 404, 'not_found');
    for (const roles of [[], ['dealer'], ['sales', 'dealer-manager'], ['owner' as Role]] as Role[][])
      expectRefusal(await change(person.userId, roles, ['sales']), 400, 'validation');
    expect(await recordsOf(person.userId)).toEqual([]);
  });

  test.each(['underwriter', 'funder', 'sales', 'compliance', 'dealer', 'dealer-manager'] as const)(
    'refuses a change by %s',
    async (role) => {
      const person = await signedIn(t, 'sales');
      expectRefusal(await change(person.userId, ['admin'], ['sales'], await signedIn(t, role)), 403, 'forbidden');
    },
  );
});

describe('the last administrator', () => {
  test('stays when two administrators demote each other at the same time', async () => {
    const small = await startTestApp();
    const [one, two] = [await signedIn(small, 'admin'), await signedIn(small, 'admin')];
    const answers = await Promise.all([
      change(two.userId, ['sales'], ['admin'], one),
      change(one.userId, ['sales'], ['admin'], two),
    ]);
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    const left = small.app.db.query.selectFrom('users').select('id').where('role', '=', 'admin');
    expect(await left.execute()).toHaveLength(1);
    await small.close();
  });

  test("stays when a demoted administrator's call was waiting", async () => {
    const small = await startTestApp();
    const [one, two, three] = [
      await signedIn(small, 'admin'),
      await signedIn(small, 'admin'),
      await signedIn(small, 'admin'),
    ];
    const [first, second] = await Promise.all([
      change(two.userId, ['sales'], ['admin'], one),
      change(three.userId, ['sales'], ['admin'], two),
    ]);
    const roleOf = async ({ userId }: Known): Promise<string> =>
      (await small.app.db.query.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirstOrThrow())
        .role;
    expect(first.statusCode).toBe(200);
    expect([200, 403]).toContain(second.statusCode);
    expect(await roleOf(three)).toBe(second.statusCode === 200 ? 'staff' : 'admin');
    expect(await roleOf(one)).toBe('admin');
    await small.close();
  });
});

describe('dealers', () => {
  test('can be appointed and dismissed as dealer-manager by an administrator', async () => {
    const dealer = await signedIn(t, 'dealer');
    expect((await change(dealer.userId, ['dealer-manager'], ['dealer'])).statusCode).toBe(200);
    const { account } = (await dealer.send('GET', '/api/dealer/account')).json<{ account: SessionAnswer['user'] }>();
    expect(account).toMatchObject({ role: 'dealer', permissions: permissionsOf(['dealer-manager']) });
    expect((await change(dealer.userId, ['dealer'], ['dealer-manager'])).statusCode).toBe(200);
    expectRefusal(await change(dealer.userId, ['admin'], ['dealer']), 400, 'validation');
    expectRefusal(await change(dealer.userId, ['dealer', 'dealer-manager'], ['dealer']), 400, 'validation');
  });
});

describe('inviting staff', () => {
  test('assigns roles, which the first sign-in returns', async () => {
    const contact = sampleContact();
    const body = { ...contact, roles: ['funder'], password: PASSWORD };
    const { person } = (await admin.send('POST', peoplePaths.all, body)).json<{ person: Person }>();
    expect(person).toMatchObject({ role: 'staff', roles: ['funder'], account: 'Lender', state: 'invited' });
    const tokenOf = () =>
      t.mailer.sent
        .filter(({ to }) => to === person.email)
        .flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? []);
    await expect.poll(() => tokenOf().length).toBe(1);
    const visitor = await t.browser();
    const session = await visitor.send('POST', signInPaths.acceptInvite, { token: tokenOf()[0], password: PASSWORD });
    expect(session.json<SessionAnswer>().user).toEqual({
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: person.email,
      role: 'staff',
      permissions: permissionsOf(['funder']),
    });
  });

  test('requires at least one role', async () => {
    const refused = await admin.send('POST', peoplePaths.all, { ...sampleContact(), roles: [], password: PASSWORD });
    expect(expectRefusal(refused, 400, 'validation').fields).toEqual({ roles: 'Choose at least one role' });
  });
});
