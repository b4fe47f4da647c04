import { type Kysely, sql } from 'kysely';

/**
 * What searches and lists are answered from, however many rows there are. Pieces of three letters are an extension that
 * every PostgreSQL ships and some do not let its owner make: without it words of three letters and more are looked for in
 * every row, as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Over a million rows an index takes longer than a query may.
  await sql`set local statement_timeout = 0`.execute(db);
  // All of them at once, before anything is built: whoever holds one of them is given way to, and nothing is undone.
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
  // Words of one and two letters have no piece of three.
  `create function text_grams(whole text) returns text[] language sql immutable strict parallel safe as $$
    select array_agg(substr(whole, n, size)) from generate_series(1, length(whole)) n, generate_series(1, 2) size $$`,
  `create index applications_grams on applications using gin (text_grams(search))`,
  `create index deals_grams on deals using gin (text_grams(search))`,
  // Those that nobody has decided are few, and the ones that are overdue are the oldest of them.
  `create index applications_undecided on applications (id desc) where decided_at is null`,
  // The stage stands in it twice: only from a plain column is the expression read without the row.
  `create index deals_board on deals (coalesce(lower(trim(stage)), ''), id desc)
    include (stage, requested_amount_cents) where status <> 'draft'`,
  // Of the trail: what one person did, and what is done seldom.
  `create index audit_actor on audit (actor_id, id desc) where actor_id is not null`,
  `create index audit_action on audit (action, id desc)`,
];
