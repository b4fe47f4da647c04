import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table upload_links (
    id uuid primary key,
    deal_id uuid not null references deals on delete cascade,
    created_by uuid not null references users,
    token_hash text not null unique,
    label text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    max_uses integer not null,
    uses integer not null,
    revoked_at timestamptz,
    check (uses >= 0 and uses <= max_uses)
  )`,
  `create index upload_links_deal on upload_links (deal_id)`,
  `create table documents (
    id uuid primary key,
    deal_id uuid not null references deals on delete cascade,
    uploaded_by uuid references users,
    upload_link_id uuid references upload_links on delete cascade,
    file_name text not null,
    file_size integer not null,
    document_type text not null check (document_type in ('credit_app', 'purchase_order', 'proof_of_income',
      'bank_statement', 'tax_return', 'invoice', 'contract', 'other')),
    description text not null,
    content_mac text not null,
    flagged boolean not null,
    uploaded_at timestamptz not null,
    file_key text unique,
    key_sealed text,
    synced_at timestamptz,
    mail_waiting boolean not null,
    check ((uploaded_by is null) <> (upload_link_id is null)),
    check ((file_key is null) = (key_sealed is null))
  )`,
  `create index documents_newest on documents (deal_id, id desc)`,
  `create index documents_same on documents (deal_id, content_mac, id)`,
  `create index documents_unmailed on documents (upload_link_id) where mail_waiting`,
];
