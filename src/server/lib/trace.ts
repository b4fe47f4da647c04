import { AsyncLocalStorage } from 'node:async_hooks';

const store = new AsyncLocalStorage<string>();

/** Id of the current request, also in its log lines, jobs and audit records. */
export const currentTrace = (): string | undefined => store.getStore();
export const runTraced = <T>(trace: string, fn: () => T): T => store.run(trace, fn);
