import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Keyed hash from the insertion on. Rows of earlier versions get theirs at the first start, which has the key.
  `alter table audit add row_mac text, add refused_at timestamptz`,
  // The content hash is stored at the insertion. Only the link waits for the sealer.
  `alter table audit drop constraint audit_sealed_whole`,
  `alter table audit add constraint audit_sealed_whole
    check (num_nulls(seq, previous_hash, hash) in (0, 3) and (seq is null or content_mac is not null))`,
  `drop index audit_unsealed`,
  `create index audit_unsealed on audit (id) where seq is null and refused_at is null`,
  `create index audit_refused on audit (id) where refused_at is not null`,
  `create index audit_unauthenticated on audit (id) where row_mac is null`,
];
