import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { fakeClock } from '#tests/support/fake-parts.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { openClockCheck } from './clock.ts';
import { openLog } from '#server/lib/log.ts';

const AHEAD = "the clock of this node is 600 seconds ahead of the database's clock";
const apps: Awaited<ReturnType<typeof startTestApp>>[] = [];
/** Answers /readyz once it lists this number of warnings. A round trip of more than 1 second changes nothing. */
async function start(aheadMs: number, warnings: number) {
  const t = await startTestApp({}, { aheadMs });
  apps.push(t);
  const ready = async () => {
    const answer = await t.server.inject({ url: '/readyz', headers: { host: 'localhost:3000' } });
    return { status: answer.statusCode, body: answer.json<{ warnings: string[] }>() };
  };
  await expect.poll(async () => (await ready()).body.warnings.length).toBe(warnings);
  return { ready: await ready(), logged: t.logged() };
}
afterEach(() => vi.useRealTimers());
afterAll(() => Promise.all(apps.map((t) => t.close())));

describe("checks F7: a node whose clock differs from the database's", () => {
  test('by 10 minutes logs the difference and shows it in /readyz, which returns 200', async () => {
    const { ready, logged } = await start(600_000, 1);
    expect(ready).toEqual({ status: 200, body: { ready: true, reasons: [], warnings: [AHEAD] } });
    expect(logged).toContain(AHEAD);
  });

  test('by 8 days in the past is reported as behind in /readyz', async () => {
    const warnings = ["the clock of this node is 691200 seconds behind the database's clock"];
    expect((await start(-691_200_000, 1)).ready.body).toEqual({ ready: true, reasons: [], warnings });
  });

  test('by 4 seconds causes no warning', async () => {
    const { ready, logged } = await start(4000, 0);
    expect(ready).toEqual({ status: 200, body: { ready: true, reasons: [], warnings: [] } });
    expect(logged).not.toContain("database's clock");
  });
});

describe('the clock comparison', () => {
  type Trip = { aheadMs: number; askMs: number; answerMs: number };
  /** Returns the warnings after these round trips. The database reads its clock in the middle of each. */
  const warningsAfter = async (...trips: Trip[]): Promise<string[]> => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const database = fakeClock();
    const pass = (ms: number): void => {
      vi.advanceTimersByTime(ms);
      database.advance(ms);
    };
    let ahead = 0;
    const node = { ...database, now: () => new Date(database.now().getTime() + ahead) };
    const check = openClockCheck(node, openLog('silent'));
    for (const { aheadMs, askMs, answerMs } of trips) {
      ahead = aheadMs;
      await check.measure(() => {
        pass(askMs);
        const time = database.now();
        pass(answerMs);
        return Promise.resolve(time);
      });
    }
    return check.warnings();
  };

  test('uses the middle of the round trip', async () => {
    expect(await warningsAfter({ aheadMs: 4900, askMs: 400, answerMs: 400 })).toEqual([]);
    expect(await warningsAfter({ aheadMs: 5100, askMs: 400, answerMs: 400 })).toHaveLength(1);
  });

  test('ignores an answer that took more than 1 second and keeps the earlier result', async () => {
    expect(await warningsAfter({ aheadMs: 600_000, askMs: 500, answerMs: 600 })).toEqual([]);
    expect(
      await warningsAfter({ aheadMs: 600_000, askMs: 1, answerMs: 1 }, { aheadMs: 0, askMs: 500, answerMs: 600 }),
    ).toEqual([AHEAD]);
  });

  test('withdraws the warning once the clocks agree', async () => {
    expect(
      await warningsAfter({ aheadMs: 600_000, askMs: 1, answerMs: 1 }, { aheadMs: 0, askMs: 1, answerMs: 1 }),
    ).toEqual([]);
  });
});
