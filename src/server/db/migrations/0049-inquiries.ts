import { type Kysely, sql } from 'kysely';

/**
 * Inquiries of visitors, as entries of the outbox and items of data requests too. The outbox gets its generated columns
 * back with the third kind of subject. Its views do not use them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table inquiries (
    id uuid primary key,
    kind text not null check (kind in ('quote', 'callback', 'dealer')),
    language text not null check (language in ('en', 'es')),
    state text not null check (state in ('new', 'called', 'closed', 'application')),
    contact text not null,
    machine text not null,
    amount text not null,
    call_time text not null check (call_time in ('any', 'morning', 'afternoon')),
    created_at timestamptz not null,
    due_at timestamptz not null,
    changed_by uuid references users,
    changed_at timestamptz,
    application_id uuid references applications on delete set null,
    check ((changed_by is null) = (changed_at is null))
  )`,
  `create index inquiries_new on inquiries (due_at) where state = 'new'`,
  `create index inquiries_application on inquiries (application_id) where application_id is not null`,
  `alter table outbox drop column kind, drop column id`,
  `alter table outbox add column inquiry_id uuid unique references inquiries on delete cascade`,
  `alter table outbox
    add column id uuid primary key generated always as (coalesce(deal_id, document_id, inquiry_id)) stored,
    add column kind text not null generated always as (
      case when deal_id is not null then 'lead' when document_id is not null then 'document' else 'inquiry' end) stored`,
  `alter table outbox drop constraint outbox_check,
    add constraint outbox_check check (num_nonnulls(deal_id, document_id, inquiry_id) = 1)`,
  `alter table data_request_items drop constraint data_request_items_kind_check,
    add constraint data_request_items_kind_check
      check (kind in ('application', 'deal', 'invite', 'mail', 'chat', 'account', 'inquiry'))`,
  `alter table brand_settings drop constraint brand_settings_section_check,
    add constraint brand_settings_section_check check (section in ('company', 'contact', 'hours', 'representatives',
      'pricing', 'claims', 'manufacturers', 'notices', 'noticeTexts', 'inquiries'))`,
];
