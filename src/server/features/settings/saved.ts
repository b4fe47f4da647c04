import * as z from 'zod/mini';
import type { Brand } from '#contract/brand.ts';
import { isSection, sectionSchemas, settingsSections, type SettingsSection } from '#contract/settings.ts';
import type { PartlySaved } from '#server/config/brand-file.ts';
import type { BrandSettingsRow } from '#server/db/tables.ts';

const confirmedSchema = z.nullable(z.array(z.string()));

/** Paths of the values that the lender saved or confirmed in a section. Null for all of them. */
export const confirmedIn = ({ confirmed }: Pick<BrandSettingsRow, 'confirmed'>): string[] | null =>
  confirmedSchema.parse(confirmed);

/** Parses these rows into complete keys of the brand, single values, and the sections that this version cannot read. */
export function readSaved(rows: Pick<BrandSettingsRow, 'section' | 'value' | 'confirmed'>[]): {
  saved: Partial<Brand>;
  partly: PartlySaved[];
  unread: SettingsSection[];
} {
  const unread: SettingsSection[] = [];
  const partly: PartlySaved[] = [];
  let saved: Partial<Brand> = {};
  for (const { section, value, confirmed } of rows) {
    if (value === null) continue;
    // A newer version may have sections unknown to this one.
    const result = isSection(section) ? z.safeParse(sectionSchemas[section], value) : { success: false as const };
    const paths = confirmedIn({ confirmed });
    if (!result.success) unread.push(section);
    else if (paths === null) saved = { ...saved, ...result.data };
    else partly.push({ value: result.data, paths });
  }
  return { saved, partly, unread };
}

/** Returns the values of a section. */
export const valueOf = (brand: Brand, section: SettingsSection): Partial<Brand> =>
  Object.fromEntries(settingsSections[section].map((key) => [key, brand[key]]));
