import { type Kysely, sql } from 'kysely';

/**
 * Indexes that keep searches and lists fast as rows grow. PostgreSQL ships the extension pg_trgm, but some
 * servers do not let the owner create it. Without it, searches for 3 letters and more read every row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An index over a million rows takes longer than the statement time limit.
  await sql`set local statement_timeout = 0`.execute(db);
  // Locks all tables before building anything. If a lock is not available, the migration gives way and has nothing to
  // undo.
  await sql`lock table applications, deals, audit in share mode`.execute(db);
  await sql`do $$ begin
    create extension if not exists pg_trgm;
  exception
    when lock_not_available or deadlock_detected or serialization_failure then raise;
    when others then raise notice 'no pg_trgm: %', sqlerrm;
  end $$`.execute(db);
  const { rows } = await sql<{ schema: string }>`select quote_ident(n.nspname) as schema from pg_extension e
    join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'`.execute(db);
  for (const { schema } of rows)
    for (const [name, on] of trigrams)
      await sql.raw(`create index ${name} on ${on(`${schema}.gin_trgm_ops`)}`).execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const trigrams: [string, (kind: string) => string][] = [
  ['applications_trigrams', (kind) => `applications using gin (search ${kind})`],
  ['deals_trigrams', (kind) => `deals using gin (search ${kind})`],
];

const statements = [
  // Words of 1 and 2 letters contain no trigram.
  `create function text_grams(whole text) returns text[] language sql immutable strict parallel safe as $$
    select array_agg(substr(whole, n, size)) from generate_series(1, length(whole)) n, generate_series(1, 2) size $$`,
  `create index applications_grams on applications using gin (text_grams(search))`,
  `create index deals_grams on deals using gin (text_grams(search))`,
  // Few applications are undecided, and the overdue ones are the oldest of them.
  `create index applications_undecided on applications (id desc) where decided_at is null`,
  // The stage is included as a plain column, because only then is the expression read from the index alone.
  `create index deals_board on deals (coalesce(lower(trim(stage)), ''), id desc)
    include (stage, requested_amount_cents) where status <> 'draft'`,
  // Audit log: actions of one user, and rare actions.
  `create index audit_actor on audit (actor_id, id desc) where actor_id is not null`,
  `create index audit_action on audit (action, id desc)`,
];
