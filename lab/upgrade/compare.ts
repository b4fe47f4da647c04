import { redactNumbers } from '../../src/contract/redact-numbers.ts';
import type { Vault } from '../../src/server/crypto/vault.ts';
import type { Row, Snapshot } from './snapshot.ts';

/** Tables that are compared as jobs, or whose rows may be deleted. */
export const NOT_COMPARED: Record<string, string> = {
  list_marks: 'marks of cached lists; migration 0036 empties the table',
};

/** Tables whose rows a migration moves to another table with the same columns. */
const MOVED: Record<string, string> = {
  // Migration 0039 joins the rejected leads and documents in one table.
  unsent_documents: 'outbox',
  untold_leads: 'outbox',
};

/**
 * Columns that change on purpose. `filled` allows a value where there was none, `any` another value. A function
 * decides from the row before, the row after and the vault.
 */
const CHANGED: Record<
  string,
  'filled' | 'any' | ((before: Row, after: Row, vault: Pick<Vault, 'decrypt'>) => boolean)
> = {
  // The sealer links entries that it had not reached before the stop.
  'audit.seq': 'filled',
  'audit.previous_hash': 'filled',
  'audit.hash': 'filled',
  // Migration 0029 stores the hash of the content at insertion.
  'audit.content_mac': 'filled',
  // The newest sealed entry moves with the entries of the start.
  'audit_anchor.seq': 'any',
  'audit_anchor.hash': 'any',
  'audit_anchor.sealed_at': 'any',
  // Scheduled tasks ran in between.
  'chores.last_run_at': 'any',
  // Migration 0031 and the first start redact and encrypt messages, and delete their text.
  'chat_messages.content': ({ id, content }, after, vault) => {
    const place = { table: 'chat_messages', row: id ?? '', column: 'encrypted_content' };
    const stored = vault.decrypt(place, after['encrypted_content'] ?? '').reveal();
    const redacted = (['en', 'es'] as const).map((language) => redactNumbers(content ?? '', language).text);
    return after['content'] === '' && redacted.includes(stored);
  },
};

export type Compared = { tables: number; rows: number; kept: number; differences: string[] };

/** Returns columns without any value. The test does not cover the upgrade of their values. */
export const emptyColumns = (before: Snapshot): string[] =>
  [...before].flatMap(
    ([
      table,
      {
        rows: [first = {}, ...more],
      },
    ]) =>
      Object.keys(first)
        .filter((column) => [first, ...more].every((row) => row[column] === null || row[column] === ''))
        .map((column) => `${table}.${column}`),
  );

/** Finds each row of `before` in `after` by its key and compares the values. */
export function compareRows(before: Snapshot, after: Snapshot, vault: Pick<Vault, 'decrypt'>): Compared {
  const result: Compared = { tables: 0, rows: 0, kept: 0, differences: [] };
  for (const [table, { key, rows }] of before) {
    if (table in NOT_COMPARED) continue;
    result.tables += 1;
    if (rows.length === 0) result.differences.push(`the released version stored no row in ${table}`);
    result.rows += rows.length;
    for (const row of rows) {
      const differences = differencesOf({ table, key, values: row }, after, vault);
      if (differences.length === 0) result.kept += 1;
      else result.differences.push(...differences.map((one) => `${table} ${key.map((c) => row[c]).join(' ')}: ${one}`));
    }
  }
  return result;
}

function differencesOf(
  { table, key, values }: { table: string; key: string[]; values: Row },
  after: Snapshot,
  vault: Pick<Vault, 'decrypt'>,
): string[] {
  const now = MOVED[table] ?? table;
  const there = after.get(now);
  if (!there) return [`table ${now} is missing`];
  const row = there.rows.find((one) => key.every((column) => one[column] === values[column]));
  if (!row) return [`no such row in ${now}`];
  return Object.entries(values).flatMap(([column, value]) =>
    row[column] === value || mayChange(`${table}.${column}`, values, row, vault)
      ? []
      : [column in row ? `${column} was ${short(value)} and is ${short(row[column])}` : `column ${column} is missing`],
  );
}

function mayChange(name: string, before: Row, after: Row, vault: Pick<Vault, 'decrypt'>): boolean {
  const rule = CHANGED[name];
  if (typeof rule === 'function') return rule(before, after, vault);
  return rule === 'any' || (rule === 'filled' && before[name.split('.')[1] ?? ''] === null);
}

const short = (value: string | null | undefined): string =>
  value === null || value === undefined ? 'null' : JSON.stringify(value.slice(0, 60));
