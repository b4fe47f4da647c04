import { keyProviderContract } from '#tests/support/key-provider-contract.ts';
import { parseKeyRing, ringKeyProvider } from './key-ring.ts';
import { expect, test } from 'vitest';

const key = (fill: number): string => Buffer.alloc(32, fill).toString('base64');
const keyProvider = ringKeyProvider({ name: 'ENCRYPTION_KEYS', read: () => parseKeyRing(`k2:${key(2)},k1:${key(1)}`) });

keyProviderContract('the key ring', () => Promise.resolve(keyProvider), 'k9');

test('a key ring reads only its own keys', () => {
  expect(['k2', 'k1', 'k9', 'kms:k1'].map(keyProvider.canRead)).toEqual([true, true, false, false]);
});
