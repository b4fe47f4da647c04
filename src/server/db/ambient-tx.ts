import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

type Ambient = { tx: Transaction<Tables>; committed: (() => void)[] };
const store = new AsyncLocalStorage<Ambient>();

/** The transaction that the current call runs in, if any: the job queue and the pool's guard ask for it. */
export const currentTx = (): Transaction<Tables> | undefined => store.getStore()?.tx;
/** `committed` receives what is to be done once the transaction has committed. */
export const runInTx = <T>(tx: Transaction<Tables>, committed: (() => void)[], fn: () => Promise<T>): Promise<T> =>
  store.run({ tx, committed }, fn);

/** Runs once the transaction of the current call has committed, never when it is rolled back. */
export function afterCommit(fn: () => void): void {
  const ambient = store.getStore();
  if (!ambient) throw new Error('nothing will commit: no transaction is open');
  ambient.committed.push(fn);
}
