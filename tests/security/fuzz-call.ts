import fc from 'fast-check';
import { type Answered, breachOf, type Operation } from './contract.ts';
import { type Call, changed, changesOf } from './contract-cases.ts';

export type Fuzzed = { name: string; method: string; pattern: string; operation: Operation };
type Send = (method: string, url: string, payload: string | undefined) => Promise<Answered>;

/** Tries `numRuns` changes of one call. Describes the smallest change that violates the documentation, if any. */
export async function fuzzCall(
  { name, method, pattern, operation }: Fuzzed,
  prepare: () => Promise<Call>,
  send: Send,
  runs: { seed: number; numRuns: number },
): Promise<string | undefined> {
  const { body } = await prepare();
  const details = await fc.check(
    fc.asyncProperty(changesOf(operation, pattern, body), async (change) => {
      const { url, payload } = changed(await prepare(), pattern, change);
      const breach = breachOf(operation, await send(method, url, payload));
      if (breach !== undefined) throw new Error(breach);
    }),
    { ...runs, endOnFailure: false },
  );
  if (!details.failed) return undefined;
  const { counterexample, errorInstance, seed, counterexamplePath } = details;
  const [change] = counterexample ?? [];
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return `${name} with ${JSON.stringify(change).slice(0, 300)} ${why} (seed ${String(seed)}, path ${counterexamplePath ?? ''})`;
}
