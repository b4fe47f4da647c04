import { isDeepStrictEqual } from 'node:util';
import type { Brand } from '#contract/brand.ts';
import { keepLender } from '#server/features/decisions/keep-lender.ts';
import { lenderOf } from '#server/features/emails/lender.ts';
import { keepProductKey } from '#server/features/documents/keep-product-key.ts';
import type { Tx } from '#server/ports.ts';

/** Before values change: what was told with the old ones, and nobody kept yet, keeps them. */
export async function snapshotBrand(tx: Tx, before: Brand, after: Brand): Promise<void> {
  if (before.productKey !== after.productKey) await keepProductKey(tx, before.productKey);
  if (!isDeepStrictEqual(lenderOf(before), lenderOf(after))) await keepLender(tx, lenderOf(before));
}
