import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { startKms } from '#tests/support/kms-stand-in.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { parseKeyRing, ringKeyProvider } from '#server/crypto/key-ring.ts';
import { openKeyProvider } from './open-key-provider.ts';
import { rotateDataKeys } from '#server/operations/rotate.ts';

const key = (fill: number): string => Buffer.alloc(32, fill).toString('base64');
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
const started = await startTestApp({ ENCRYPTION_KEYS: `k1:${key(1)}` });
afterEach(() => vi.useRealTimers());
afterAll(() => started.close());

test('a node logs a data key it cannot unwrap once and is not ready', async () => {
  const { app } = started;
  const grown = ringKeyProvider({ name: 'test', read: () => parseKeyRing(`k2:${key(2)},k1:${key(1)}`) });
  await rotateDataKeys(app.db, grown, { newDataKey: true, now: new Date() });
  const ready = async () => (await started.server.inject('/readyz')).json<{ reasons: string[] }>().reasons;
  expect(await ready()).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(ready).toEqual(['the key ring lacks a key that other nodes use']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started.logged().match(/this node cannot decrypt new values of other nodes/g)).toHaveLength(1);
  expect(started.logged()).toContain('ENCRYPTION_KEYS lacks the key');
  expect(started.logged()).not.toContain(key(1));
});

test('a node logs once that AWS KMS stopped unwrapping a key, is not ready, and recovers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const kms = await startKms();
  const node = await startTestApp(kms.settings);
  const ready = async () => (await node.server.inject('/readyz')).json<{ reasons?: string[] }>().reasons ?? [];
  const keyProvider = await openKeyProvider(node.app.config);
  if (!keyProvider) throw new Error('no key provider');
  await rotateDataKeys(node.app.db, keyProvider, { newDataKey: true, now: new Date() });
  kms.meet({ error: 'DisabledException' });
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(ready).toEqual(['AWS KMS cannot decrypt a key that other nodes use']);
  await vi.advanceTimersByTimeAsync(10_000);
  kms.meet(undefined);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(10_000);
      return ready();
    })
    .toEqual([]);
  expect(node.logged().match(/this node cannot decrypt new values of other nodes/g)).toHaveLength(1);
  expect(node.logged()).toContain('The key is disabled. Enable it in AWS KMS.');
  for (const key of kms.given)
    for (const form of ['base64', 'hex'] as const) expect(node.logged()).not.toContain(key.toString(form));
  await node.close();
  await kms.close();
});
