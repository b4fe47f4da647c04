import fs from 'node:fs';
import * as z from 'zod/mini';
import { type Brand, brandSchema, sampleBrand } from '#contract/brand.ts';
import { claimNames, claims } from '#contract/claims.ts';
import { type Config, ConfigError } from './config.ts';
import { suggest } from './settings-reader.ts';

const words = { error: z.locales.en().localeError };

/** The lender's own values over the samples. @throws ConfigError in words */
export function loadBrand(config: Config): Brand {
  const { brand, faults } = readBrand(config);
  if (faults.length > 0) throw new ConfigError(faults);
  return brand;
}

type ReadBrand = {
  brand: Brand;
  /** In words; with one of them the brand is not to be used. */
  faults: string[];
  /** Keys that still hold a shipped value. */
  missing: string[];
  /** What the pages say and nobody has confirmed, in words. */
  unconfirmed: string[];
};

/** The brand, with what is wrong with its file and what in it is still a sample. */
export function readBrand({ brandFile, production }: Config): ReadBrand {
  const given = readJson(brandFile);
  if (typeof given === 'string') return { brand: sampleBrand, faults: [given], missing: [], unconfirmed: [] };
  const result = z.safeParse(
    brandSchema,
    { ...sampleBrand, ...(given === undefined ? {} : { sample: false }), ...given },
    words,
  );
  const faults = [
    ...unknownKeys(given, sampleBrand).map((fault) => `${brandFile}: ${fault}`),
    ...(result.error?.issues ?? [])
      .filter((i) => i.code !== 'unrecognized_keys')
      .map((i) => `${brandFile}: ${i.path.join('.')}: ${i.message}`),
  ];
  const missing = Object.keys(sampleBrand).filter((key) => key !== 'sample' && !(key in (given ?? {})));
  const unconfirmed = unconfirmedOf(result.data ?? sampleBrand);
  const sample = result.data?.sample === true || missing.length > 0 || unconfirmed.length > 0;
  if (production && sample)
    faults.push(
      `${brandFile} still leaves sample values (${sampleWords(missing, unconfirmed)}): set every one before going live.`,
    );
  return { brand: { ...sampleBrand, ...result.data, sample }, faults, missing, unconfirmed };
}

const sampleWords = (missing: string[], unconfirmed: string[]): string => {
  const count = `${String(unconfirmed.length)} unconfirmed claims and testimonials, which npm run doctor lists`;
  return [...missing, ...(unconfirmed.length > 0 ? [count] : [])].join(', ') || 'sample is true';
};

const unconfirmedOf = ({ claims: confirmed, testimonials }: Brand): string[] => [
  ...claimNames.filter((name) => !confirmed[name]).map((name) => `claims.${name}: ${claims[name]}`),
  ...(['en', 'es'] as const).flatMap((lang) =>
    testimonials[lang].flatMap((one, n) =>
      one.confirmed ? [] : [`testimonials.${lang}.${String(n)}: ${one.name}, ${one.equipment}`],
    ),
  ),
];

/** Keys that the samples do not have at the same place: a slip there would leave a sample value standing unseen. */
function unknownKeys(given: unknown, known: unknown, place = ''): string[] {
  if (!isObject(given) || !isObject(known)) return [];
  if (Array.isArray(known))
    return Object.entries(given).flatMap(([n, item]) => unknownKeys(item, known[0], `${place}${n}.`));
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(known, key)
      ? unknownKeys(value, known[key], `${place}${key}.`)
      : [`${place}${key} is not known here. ${suggest(key, known)}`],
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The file's object, undefined where there is no file, or what is wrong with it in words. */
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
