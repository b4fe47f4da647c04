import { type Kysely, sql } from 'kysely';

/** A data key encrypts new values only from an instant on, so that every node has it before the first value arrives. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table data_keys add column active_at timestamptz`,
  `update data_keys set active_at = created_at`,
  `alter table data_keys alter column active_at set not null`,
  `drop index data_keys_one_active`,
  `alter table data_keys drop column retired_at`,
];
