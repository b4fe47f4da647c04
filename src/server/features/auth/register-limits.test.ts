import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEALER_RECORD_TYPE } from '#contract/dealer-contacts.ts';
import { type RegisterAnswer, signInPaths } from '#contract/sign-in.ts';
import { addContact, PASSWORD, sampleContact, signedIn } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp({ RATE_LIMIT: 'on', HOST: '127.0.0.1' });
afterAll(() => t.close());

const HOUR = 3_600_000;
let networks = 0;
let stranger = '';
let owner = '';
let email = '';
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  networks++;
  [stranger, owner] = [`10.${String(networks)}.0.66`, `10.${String(networks)}.0.77`];
  email = (await addContact(await signedIn(t, 'admin'))).Email;
});
afterEach(() => vi.useRealTimers());

const post = (url: string, payload: object, from: string) =>
  t.server.inject({ method: 'POST', url, remoteAddress: from, headers: { host: 'localhost:3000' }, payload });
const register = (from = owner, address = email) => post(signInPaths.register, { email: address }, from);
const accept = (token: string | undefined) => post(signInPaths.acceptInvite, { token, password: PASSWORD }, owner);
const invitations = async (): Promise<number> =>
  (
    await t.app.db.query
      .selectFrom('invitations')
      .innerJoin('users', 'users.id', 'invitations.user_id')
      .select('invitations.id')
      .where('users.email', '=', email.toLowerCase())
      .execute()
  ).length;
const tokens = (): string[] =>
  t.mailer.sent.filter((one) => one.to === email).flatMap((one) => /token=([\w-]{43})/.exec(one.text)?.[1] ?? []);
const acceptLast = async () => {
  const statuses: number[] = [];
  await expect
    .poll(
      async () => {
        for (const token of tokens()) statuses.push((await accept(token)).statusCode);
        return statuses.filter((status) => status === 200).length;
      },
      { interval: 2000 },
    )
    .toBe(1);
};
/** Makes 20 calls by strangers from 5 networks. */
const useUpTheDay = (address = email) =>
  Promise.all(Array.from({ length: 20 }, (_, i) => register(`10.${String(networks)}.1.${String(i % 5)}`, address)));

describe('limits of registrations', () => {
  test('send 3 links per hour, recipient and network, and keep the last link with the same answer beyond that', async () => {
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(await register(stranger));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await invitations()).toBe(3);
    await register(owner);
    expect(await invitations()).toBe(4);
    vi.setSystemTime(Date.now() + HOUR + 1000);
    t.clock.advance(HOUR + 1000);
    await register(stranger);
    expect(await invitations()).toBe(5);
  });

  test('keep the last link of an address valid after strangers used up its 12 links of a day', async () => {
    const statuses = (await useUpTheDay()).map((answer) => answer.statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await invitations()).toBe(12);
    const answer = await register(owner);
    expect([answer.statusCode, answer.body]).toEqual([200, (await register(owner, 'unknown@example.com')).body]);
    expect(await invitations()).toBe(12);
    await acceptLast();
  });

  test('do not count calls before the address is in the CRM', async () => {
    const contact = { ...sampleContact(), recordType: DEALER_RECORD_TYPE };
    email = contact.email;
    await useUpTheDay();
    await t.app.crm.addContact?.(contact);
    await register(owner);
    expect(await invitations()).toBe(1);
  });

  test('return 404 for an unknown address and never 429 where the development mailbox is open', async () => {
    const local = await t.browser();
    const ask = (address: string) => local.send('POST', signInPaths.register, { email: address });
    for (let i = 0; i < 5; i++) expectRefusal(await ask('unknown@example.com'), 404, 'not_found');
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(await ask(email));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
    const urls = answers.map((answer) => answer.json<RegisterAnswer>().inviteUrl);
    expect(urls.map((one) => one !== undefined)).toEqual([true, true, true, false, false]);
    expect((await accept(new URL(urls[2] ?? '').searchParams.get('token') ?? '')).statusCode).toBe(200);
  });
});
