import fs from 'node:fs';
import * as z from 'zod/mini';
import { type Brand, brandSchema, sampleBrand } from '#contract/brand.ts';
import { type Claim, claimNames, claims } from '#contract/claims.ts';
import { keyOfPath, pathsOf, withValues } from '#contract/setting-values.ts';
import type { Config } from './environment.ts';
import { suggest } from './settings-reader.ts';

const words = { error: z.locales.en().localeError };

/** The values of BRAND_FILE, with samples for missing ones. */
export type BrandFile = {
  file: string;
  brand: Brand;
  /** Keys present in the file. */
  given: string[];
  /** Readable messages. The brand must not be used if there are any. */
  errors: string[];
};

/** Reads BRAND_FILE over the sample values and lists its errors. */
export function readBrandFile({ brandFile: file }: Pick<Config, 'brandFile'>): BrandFile {
  const given = readJson(file);
  if (typeof given === 'string') return { file, brand: sampleBrand, given: [], errors: [given] };
  const result = z.safeParse(
    brandSchema,
    { ...sampleBrand, ...(given === undefined ? {} : { sample: false }), ...given },
    words,
  );
  const errors = [
    ...unknownKeys(given, sampleBrand).map((failure) => `${file}: ${failure}`),
    ...(result.error?.issues ?? [])
      .filter((i) => i.code !== 'unrecognized_keys')
      .map((i) => `${file}: ${i.path.join('.')}: ${i.message}`),
  ];
  return { file, brand: result.data ?? sampleBrand, given: Object.keys(given ?? {}), errors };
}

/** The effective values: saved settings over the file over the samples. */
export type EffectiveBrand = {
  brand: Brand;
  /** Keys, or paths of single values, that still have a shipped value. */
  missing: string[];
  /** Claims and testimonials that are not confirmed, as readable messages. */
  unconfirmed: string[];
};

/** A section of which single values were saved, by their paths. */
export type PartlySaved = { value: Partial<Brand>; paths: readonly string[] };

/** Applies saved settings to the file: whole keys, then single values of other keys. */
export function layOver(
  { brand: fromFile, given }: BrandFile,
  saved: Partial<Brand>,
  partly: readonly PartlySaved[] = [],
): EffectiveBrand {
  const whole: Brand = { ...fromFile, ...saved };
  const brand = partly.reduce((below, { value, paths }) => withValues(below, value, paths), whole);
  const own = partly.flatMap(({ paths }) => paths);
  const leftIn = (key: BrandKey): string[] => (key in saved ? [] : withoutOwn(key, brand, own));
  const missing = brandKeys.filter((key) => !given.includes(key)).flatMap(leftIn);
  const unconfirmed = unconfirmedOf(brand);
  // With "sample": true in the file, its values count as samples until saved settings replace all of them.
  const calledSample = fromFile.sample && given.includes('sample') && brandKeys.some((key) => leftIn(key).length > 0);
  return {
    brand: { ...brand, sample: calledSample || missing.length > 0 || unconfirmed.length > 0 },
    missing,
    unconfirmed,
  };
}

/**
 * The shipped notice texts are not samples: they may be sent, and the checklist asks for a review by counsel. The hours
 * of inquiries and the place of the finance cost are working defaults. No list of states and no omitted claim is needed. The year has its claim.
 */
const notSamples = [
  'sample',
  'noticeTexts',
  'inquiries',
  'financeCostDollars',
  'licensedStates',
  'inBusinessSince',
  'leftOut',
] as const;
type BrandKey = Exclude<keyof Brand, (typeof notSamples)[number]>;
const brandKeys = (Object.keys(sampleBrand) as (keyof Brand)[]).filter(
  (key): key is BrandKey => !notSamples.some((name) => name === key),
);

/** Lists the paths of this key without saved values; the key itself when nothing of it was saved. */
function withoutOwn(key: BrandKey, brand: Brand, own: readonly string[]): string[] {
  const places = pathsOf({ [key]: brand[key] });
  const left = places.filter((path) => !own.includes(path));
  const isNone = !own.some((path) => keyOfPath(path) === key);
  // Claims and testimonials are listed by their own evidence.
  if (isNone || key === 'claims' || key === 'testimonials') return isNone ? [key] : [];
  return left;
}

/** Explains why production refuses these values. Undefined when none is a sample. @param place source of the values */
export function sampleError(place: string, { brand, missing, unconfirmed }: EffectiveBrand): string | undefined {
  if (!brand.sample) return undefined;
  return `${place} still leaves sample values (${sampleWords(missing, unconfirmed)}): set every one before publishing.`;
}

export const withScreen = (file: string): string => `${file}, with what was saved at /admin/settings,`;

const sampleWords = (missing: string[], unconfirmed: string[]): string => {
  const count = `${String(unconfirmed.length)} unconfirmed claims and testimonials, which the doctor lists`;
  return [...missing, ...(unconfirmed.length > 0 ? [count] : [])].join(', ') || 'sample is true';
};

/** A missing year and an empty list leave their claims out of the site too. */
const isLeftOut = (name: Claim, { associations, manufacturers, inBusinessSince, leftOut }: Brand): boolean =>
  leftOut.some((one) => one === name) ||
  (name === 'since2015' && inBusinessSince === null) ||
  (name === 'associations' && associations.length === 0) ||
  (name === 'manufacturers' && manufacturers.length === 0);

const unconfirmedOf = (brand: Brand): string[] => [
  ...claimNames
    .filter((name) => !brand.claims[name] && !isLeftOut(name, brand))
    .map((name) => `claims.${name}: ${claims[name]}`),
  ...(['en', 'es'] as const).flatMap((lang) =>
    brand.testimonials[lang].flatMap((one, n) =>
      one.confirmed ? [] : [`testimonials.${lang}.${String(n)}: ${one.name}, ${one.equipment}`],
    ),
  ),
];

/** Lists keys that the samples do not have in the same place. A misspelled key would silently keep a sample value. */
function unknownKeys(given: unknown, known: unknown, place = ''): string[] {
  if (!isObject(given) || !isObject(known)) return [];
  if (Array.isArray(known))
    return Object.entries(given).flatMap(([n, item]) => unknownKeys(item, known[0], `${place}${n}.`));
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(known, key)
      ? unknownKeys(value, known[key], `${place}${key}.`)
      : [`${place}${key} is not a known key. ${suggest(key, known)}`],
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the object of the file, undefined without a file, or a readable message about what is wrong. */
function readJson(file: string): Record<string, unknown> | string | undefined {
  if (!fs.existsSync(file)) return undefined;
  try {
    const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (isObject(value) && !Array.isArray(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError))
      return `${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? ''}).`;
  }
  return `${file} is not a JSON object.`;
}
