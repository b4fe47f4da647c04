import { afterAll, describe, expect, test } from 'vitest';
import { accountPaths, type OwnSession } from '#contract/account.ts';
import { signInPaths } from '#contract/sign-in.ts';
import { givePassword, PASSWORD, signedIn } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const HOUR = 3_600_000;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

type Person = Awaited<ReturnType<typeof signedIn>>;
async function person(): Promise<Person> {
  const one = await signedIn(t, 'dealer');
  await givePassword(t, one);
  return one;
}
/** Signs the same user in on another device. */
async function device({ email }: Person, userAgent = CHROME): Promise<TestClient> {
  const body = { email, password: PASSWORD };
  // With its own token, because the clock moves by hours.
  const visitor = await t.browser();
  const answer = await visitor.send('POST', signInPaths.login, body, { 'user-agent': userAgent });
  return t.browser({ authorization: `Bearer ${answer.json<{ token: string }>().token}` });
}
const sessions = async (who: TestClient): Promise<OwnSession[]> =>
  (await who.send('GET', accountPaths.sessions)).json<{ sessions: OwnSession[] }>().sessions;
const end = (who: TestClient, id = '') => who.send('DELETE', accountPaths.session(id));
const alive = async (who: TestClient): Promise<boolean> => (await who.send('GET', accountPaths.own)).statusCode === 200;
const records = (subjectId: string) =>
  t.app.db.query
    .selectFrom('audit')
    .select(['action', 'actor_id', 'detail'])
    .where('subject_id', '=', subjectId)
    .where('action', '=', 'session.ended')
    .execute();

describe('GET /api/dealer/account/sessions', () => {
  test("lists the caller's open sessions with their device, last used first, and marks the current one", async () => {
    const here = await person();
    t.clock.advance(HOUR);
    await device(here);
    await signedIn(t, 'dealer', here);
    expect(await sessions(here)).toEqual([
      expect.objectContaining({ browser: 'Chrome', system: 'Windows', current: false, ip: '127.0.0.1' }) as OwnSession,
      expect.objectContaining({ browser: null, system: null, current: true }) as OwnSession,
    ]);
  });

  test('omits ended, expired and idle sessions', async () => {
    const here = await person();
    const [left, idle] = [await device(here), await device(here)];
    await left.send('POST', signInPaths.logout);
    expect(await sessions(here)).toHaveLength(2);
    t.clock.advance(23 * HOUR);
    await alive(here);
    t.clock.advance(2 * HOUR);
    expect([await alive(idle), (await sessions(here)).length]).toEqual([false, 1]);
  });

  test('contains neither a token nor its hash', async () => {
    const here = await person();
    const [one] = await sessions(here);
    expect(Object.keys(one ?? {}).sort()).toEqual(
      ['browser', 'createdAt', 'current', 'id', 'ip', 'lastUsedAt', 'system'].sort(),
    );
  });
});

describe('ending sessions', () => {
  test('ends one of two once, records it, and returns 404 the second time', async () => {
    const here = await person();
    const there = await device(here);
    const [other] = (await sessions(here)).filter((one) => !one.current);
    const answers = await Promise.all([end(here, other?.id), end(here, other?.id), end(here, other?.id)]);
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 404, 404]);
    expectRefusal(await end(here, other?.id), 404, 'not_found');
    expect([await alive(there), await alive(here)]).toEqual([false, true]);
    expect(await records(other?.id ?? '')).toEqual([{ action: 'session.ended', actor_id: here.userId, detail: {} }]);
  });

  test('returns 404 for the sessions of others, which stay open, and for unknown ones', async () => {
    const owner = await person();
    const [own] = await sessions(owner);
    for (const who of [await signedIn(t, 'dealer'), await signedIn(t, 'dealer', owner), await signedIn(t, 'admin')])
      for (const id of [own?.id ?? '', 'x', '018f0000-0000-7000-8000-000000000000'])
        expectRefusal(await end(who, id), 404, 'not_found');
    expect(await alive(owner)).toBe(true);
  });

  test('ends all other sessions, and the second time ends and records nothing', async () => {
    const here = await person();
    const others = [await device(here), await device(here)];
    const colleague = await signedIn(t, 'dealer', here);
    const endOthers = () => here.send('POST', accountPaths.endOthers);
    expect((await endOthers()).json()).toEqual({ success: true, ended: 2 });
    expect((await endOthers()).json()).toEqual({ success: true, ended: 0 });
    expect(await Promise.all([...others, here, colleague].map(alive))).toEqual([false, false, true, true]);
    expect(await records(here.userId)).toEqual([
      { action: 'session.ended', actor_id: here.userId, detail: { sessions: 2 } },
    ]);
  });
});
