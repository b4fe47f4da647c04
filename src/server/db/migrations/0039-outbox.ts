import { type Kysely, sql } from 'kysely';

const old = [
  { table: 'untold_leads', column: 'deal_id' },
  { table: 'unsent_documents', column: 'document_id' },
];

/**
 * Merges leads and documents that the CRM has not accepted yet into one table. Views keep the names and columns of the
 * two earlier tables, because nodes of the earlier version use them during the upgrade.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table outbox (
    id uuid primary key generated always as (coalesce(deal_id, document_id)) stored,
    kind text not null generated always as (case when deal_id is null then 'document' else 'lead' end) stored,
    deal_id uuid unique references deals on delete cascade,
    document_id uuid unique references documents on delete cascade,
    attempts integer not null default 0,
    last_error text,
    created_at timestamptz not null,
    check (num_nonnulls(deal_id, document_id) = 1)
  )`.execute(db);
  for (const { table, column } of old) {
    const [from, subject] = [sql.table(table), sql.ref(column)];
    // A row that another node adds between the copy and the drop would be lost.
    await sql`lock table ${from} in access exclusive mode`.execute(db);
    await sql`insert into outbox (${subject}, attempts, last_error, created_at)
      select ${subject}, attempts, last_error, created_at from ${from}`.execute(db);
    await sql`drop table ${from}`.execute(db);
    await sql`create view ${from} as
      select ${subject}, attempts, last_error, created_at from outbox where ${subject} is not null`.execute(db);
  }
}
