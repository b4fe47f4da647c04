import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

const store = new AsyncLocalStorage<Transaction<Tables>>();

/** The transaction that the current call runs in, if any: the job queue and the pool's guard ask for it. */
export const currentTx = (): Transaction<Tables> | undefined => store.getStore();
export const runInTx = <T>(tx: Transaction<Tables>, fn: () => Promise<T>): Promise<T> => store.run(tx, fn);
