import * as z from 'zod/mini';
import type { Brand } from '#contract/brand.ts';
import { isSection, sectionSchemas, settingsSections, type SettingsSection } from '#contract/settings.ts';
import type { BrandSettingsRow } from '#server/core/tables.ts';

/** The keys of the brand that these rows hold, and the sections that this version cannot read. */
export function readSaved(rows: Pick<BrandSettingsRow, 'section' | 'value'>[]): {
  saved: Partial<Brand>;
  unread: SettingsSection[];
} {
  const unread: SettingsSection[] = [];
  let saved: Partial<Brand> = {};
  for (const { section, value } of rows) {
    if (value === null) continue;
    // A newer version may know sections that this one does not.
    const result = isSection(section) ? z.safeParse(sectionSchemas[section], value) : { success: false as const };
    if (result.success) saved = { ...saved, ...result.data };
    else unread.push(section);
  }
  return { saved, unread };
}

/** The part of a brand that a section holds. */
export const valueOf = (brand: Brand, section: SettingsSection): Partial<Brand> =>
  Object.fromEntries(settingsSections[section].map((key) => [key, brand[key]]));
