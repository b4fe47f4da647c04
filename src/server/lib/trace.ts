import { AsyncLocalStorage } from 'node:async_hooks';

const store = new AsyncLocalStorage<string>();

/** The id of the request that the current call serves, at once or in a job: log lines, jobs and the audit trail hold it. */
export const currentTrace = (): string | undefined => store.getStore();
export const runTraced = <T>(trace: string, fn: () => T): T => store.run(trace, fn);
