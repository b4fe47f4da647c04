import * as z from 'zod/mini';
import { readTypedAmount, showCents } from './typed-amount.ts';

type Typed = string | number | null | undefined;
export const typedNumberSchema = (message: string) => z.nullish(z.union([z.string(), z.number()], { error: message }));
const isEmpty = (given: Typed): boolean => given === null || given === undefined || String(given).trim() === '';
/** Reads a typed number with dollar sign and commas. NaN for anything else, and for negative numbers. */
function readNumber(given: Typed): number {
  const text = String(given).replace(/[$,%\s]/g, '');
  return /^\d{1,12}(?:\.\d{1,10})?$/.test(text) ? Number(text) : Number.NaN;
}

export const requiredNumber = (message: string, fits: (value: number) => boolean = () => true) =>
  z.pipe(
    typedNumberSchema(message),
    z.transform((given, ctx): number => {
      const value = readNumber(given);
      if (Number.isNaN(value) || !fits(value)) ctx.issues.push({ code: 'custom', message, input: given });
      return value;
    }),
  );

export const optionalNumber = (message: string, fits: (value: number) => boolean = () => true) =>
  z.pipe(
    typedNumberSchema(message),
    z.transform((given, ctx): number | null => {
      if (isEmpty(given)) return null;
      const value = readNumber(given);
      if (Number.isNaN(value) || !fits(value)) ctx.issues.push({ code: 'custom', message, input: given });
      return value;
    }),
  );

/** Reads typed dollars with at most two decimals. Accepts a JSON number unchanged. */
function readDollars(given: string | number, message: string): { value: number } | { message: string } {
  if (typeof given === 'number') {
    const value = readNumber(given);
    return Number.isNaN(value) ? { message } : { value };
  }
  const read = readTypedAmount(given, 'en');
  if (read.kind === 'understood') return { value: read.cents / 100 };
  if (read.kind !== 'unsure') return { message };
  const likely = showCents(read.cents);
  return { message: `Did you mean ${likely}? Write ${likely.slice(1)}.` };
}

type DollarRules = { fits?: (value: number) => boolean; unreadable?: string };

/**
 * An amount in dollars: 84,500, 150k or 1.5 million. A spelling with two readings is rejected with the likely one. An
 * unreadable text has its own message, if given.
 */
export const requiredDollars = (message: string, { fits = () => true, unreadable = message }: DollarRules) =>
  z.pipe(
    typedNumberSchema(message),
    z.transform((given, ctx): number => {
      const read = isEmpty(given) ? { message } : readDollars(given ?? '', unreadable);
      if ('value' in read && fits(read.value)) return read.value;
      ctx.issues.push({ code: 'custom', message: 'message' in read ? read.message : message, input: given });
      return Number.NaN;
    }),
  );

/** Like requiredDollars, with null for an empty field. */
export const optionalDollars = (message: string) =>
  z.pipe(
    typedNumberSchema(message),
    z.transform((given, ctx): number | null => {
      if (isEmpty(given)) return null;
      const read = readDollars(given ?? '', message);
      if ('value' in read) return read.value;
      ctx.issues.push({ code: 'custom', message: read.message, input: given });
      return Number.NaN;
    }),
  );
