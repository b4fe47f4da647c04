import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table totp (
    user_id uuid primary key references users,
    secret_sealed text not null,
    begun_at timestamptz not null,
    confirmed_at timestamptz,
    last_step integer
  )`,
  `create table recovery_codes (
    user_id uuid not null references users,
    code_mac text not null,
    used_at timestamptz,
    primary key (user_id, code_mac)
  )`,
];
