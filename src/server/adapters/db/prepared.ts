import { createHash } from 'node:crypto';
import type pg from 'pg';

/** More texts than the product has: one that is put together anew each time does not fill the server's memory. */
const MOST = 200;
/** A row that comes is the same work for any values; of the rest, whoever wrote the statement says so (`core/prepared.ts`). */
const ONCE = /^insert |^select \/\* prepared \*\/ /i;
/** Several rows: each number of them is a text of its own, and a long one. */
const ROWS = /\), \(/;

/**
 * Has the server read and plan such a statement once a connection in place of each time, which takes longer than running
 * it. All others are planned for their values: a search for a rare word, or a page at the end, needs another plan.
 */
export function prepareOnce(pool: pg.Pool): void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    if (!ONCE.test(text.trimStart()) || ROWS.test(text)) return undefined;
    // Of the text: behind a pooler, whose connections others use too, a name is never another statement's.
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
    return name;
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((text: unknown, values: unknown, ...more: unknown[]) => {
      const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
      return name === undefined ? query(text, values, ...more) : query({ name, text, values }, ...more);
    }) as typeof client.query;
  });
}
