import * as z from 'zod/mini';
import { holdsClearNumber } from './clear-numbers.ts';

export const REASON_MIN = 5;
export const NO_NUMBERS = 'Leave numbers and dates out of the reason: it is kept in clear text';
/** Free text by staff that is stored permanently in the audit log. */
export const staffReason = (missing: string) =>
  z.string({ error: missing }).check(
    z.trim(),
    z.minLength(REASON_MIN, `${missing}, in at least 5 characters`),
    z.maxLength(500, 'The reason is at most 500 characters'),
    z.refine((text) => !holdsClearNumber(text), NO_NUMBERS),
  );
