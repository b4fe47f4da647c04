import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { startTestApp } from '#tests/start-test-app.ts';
import { rotateDataKeys } from './core/data-keys.ts';
import { parseKeyRing } from './core/key-ring.ts';
import { ringKeeper } from './core/ring-keeper.ts';

const key = (fill: number): string => Buffer.alloc(32, fill).toString('base64');
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
const started = await startTestApp({ ENCRYPTION_KEYS: `k1:${key(1)}` });
afterEach(() => vi.useRealTimers());
afterAll(() => started.close());

test('design 4: a node that meets a data key wrapped by a key it does not have says so, once, and is not ready', async () => {
  const { app } = started;
  const grown = ringKeeper({ name: 'test', read: () => parseKeyRing(`k2:${key(2)},k1:${key(1)}`) });
  await rotateDataKeys(app.db, grown, { newDataKey: true, now: new Date() });
  const ready = async () => (await started.server.inject('/readyz')).json<{ reasons: string[] }>().reasons;
  expect(await ready()).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(ready).toEqual(['the key ring lacks a key that other nodes use']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started.logged().match(/new values of other nodes do not open on this node/g)).toHaveLength(1);
  expect(started.logged()).toContain('ENCRYPTION_KEYS lacks the key');
  expect(started.logged()).not.toContain(key(1));
});
