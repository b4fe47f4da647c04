import { type Kysely, sql } from 'kysely';

/** Settings saved on the screen, and copies of the lender's details that were sent to others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table brand_settings (
    section text primary key check (section in (
      'company', 'contact', 'hours', 'representatives', 'pricing', 'claims', 'manufacturers', 'notices')),
    value jsonb not null,
    version integer not null,
    changed_by uuid not null references users,
    changed_at timestamptz not null
  )`.execute(db);
  await sql`alter table decisions add column lender jsonb not null default 'null'`.execute(db);
  await sql`alter table upload_links add column product_key text`.execute(db);
}
