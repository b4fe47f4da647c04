import { keeperContract } from '#tests/support/keeper-contract.ts';
import { parseKeyRing } from './key-ring.ts';
import { ringKeeper } from './ring-keeper.ts';
import { expect, test } from 'vitest';

const key = (fill: number): string => Buffer.alloc(32, fill).toString('base64');
const keeper = ringKeeper({ name: 'ENCRYPTION_KEYS', read: () => parseKeyRing(`k2:${key(2)},k1:${key(1)}`) });

keeperContract('the key ring', () => Promise.resolve(keeper), 'k9');

test('design 4: a ring reads its own keys alone', () => {
  expect(['k2', 'k1', 'k9', 'kms:k1'].map(keeper.canRead)).toEqual([true, true, false, false]);
});
