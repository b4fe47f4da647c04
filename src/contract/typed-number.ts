import * as z from 'zod/mini';

type Typed = string | number | null | undefined;
export const typedNumber = (message: string) => z.nullish(z.union([z.string(), z.number()], { error: message }));
const isEmpty = (given: Typed): boolean => given === null || given === undefined || String(given).trim() === '';
/** A number as people type it, with dollar sign and commas; NaN for anything else, and for what is negative. */
function readNumber(given: Typed): number {
  const text = String(given).replace(/[$,%\s]/g, '');
  return /^\d{1,12}(?:\.\d{1,10})?$/.test(text) ? Number(text) : Number.NaN;
}

export const requiredNumber = (message: string, fits: (value: number) => boolean = () => true) =>
  z.pipe(
    typedNumber(message),
    z.transform((given, ctx): number => {
      const value = readNumber(given);
      if (Number.isNaN(value) || !fits(value)) ctx.issues.push({ code: 'custom', message, input: given });
      return value;
    }),
  );

export const optionalNumber = (message: string, fits: (value: number) => boolean = () => true) =>
  z.pipe(
    typedNumber(message),
    z.transform((given, ctx): number | null => {
      if (isEmpty(given)) return null;
      const value = readNumber(given);
      if (Number.isNaN(value) || !fits(value)) ctx.issues.push({ code: 'custom', message, input: given });
      return value;
    }),
  );
