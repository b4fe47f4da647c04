import fs from 'node:fs';
import * as z from 'zod/mini';
import { type Brand, brandSchema, sampleBrand } from '#contract/brand.ts';
import { type Config, ConfigError } from './config.ts';

/** The lender's own values over the samples. @throws ConfigError in words */
export function loadBrand(config: Config): Brand {
  const text = fs.existsSync(config.brandFile) ? fs.readFileSync(config.brandFile, 'utf8') : undefined;
  const given = text === undefined ? {} : readJson(text, config.brandFile);
  const result = z.safeParse(brandSchema, {
    ...sampleBrand,
    ...(text === undefined ? {} : { sample: false }),
    ...given,
  });
  if (!result.success)
    throw new ConfigError(result.error.issues.map((i) => `${config.brandFile}: ${i.path.join('.')}: ${i.message}`));
  const missing = Object.keys(sampleBrand).filter((key) => key !== 'sample' && !(key in given));
  const brand = { ...result.data, sample: result.data.sample || missing.length > 0 };
  if (config.production && brand.sample)
    throw new ConfigError([
      `${config.brandFile} still leaves sample values (${missing.join(', ') || 'sample is true'}): set every one before going live.`,
    ]);
  return brand;
}

function readJson(text: string, file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Falls through to the one message for anything that is no object.
  }
  throw new ConfigError([`${file} is not a JSON object.`]);
}
