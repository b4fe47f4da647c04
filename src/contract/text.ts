import * as z from 'zod/mini';
import { isEmail } from './email-address.ts';

const LONGEST_NAME = 60;
const ADDRESS = /:\/\/|@|\bwww\.|[\p{L}\p{Nd}-]{2}\.\p{L}{2}/iu;
const DIGITS = /\p{Nd}{5}|\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){6}/u;

/** Returns true for a name that may appear in an email to a third party: no web address, phone number or message. */
export const isPlainName = (text: string): boolean => {
  const plain = text.normalize('NFKC');
  return plain.length <= LONGEST_NAME && !ADDRESS.test(plain) && !DIGITS.test(plain);
};

/** Required text. Absent, null and too short all return the field's one message. */
export const required = (min: number, message: string) =>
  z.string({ error: message }).check(
    z.minLength(min, message),
    z.refine((v: string) => v.trim().length >= 1, message),
  );

/** Optional text. '', null and absence mean the same and read back as ''. Numbers are accepted as typed. */
export const optional = (message: string) =>
  z.pipe(
    z.nullish(z.union([z.string(), z.number()], { error: message })),
    z.transform((v): string => (v === null || v === undefined ? '' : String(v).trim())),
  );

export const optionalEmail = (message: string) =>
  z.pipe(
    z.nullish(z.string({ error: message })),
    z.pipe(
      z.transform((v: string | null | undefined): string => v?.trim() ?? ''),
      z.string().check(z.refine((v) => v === '' || isEmail(v), message)),
    ),
  );

/** One of a fixed list. '', null and absence mean the default. */
export const choice = <const T extends readonly [string, ...string[]]>(
  options: T,
  fallback: T[number],
  message: string,
) =>
  z.pipe(
    z.nullish(z.enum([...options, ''], { error: message })),
    z.transform((v): T[number] => (v === '' || v === null || v === undefined ? fallback : v)),
  );
