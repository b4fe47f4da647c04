/**
 * Runs `act` for one item after another, also after one has failed.
 * @throws AggregateError of all failures, at the end. Its cause is the first one.
 */
export async function forEachItem<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await act(item).catch((error: unknown) => failures.push(error));
  if (failures.length === 0) return;
  const message = `${String(failures.length)} of ${String(items.length)} items failed`;
  throw new AggregateError(failures, message, { cause: failures[0] });
}
