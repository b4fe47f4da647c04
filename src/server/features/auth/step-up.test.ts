import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Account, accountPaths } from '#contract/account.ts';
import { sampleBrand } from '#contract/brand.ts';
import { dataRequestPaths } from '#contract/data-requests.ts';
import { peoplePaths, type Person } from '#contract/people.ts';
import { settingsPaths } from '#contract/settings.ts';
import { codeAt } from '#server/crypto/one-time-code.ts';
import { chooseForRequest, openedDataRequest } from '#tests/support/data-request-factories.ts';
import { givePassword, PASSWORD, sampleContact, signedIn, submit, switchOnCodes } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp({ RATE_LIMIT: 'on' });
afterAll(() => t.close());

type Staff = Awaited<ReturnType<typeof signedIn>>;
let admin: Staff;
let colleague: Staff;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  [admin, colleague] = [await signedIn(t, 'admin'), await signedIn(t, 'admin')];
  await givePassword(t, admin);
});
afterEach(async () => {
  vi.useRealTimers();
  // Each test has its own two administrators.
  await t.app.db.query.updateTable('users').set({ status: 'disabled' }).where('role', '=', 'admin').execute();
  await t.app.db.query.deleteFrom('brand_settings').execute();
  await t.app.liveBrand.refresh();
});

const setStatus = (userId: string, status: 'active' | 'disabled') =>
  t.app.db.query.updateTable('users').set({ status }).where('id', '=', userId).execute();
const invited = async (): Promise<Person> => {
  const answer = await admin.send('POST', peoplePaths.all, {
    ...sampleContact(),
    roles: ['admin'],
    password: PASSWORD,
  });
  return answer.json<{ person: Person }>().person;
};
const sections = {
  contact: { phones: sampleBrand.phones, emails: { ...sampleBrand.emails, lender: 'loans@acme.example' } },
  representatives: { representatives: [{ name: 'Jo Sample', email: 'jo@acme.example' }] },
};
const save =
  (section: keyof typeof sections): Prepare =>
  () => ({ method: 'PUT', url: settingsPaths.section(section), body: { version: 0, value: sections[section] } });

type Call = { method: string; url: string; body?: object };
type Prepare = () => Call | Promise<Call>;
const prepareInvite: Prepare = () => ({
  method: 'POST',
  url: peoplePaths.all,
  body: { ...sampleContact(), roles: ['admin'] },
});
/** The acts with their preparation, the recorded action, and words of the email to the others. */
const acts: [name: string, prepare: Prepare, action: string, words: RegExp][] = [
  ['inviting an administrator', prepareInvite, 'user.invited', /invited .*@.* as an administrator/],
  [
    'sending the invitation of an administrator again',
    async () => ({ method: 'POST', url: peoplePaths.change((await invited()).id, 'resend') }),
    'user.invited',
    /invited .*@.* as an administrator/,
  ],
  [
    'enabling an administrator',
    async () => {
      const { userId } = await signedIn(t, 'admin');
      await setStatus(userId, 'disabled');
      return { method: 'POST', url: peoplePaths.change(userId, 'enable') };
    },
    'user.enabled',
    /enabled the administrator admin-/,
  ],
  [
    'disabling an administrator',
    async () => ({ method: 'POST', url: peoplePaths.change((await signedIn(t, 'admin')).userId, 'disable') }),
    'user.disabled',
    /disabled the administrator admin-/,
  ],
  [
    'resetting the codes of another user',
    async () => {
      const dealer = await signedIn(t, 'dealer');
      await switchOnCodes(t, dealer);
      const body = { reason: 'Lost the phone, known by voice' };
      return { method: 'POST', url: peoplePaths.change(dealer.userId, 'reset-totp'), body };
    },
    'user.totp_reset',
    /switched off the sign-in codes of dealer-/,
  ],
  [
    'exporting clear numbers',
    async () => {
      const { id } = await openedDataRequest(t, {}, admin);
      await chooseForRequest(admin, id, [{ kind: 'application', id: (await submit(t)).id }]);
      const body = { format: 'json', reason: 'Asked for in writing' };
      return { method: 'POST', url: dataRequestPaths.export(id), body };
    },
    'data_request.exported',
    /exported a data request with 3 full numbers/,
  ],
  [
    'changing the contact addresses',
    save('contact'),
    'settings.saved',
    /changed the settings “Phones and email addresses”/,
  ],
  [
    'changing the representatives',
    save('representatives'),
    'settings.saved',
    /changed the settings “Sales representatives”/,
  ],
  [
    'taking the contact addresses of the file again',
    async () => {
      const saved = await save('contact')();
      await admin.send(saved.method, saved.url, { ...saved.body, password: PASSWORD });
      return { method: 'DELETE', url: `${settingsPaths.section('contact')}?version=1` };
    },
    'settings.reset',
    /changed the settings “Phones and email addresses”/,
  ],
];

const send = ({ method, url, body }: Call, given: object = {}, who = admin) =>
  who.send(method, url, { ...body, ...given });
const recorded = async (action: string): Promise<number> =>
  (
    await t.app.db.query
      .selectFrom('audit')
      .select('id')
      .where('action', '=', action)
      .where('actor_id', '=', admin.userId)
      .execute()
  ).length;
const emailsTo = (to: string) =>
  t.app.db.query.selectFrom('mails').select('id').where('to_address', '=', to).where('template', '=', 'sensitive-act');
const emailed = async ({ email }: Staff): Promise<number> => (await emailsTo(email).execute()).length;
/** Prepares an act, and counts its records and emails without those of the preparation. */
async function prepared(prepare: Prepare, action: string) {
  const call = await prepare();
  const [before, sent] = [await recorded(action), await emailed(colleague)];
  return {
    call,
    done: async () => [(await recorded(action)) - before, (await emailed(colleague)) - sent],
  };
}
const fieldsOf = (answer: Awaited<ReturnType<typeof send>>) =>
  Object.keys(expectRefusal(answer, 400, 'validation').fields ?? {});

describe.each(acts)('%s', (_name, prepare, action, words) => {
  test('requires the right password, and does nothing without it', async () => {
    const { call, done } = await prepared(prepare, action);
    expect(fieldsOf(await send(call))).toEqual(['password']);
    expect(fieldsOf(await send(call, { password: '' }))).toEqual(['password']);
    expect(fieldsOf(await send(call, { password: 'wrong password' }))).toEqual(['password']);
    expect(await done()).toEqual([0, 0]);
  });

  test('also requires a code if enabled, and refuses a used code', async () => {
    const { call, done } = await prepared(prepare, action);
    const next = await prepareInvite();
    const { secret } = await switchOnCodes(t, admin);
    const code = (): string => {
      t.clock.advance(30_000);
      return codeAt(secret, t.clock.now());
    };
    expect(fieldsOf(await send(call, { password: PASSWORD }))).toEqual(['code']);
    expect(fieldsOf(await send(call, { password: PASSWORD, code: '000000' }))).toEqual(['code']);
    expect(fieldsOf(await send(call, { password: 'wrong password', code: code() }))).toEqual(['password']);
    expect(await done()).toEqual([0, 0]);
    const used = code();
    expect((await send(call, { password: PASSWORD, code: used })).statusCode).toBeLessThan(300);
    expect(await done()).toEqual([1, 1]);
    expect(fieldsOf(await send(next, { password: PASSWORD, code: used }))).toEqual(['code']);
  });

  test('is recorded and emails each other administrator once with actor and act', async () => {
    const third = await signedIn(t, 'admin');
    const disabled = await signedIn(t, 'admin');
    await setStatus(disabled.userId, 'disabled');
    const { call, done } = await prepared(prepare, action);
    const own = await emailed(admin);
    const before = await emailed(third);
    expect((await send(call, { password: PASSWORD })).statusCode).toBeLessThan(300);
    expect(await done()).toEqual([1, 1]);
    expect([await emailed(third), await emailed(admin), await emailed(disabled)]).toEqual([before + 1, own, 0]);
    const email = () =>
      t.mailer.sent.findLast((one) => one.to === colleague.email && words.test(one.text.replace(/\s+/g, ' ')));
    await expect.poll(email, { timeout: 240_000 }).toBeDefined();
    expect(email()?.text).toContain(admin.email);
    expect(`${email()?.text ?? ''}${email()?.html ?? ''}`).not.toMatch(/token=|123-45-4821|password:/i);
  });
});

test('a disabled administrator gets an email about the account and the report of the act', async () => {
  const disable = { method: 'POST', url: peoplePaths.change(colleague.userId, 'disable') };
  expect((await send(disable, { password: PASSWORD })).statusCode).toBe(200);
  const sent = t.app.db.query.selectFrom('mails').select('template').where('to_address', '=', colleague.email);
  expect((await sent.execute()).map((one) => one.template).toSorted()).toEqual(['account-changed', 'sensitive-act']);
  const subjects = () => t.mailer.sent.filter((one) => one.to === colleague.email).map((one) => one.subject);
  await expect.poll(subjects).toContain(`Your account was disabled at ${t.app.brand.company}`);
});

describe('password and code for sensitive acts', () => {
  const invite = (given: object, who = admin) =>
    who.send('POST', peoplePaths.all, { ...sampleContact(), roles: ['admin'], ...given });

  test('allow 1 of 5 concurrent acts with one code', async () => {
    const { secret } = await switchOnCodes(t, admin);
    t.clock.advance(30_000);
    const given = { password: PASSWORD, code: codeAt(secret, t.clock.now()) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite(given)));
    expect(answers.map((one) => one.statusCode).toSorted()).toEqual([201, 400, 400, 400, 400]);
  });

  test('block further acts of this session after 10 wrong passwords or 10 wrong codes', async () => {
    for (let i = 0; i < 10; i++) expectRefusal(await invite({ password: 'wrong password' }), 400);
    expectRefusal(await invite({ password: PASSWORD }), 429, 'rate_limited');
    const { secret } = await switchOnCodes(t, colleague);
    for (let i = 0; i < 10; i++) expectRefusal(await invite({ password: PASSWORD, code: '000000' }, colleague), 400);
    t.clock.advance(30_000);
    const code = codeAt(secret, t.clock.now());
    expectRefusal(await invite({ password: PASSWORD, code }, colleague), 429, 'rate_limited');
  });

  test('accept a recovery code once', async () => {
    const { recoveryCodes } = await switchOnCodes(t, admin);
    const given = { password: PASSWORD, code: recoveryCodes[0] };
    expect((await invite(given)).statusCode).toBe(201);
    expect(fieldsOf(await invite(given))).toEqual(['code']);
  });

  test('leave the code unused when the act is refused', async () => {
    const { secret } = await switchOnCodes(t, admin);
    t.clock.advance(30_000);
    const given = { password: PASSWORD, code: codeAt(secret, t.clock.now()) };
    expectRefusal(await invite({ ...given, email: colleague.email }), 409, 'conflict');
    expect((await invite(given)).statusCode).toBe(201);
  });

  test("do not deadlock two administrators who reset each other's codes", async () => {
    for (const one of [admin, colleague]) await switchOnCodes(t, one);
    const reset = async (who: Staff, of: Staff) =>
      who.send('POST', peoplePaths.change(of.userId, 'reset-totp'), { reason: 'Lost the phone', password: PASSWORD });
    const answers = await Promise.all([reset(admin, colleague), reset(colleague, admin)]);
    for (const answer of answers) expect(fieldsOf(answer)).toEqual(['code']);
  });

  test("are not required for a masked export, a dealer's account and other settings", async () => {
    const dealer = await signedIn(t, 'dealer');
    for (const change of ['disable', 'enable'] as const)
      expect((await admin.send('POST', peoplePaths.change(dealer.userId, change))).statusCode).toBe(200);
    const { id } = await openedDataRequest(t, {}, admin);
    expect((await admin.send('POST', dataRequestPaths.export(id), { format: 'json' })).statusCode).toBe(200);
    const value = { manufacturers: ['Sample Maker'] };
    const saved = await admin.send('PUT', settingsPaths.section('manufacturers'), { version: 0, value });
    expect(saved.statusCode).toBe(200);
    expect(await emailed(colleague)).toBe(0);
  });

  test('come with the information whether other administrators will be notified', async () => {
    const others = async (who: Staff) =>
      (await who.send('GET', accountPaths.own)).json<{ account: Account }>().account.otherAdministrators;
    expect(await others(admin)).toBe(true);
    expect(await others(await signedIn(t, 'dealer'))).toBe(false);
    await setStatus(colleague.userId, 'disabled');
    expect(await others(admin)).toBe(false);
  });

  test('are checked after 404 for an unknown person and 403 for a dealer', async () => {
    const unknown = peoplePaths.change('018f0000-0000-7000-8000-000000000000', 'enable');
    expectRefusal(await admin.send('POST', unknown), 404, 'not_found');
    expectRefusal(await invite({}, await signedIn(t, 'dealer')), 403, 'forbidden');
  });
});
