import type { Tx } from '#server/ports.ts';
import { fillProductKey } from './link-store.ts';

/** Links that nobody kept the product key of go on under this one. */
export const keepProductKey = (tx: Tx, productKey: string): Promise<void> => fillProductKey(tx, productKey);
