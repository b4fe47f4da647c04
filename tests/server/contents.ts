import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from '#tests/support/start-test-app.ts';

const prepared = new WeakMap<TestApp['app'], Promise<unknown>>();

/** Returns a fingerprint per table of the product. Equal fingerprints before and after a call mean no change. */
export async function contentsOf({ app }: TestApp): Promise<Record<string, string>> {
  if (!prepared.has(app)) prepared.set(app, prepare(app));
  await prepared.get(app);
  await waitForEmailJobs(app);
  const { rows } = await sql<{ name: string; print: string }>`select * from test_contents()`.execute(app.db.query);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

/**
 * Waits for the jobs that add emails and audit rows, and postpones those that are due later. They run in the background
 * after the call that sent them, and could run between two comparisons.
 */
async function waitForEmailJobs(app: TestApp['app']): Promise<void> {
  await sql`update jobs.job set start_after = now() + interval '1 day'
    where name like 'mail-%' and state in ('created', 'retry') and start_after > now()`.execute(app.db.query);
  await expect
    .poll(async () => {
      const { rows } = await sql`select name, state, data from jobs.job where name like 'mail-%'
        and state in ('created', 'retry', 'active') and start_after <= now()`.execute(app.db.query);
      return rows;
    })
    .toEqual([]);
}

/** Runs the queries in a function, because PostgreSQL plans those only once (5 times as fast). */
async function prepare(app: TestApp['app']): Promise<void> {
  const prints = (await tablesOf(app)).map((table) => {
    return `select '${table}', ${printOf(table)} from ${table} t`;
  });
  await sql
    .raw(
      `create or replace function test_contents() returns table(name text, print text) language plpgsql
        as $$ begin return query ${prints.join(' union all ')}; end $$`,
    )
    .execute(app.db.query);
}

function printOf(table: string): string {
  // Jobs change the state of emails and signed copies, and the sealer chains audit rows: only the number of rows counts.
  if (table === 'mails' || table === 'signed_copies' || table === 'audit') return 'count(*)::text';
  // The outbox changes with the jobs that deliver its entries.
  if (table === 'outbox') return "''::text";
  if (table === 'deals' || table === 'crm_leads') return `md5(coalesce(string_agg(t::text, chr(10) order by id), ''))`;
  // The ids of the writing transactions (xmin) reveal every added or changed row.
  return "count(*) || ' by ' || coalesce(sum(xmin::text::bigint), 0)";
}

/** Returns all tables except the limit counters, the audit anchor and the nodes, which change regularly. */
export async function tablesOf(app: TestApp['app']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('limits', 'audit_anchor', 'nodes') order by 1`.execute(
    app.db.query,
  );
  return rows.map((row) => row.name);
}
