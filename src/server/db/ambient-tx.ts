import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

type Ambient = { tx: Transaction<Tables>; committed: (() => void)[] };
const store = new AsyncLocalStorage<Ambient>();

/** Returns the transaction of the current call, if any. Used by the job queue and by the guard of the pool. */
export const currentTx = (): Transaction<Tables> | undefined => store.getStore()?.tx;
/** Runs `fn` with `tx` as its ambient transaction. The caller runs the functions in `committed` after the commit. */
export const runInTx = <T>(tx: Transaction<Tables>, committed: (() => void)[], fn: () => Promise<T>): Promise<T> =>
  store.run({ tx, committed }, fn);

/** Runs `fn` after the transaction commits, not after a rollback. @throws Error outside a transaction */
export function afterCommit(fn: () => void): void {
  const ambient = store.getStore();
  if (!ambient) throw new Error('afterCommit was called outside a transaction');
  ambient.committed.push(fn);
}
