import path from 'node:path';
import { openExistingEmbedded, openServer } from '../../src/server/db/open.ts';
import { parseConfig, readEnvironment } from '../../src/server/config/environment.ts';

/**
 * Runs as a process: fills applications and deals of the database up to a number of rows each. Copies the one row of
 * each under different names, addresses, references, statuses and times. The first 1,000 deals belong to the copied
 * dealership. Each further 1,000 belong to a new one.
 */
const wanted = Number(process.argv[2]);
const FIRST =
  'Elena James Maria Robert Rosa David Ana John Carmen Luis Linda Jose Susan Carlos Karen Miguel Nancy Juan'.split(' ');
const LAST =
  'Ramos Smith Garcia Johnson Lopez Brown Torres Miller Rivera Davis Flores Wilson Ortiz Moore Vega Clark Nunez'.split(
    ' ',
  );
const TRADES =
  'Paving Trucking Foods Machining Farms Roofing Logistics Bakery Excavation Printing Dental Welding Towing'.split(' ');

/** Combines four words per row. The numbers are coprime, so that combinations rarely repeat. */
const named = `
  select n, ($1::text[])[1 + n % ${String(FIRST.length)}] as first, ($2::text[])[1 + n / 7 % ${String(LAST.length)}] as last,
    ($3::text[])[1 + n / 11 % ${String(TRADES.length)}] as trade, now() - interval '250 days' + n * interval '20 seconds' as at
  from generate_series($4::int, $5::int) n`;
const id = (kind: string): string => `(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
  || substr(md5('${kind}' || n), 1, 3) || '8' || substr(md5('${kind}' || n), 4, 15))::uuid`;
const email = `lower(first || '.' || last) || n || '@example.com'`;

const application: Record<string, string> = {
  id: id('application'),
  reference: `'GEN-2025-' || lpad(n::text, 7, '0')`,
  business_name: `last || ' ' || trade || ' ' || n`,
  principal_name: `first || ' ' || last`,
  principal_email: email,
  principal_ssn_mac: `md5('number' || n)`,
  status: `case n % 50 when 0 then 'received' when 1 then 'in_review' else 'closed' end`,
  created_at: 'at',
  clock_from: 'at',
  decided_at: `case when n % 50 > 1 then at + interval '5 days' end`,
  closed_at: `case when n % 50 > 1 then at + interval '5 days' end`,
  search: `lower(concat_ws(' ', 'gen-2025-' || lpad(n::text, 7, '0'), last, trade, n, first, last, ${email}, 'omaha'))`,
};
const deal: Record<string, string> = {
  id: id('deal'),
  account_id: `case when n <= 1000 then old.account_id else md5('dealership' || n / 1000)::uuid end`,
  crm_lead_id: 'null',
  application_invite_id: 'null',
  deal_name: `last || ' ' || trade || ' ' || n`,
  borrower_first_name: 'first',
  borrower_last_name: 'last',
  borrower_email: email,
  status: `(array['draft','submitted','in_review','info_requested','approved','docs_out','funded','declined'])[1 + n % 8]`,
  stage: `case when n % 8 = 6 then '100 - Funded' when n % 8 = 7 then 'Closed Lost' else '20 - In Review' end`,
  status_at: 'at',
  created_at: 'at',
  submitted_at: `case when n % 8 > 0 then at end`,
  search: `lower(concat_ws(' ', last, trade, n, first, last, ${email}))`,
};

const config = parseConfig(readEnvironment());
const db = config.databaseUrl
  ? openServer(config.databaseUrl.reveal())
  : await openExistingEmbedded(path.join(config.dataDir, 'db'));
const client = await db.pool.connect();
const list = async (sql: string, values: unknown[] = []): Promise<string[]> =>
  (await client.query<{ one: string }>(sql, values)).rows.map(({ one }) => one);

await client.query('set statement_timeout = 0');
// The referenced rows exist. Checking foreign keys would take most of the time.
await client.query('set session_replication_role = replica');
await client.query(
  `insert into accounts (id, name, kind, created_at) select md5('dealership' || n)::uuid, 'Dealership ' || n, 'dealer', now()
    from generate_series(1, $1::int) n on conflict do nothing`,
  [Math.floor(wanted / 1000)],
);
for (const [table, columns] of Object.entries({ applications: application, deals: deal })) await fill(table, columns);
// Later measurements must not wait for these disk writes.
await client.query('checkpoint');
client.release();
await db.close();

async function fill(table: string, own: Record<string, string>): Promise<void> {
  const had = Number((await list(`select count(*)::text as one from ${table}`))[0]);
  if (had >= wanted) return;
  const columns = await list(`select column_name as one from information_schema.columns where table_name = $1`, [
    table,
  ]);
  const rest = columns.filter((column) => !(column in own));
  const indexes = await list(
    `select indexname as one from pg_indexes where tablename = $1 and indexname not in (select conname from pg_constraint)`,
    [table],
  );
  const made = await list(`select indexdef as one from pg_indexes where indexname = any($1)`, [indexes]);
  // Rebuilding the indexes at the end is several times faster than updating them per row.
  for (const index of indexes) await client.query(`drop index ${index}`);
  await client.query(
    `insert into ${table} (${[...Object.keys(own), ...rest].join()})
      select ${[...Object.values(own), ...rest.map((column) => `old.${column}`)].join()}
      from (${named}) fresh, (select * from ${table} order by id desc limit 1) old`,
    [FIRST, LAST, TRADES, had, wanted - 1],
  );
  for (const definition of made) await client.query(definition);
  await client.query(`vacuum (analyze) ${table}`);
}
