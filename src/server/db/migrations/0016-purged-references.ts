import { type Kysely, sql } from 'kysely';

/** The audit screen finds a removed application by its reference, which the record of its removal alone still has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_purged on audit ((detail->>'reference')) where action = 'application.purged'`.execute(
    db,
  );
}
