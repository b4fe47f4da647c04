import { randomBytes, randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { parseConfig } from '#server/config/environment.ts';
import { newId } from '#server/lib/ids.ts';
import type { KmsSettings } from '#server/config/kms-settings.ts';
import type { WrappedKey } from '#server/ports.ts';
import { keyProviderContract } from '#tests/support/key-provider-contract.ts';
import { startKms } from '#tests/support/kms-stand-in.ts';
import { openKms } from './kms.ts';

const kms = await startKms();
afterAll(() => kms.close());
afterEach(() => {
  kms.meet(undefined);
  vi.useRealTimers();
});
const settingsOf = (changes: Record<string, string | undefined> = {}): KmsSettings => {
  const { kms: found } = parseConfig({ ...kms.settings, ...changes });
  if (!found) throw new Error('no settings of KMS');
  return found;
};
const keyId = kms.settings.KMS_KEY_ID;
const rowOf = async (keyProvider = openKms(settingsOf())): Promise<WrappedKey> => {
  const id = newId();
  return { id, purpose: 'fields', ...(await keyProvider.wrap('fields', id, randomBytes(32))) };
};

keyProviderContract('AWS KMS', () => Promise.resolve(openKms(settingsOf())), `kms:${randomUUID()}`);

describe('errors of AWS KMS', () => {
  const refused = async (): Promise<string> => {
    const row = await rowOf();
    kms.meet(failure);
    const error: unknown = await openKms(settingsOf())
      .unwrap(row)
      .catch((thrown: unknown) => thrown);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('canary');
    return (error as Error).message;
  };
  let failure: Parameters<typeof kms.meet>[0];

  test.each([
    ['NotFoundException', 'This key does not exist there. Check KMS_KEY_ID and KMS_REGION.'],
    ['DisabledException', 'The key is disabled. Enable it in AWS KMS.'],
    ['KMSInvalidStateException', 'it may be pending deletion. Cancel the deletion and enable the key'],
    ['AccessDeniedException', 'These credentials may not use the key. Allow kms:Decrypt'],
    ['IncorrectKeyException', 'This is not the key that this database was encrypted with.'],
    ['InvalidCiphertextException', 'the row in data_keys was changed or moved'],
    ['InvalidKeyUsageException', 'This is not a symmetric encryption key'],
    ['UnrecognizedClientException', 'AWS refuses the credentials, or there are none'],
    ['ExpiredTokenException', 'AWS refuses the credentials, or there are none'],
    ['ThrottlingException', 'AWS KMS accepts no more calls right now. Try again in a minute.'],
    ['KMSInternalException', 'AWS KMS does not respond correctly'],
    ['x'.repeat(99), 'AWS KMS does not respond correctly'],
  ])('are explained with advice: %s', async (error, words) => {
    failure = { error, status: error === 'KMSInternalException' ? 500 : 400 };
    const shown = error.length > 60 ? 'Decrypt' : `Decrypt: ${error}`;
    const found = await refused();
    expect(found.startsWith(`The key "${keyId}" of AWS KMS cannot be used (${shown}). `)).toBe(true);
    expect(found).toContain(words);
    expect(found).toMatch(/Nothing was changed\.$/);
  });

  test.each(['garbage', 'empty', 'short'] as const)('include an answer that is %s', async (odd) => {
    failure = odd;
    expect(await refused()).toMatch(/does not respond correctly|something other than a data key/);
    kms.meet(odd === 'short' ? 'empty' : odd);
    await expect(rowOf()).rejects.toThrow(/does not respond correctly|something other than a data key/);
  });

  test('include no answer and an unreachable port', async () => {
    const row = await rowOf();
    kms.meet('hang');
    await expect(openKms(settingsOf(), 600).unwrap(row)).rejects.toThrow('does not respond correctly');
    const gone = await startKms();
    await gone.close();
    const nobody = settingsOf({ KMS_ENDPOINT: gone.settings.KMS_ENDPOINT });
    await expect(openKms(nobody, 3000).unwrap(row)).rejects.toThrow('does not respond correctly');
  });

  test('include unknown credentials', async () => {
    const row = await rowOf();
    await expect(openKms(settingsOf({ AWS_ACCESS_KEY_ID: 'AKIDOTHER' })).unwrap(row)).rejects.toThrow(
      'Check AWS_ACCESS_KEY_ID',
    );
  });

  test('are reported for throttling only after retries', async () => {
    const row = await rowOf();
    const before = kms.calls.length;
    kms.meet({ error: 'ThrottlingException' });
    await expect(openKms(settingsOf()).unwrap(row)).rejects.toThrow('accepts no more calls');
    expect(kms.calls.length - before).toBe(3);
  });
});

describe('keys of AWS KMS', () => {
  test('use the region of an ARN and the key of an alias, and refuse an alias that was moved', async () => {
    const arn = `arn:aws:kms:eu-central-1:111122223333:key/${keyId}`;
    const keyProvider = openKms(settingsOf({ KMS_KEY_ID: arn, KMS_REGION: undefined }));
    const row = await rowOf(keyProvider);
    expect(row.kek_id).toBe(`kms:${arn}`);
    expect(await keyProvider.unwrap(row)).toHaveLength(32);
    kms.point('alias/data', keyId);
    const aliased = settingsOf({ KMS_KEY_ID: 'alias/data' });
    const byAlias = await rowOf(openKms(aliased));
    expect(await openKms(aliased).unwrap(byAlias)).toHaveLength(32);
    kms.point('alias/data', kms.second);
    await expect(openKms(aliased).unwrap(byAlias)).rejects.toThrow('If an alias was moved to another key');
  });

  test('are unwrapped but not wrapped without KMS_KEY_ID', async () => {
    const row = await rowOf();
    const reading = openKms(settingsOf({ KMS_KEY_ID: undefined }));
    expect(await reading.unwrap(row)).toHaveLength(32);
    expect(() => reading.activeId()).toThrow('There is no key to wrap with. Set KMS_KEY_ID');
    await expect(reading.wrap('fields', row.id, randomBytes(32))).rejects.toThrow('There is no key to wrap with');
  });

  test('are requested again after 1 hour, after a change of the row, and at once after a failure', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const keyProvider = openKms(settingsOf());
    const row = await rowOf(keyProvider);
    const asked = async (one = row): Promise<number> => {
      const before = kms.calls.length;
      await keyProvider.unwrap(one).catch(() => undefined);
      return kms.calls.length - before;
    };
    expect([await asked(), await asked(), await asked()]).toEqual([1, 0, 0]);
    expect(await asked({ ...row, purpose: 'mac' })).toBe(1);
    expect(await asked()).toBe(0);
    vi.advanceTimersByTime(3_599_000);
    expect(await asked()).toBe(0);
    vi.advanceTimersByTime(2_000);
    kms.meet({ error: 'DisabledException' });
    expect([await asked(), await asked()]).toEqual([1, 1]);
    kms.meet(undefined);
    expect([await asked(), await asked()]).toEqual([1, 0]);
  });
});
