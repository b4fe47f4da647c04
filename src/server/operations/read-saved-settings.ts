import { sql } from 'kysely';
import { sectionNames } from '#contract/settings.ts';
import type { Db } from '#server/ports.ts';

/** What was saved on the screen, for a command; nothing in a database from before there was one. */
export async function readSavedSettings({ query }: Db): Promise<object[]> {
  const found = await sql<{ at: string | null }>`select to_regclass('brand_settings')::text as at`.execute(query);
  if (found.rows[0]?.at === null) return [];
  // The column is missing in a database that this version has not migrated yet: all values count as confirmed there.
  const { rows } = await sql<object>`select section, value, to_jsonb(brand_settings)->'confirmed' as confirmed
    from brand_settings limit ${sectionNames.length}`.execute(query);
  return rows;
}
