import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table audit add seq integer unique, add previous_hash text, add content_mac text, add hash text`,
  `alter table audit add constraint audit_sealed_whole check (num_nulls(seq, previous_hash, content_mac, hash) in (0, 4))`,
  // Rows that wait for the sealer, in any order of commits.
  `create index audit_unsealed on audit (id) where seq is null`,
  `create table audit_anchor (
    id integer primary key check (id = 1),
    seq integer not null,
    hash text not null,
    sealed_at timestamptz not null
  )`,
  `alter table applications add closed_at timestamptz, add held_at timestamptz, add held_reason text`,
  `update applications set closed_at = now() where status = 'closed'`,
  // Retention starts at the decision, so no status change may omit its time.
  `alter table applications add constraint applications_closed_at check (status <> 'closed' or closed_at is not null)`,
  `alter table applications add constraint applications_held_whole check (num_nulls(held_at, held_reason) in (0, 2))`,
  `create index sessions_expiry on sessions (expires_at)`,
  `create index mails_created on mails (created_at)`,
  `create table chores (
    name text primary key,
    last_run_at timestamptz not null
  )`,
];
