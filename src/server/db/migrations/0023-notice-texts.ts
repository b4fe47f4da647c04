import { type Kysely, sql } from 'kysely';

/** Adds the notice texts as a section of the settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table brand_settings drop constraint brand_settings_section_check,
    add constraint brand_settings_section_check check (section in (
      'company', 'contact', 'hours', 'representatives', 'pricing', 'claims', 'manufacturers', 'notices', 'noticeTexts'))`.execute(
    db,
  );
}
