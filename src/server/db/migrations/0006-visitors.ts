import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table visitors (
    id text primary key,
    language text not null check (language in ('en', 'es')),
    current_page text,
    equipment_type text check (equipment_type in ('construction', 'food-beverage', 'manufacturing')),
    seen_at timestamptz not null
  )`,
  `create index visitors_seen on visitors (seen_at)`,
];
