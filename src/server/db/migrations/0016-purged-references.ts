import { type Kysely, sql } from 'kysely';

/** The audit screen finds deleted applications by the reference in the record of the deletion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_purged on audit ((detail->>'reference')) where action = 'application.purged'`.execute(
    db,
  );
}
