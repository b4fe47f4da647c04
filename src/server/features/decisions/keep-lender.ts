import type { Lender } from '#server/features/emails/lender.ts';
import type { Tx } from '#server/ports.ts';
import { fillLender } from './store.ts';

/** Notices of decisions that nobody kept the lender of say from now on what it was until now. */
export const keepLender = (tx: Tx, lender: Lender): Promise<void> => fillLender(tx, lender);
