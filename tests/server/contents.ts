import { sql } from 'kysely';
import type { TestApp } from '#tests/support/start-test-app.ts';

const prepared = new WeakMap<TestApp['app'], Promise<unknown>>();

/** A fingerprint of every row of the product: equal before and after means that nothing changed. */
export async function contentsOf({ app }: TestApp): Promise<Record<string, string>> {
  if (!prepared.has(app)) prepared.set(app, prepare(app));
  await prepared.get(app);
  const { rows } = await sql<{ name: string; print: string }>`select * from test_contents()`.execute(app.db.query);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

/** As a function, since the database plans what stands in one only once: five times as fast. */
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

/** A row of the audit without its place in the chain. */
const SAID_BY_AUDIT =
  'row(id, at, actor_kind, actor_id, action, subject_kind, subject_id, detail, request_id, ip)::text';

function printOf(table: string): string {
  // Mails and signed copies move on as jobs run: only how many there are counts.
  if (table === 'mails' || table === 'signed_copies') return 'count(*)::text';
  // The outbox changes with the jobs that deliver its entries.
  if (table === 'outbox') return "''::text";
  if (table === 'deals' || table === 'crm_leads') return `md5(coalesce(string_agg(t::text, chr(10) order by id), ''))`;
  // The sealer chains the audit rows of earlier calls meanwhile: what they say counts.
  if (table === 'audit') return `md5(coalesce(string_agg(${SAID_BY_AUDIT}, chr(10) order by id), ''))`;
  // The transactions that wrote the rows tell of each one that was added or changed.
  return "count(*) || ' by ' || coalesce(sum(xmin::text::bigint), 0)";
}

/**
 * Every table of the product but the counters of limits, the anchor of the audit chain and the nodes, which report
 * regularly: no other change is accepted.
 */
export async function tablesOf(app: TestApp['app']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('limits', 'audit_anchor', 'nodes') order by 1`.execute(
    app.db.query,
  );
  return rows.map((row) => row.name);
}
