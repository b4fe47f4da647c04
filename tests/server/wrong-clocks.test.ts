import { afterAll, describe, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin.ts';
import { applicationInvitePaths } from '#contract/application-invites.ts';
import { dealPaths } from '#contract/deals.ts';
import { signInPaths } from '#contract/sign-in.ts';
import {
  draftDeal,
  givePassword,
  PASSWORD,
  sampleApplication,
  sendInvite,
  signedIn,
  submit,
  uploadLink,
} from '#tests/support/factories.ts';
import { startTestApp, type TestApp, type TestClient } from '#tests/support/start-test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTES = 10 * 60_000;
const open: TestApp[] = [];
afterAll(() => Promise.all(open.map((t) => t.close())));
async function start(aheadMs: number): Promise<TestApp> {
  const t = await startTestApp({}, { aheadMs });
  open.push(t);
  return t;
}

type Doors = { session: string; invite: string; link: string };
async function makeDoors(t: TestApp): Promise<Doors & { key: TestClient; expiresAt: string }> {
  const dealer = await signedIn(t, 'dealer');
  await givePassword(t, dealer);
  const visitor = await t.browser();
  const answer = await visitor.send('POST', signInPaths.login, { email: dealer.email, password: PASSWORD });
  const session = answer.json<{ token: string }>().token;
  const key = await t.browser({ authorization: `Bearer ${session}` });
  const { token: invite, expiresAt } = await sendInvite(key);
  const { id } = await draftDeal(key);
  return { session, invite, link: await uploadLink(key, id, { expiresInHours: 48 }), key, expiresAt };
}

async function statusesOf(t: TestApp, { session, invite, link }: Doors): Promise<number[]> {
  const statusOf = async (url: string, headers: Record<string, string> = {}): Promise<number> =>
    (await t.server.inject({ url, headers: { host: 'localhost:3000', ...headers } })).statusCode;
  return [
    await statusOf(dealPaths.own, { authorization: `Bearer ${session}` }),
    await statusOf(`${applicationInvitePaths.read}?token=${invite}`),
    await statusOf(`/api/upload/${link}`),
  ];
}

describe.each([
  ['8 days ahead', 8 * DAY],
  ['8 days behind', -8 * DAY],
  ['10 minutes ahead', MINUTES],
  ['10 minutes behind', -MINUTES],
])('a node whose clock is %s', (_name, aheadMs) => {
  test('expires sessions, invites and upload links by the clock of the database', async () => {
    const t = await start(aheadMs);
    const doors = await makeDoors(t);
    expect(await statusesOf(t, doors)).toEqual([200, 200, 200]);
    expect(doors.expiresAt).toBe(new Date(t.clock.now().getTime() + 7 * DAY).toISOString());
    t.clock.advance(47 * HOUR);
    expect(await statusesOf(t, doors)).toEqual([401, 200, 200]);
    t.clock.advance(HOUR);
    expect(await statusesOf(t, doors)).toEqual([401, 200, 410]);
    t.clock.advance(5 * DAY);
    expect(await statusesOf(t, doors)).toEqual([401, 410, 410]);
  });

  test('repeats the answer of an Idempotency-Key for 24 hours of the database', async () => {
    const t = await start(aheadMs);
    const visitor = await t.browser();
    const send = async (): Promise<string> => {
      const headers = { 'idempotency-key': 'wrong-clock' };
      const answer = await visitor.send('POST', '/api/credit-application', sampleApplication(), headers);
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      return answer.json<{ reference: string }>().reference;
    };
    const first = await send();
    t.clock.advance(DAY - 1);
    expect(await send()).toBe(first);
  });

  test('dates and lists applications by the clock of the database', async () => {
    const t = await start(aheadMs);
    const staff = await signedIn(t, 'admin');
    const references: string[] = [];
    for (let n = 0; n < 3; n++) {
      references.unshift((await submit(t)).reference);
      t.clock.advance(1000);
    }
    const answer = await staff.send('GET', adminPaths.applications);
    const { applications } = answer.json<{ applications: { reference: string; createdAt: string }[] }>();
    expect(applications.map((one) => one.reference)).toEqual(references);
    expect(applications[0]?.createdAt).toBe(new Date(t.clock.now().getTime() - 1000).toISOString());
  });
});
