import type { SyntheticEvent } from 'react';

/** Formats matching text and leaves every other text as typed. */
export type Mask = (text: string) => string;

const digitsOf = (text: string, allowed: RegExp): string | undefined =>
  allowed.test(text) ? text.replace(/\D/g, '') : undefined;

/** Joins the groups that have digits: '4025' in (3, 3, 4) is '402', '5'. */
const group = (digits: string, ...sizes: number[]): string[] => {
  const groups: string[] = [];
  for (let from = 0, i = 0; i < sizes.length && from < digits.length; from += sizes[i++] ?? 0)
    groups.push(digits.slice(from, from + (sizes[i] ?? 0)));
  return groups;
};

/** Formats (402) 555-0142. Foreign numbers, extensions and vanity numbers stay unchanged. */
export const phoneMask: Mask = (text) => {
  const all = digitsOf(text, /^\s*(\+?1)?[\d\s().-]*$/);
  const local =
    all !== undefined && (all.length === 11 || text.trimStart().startsWith('+')) ? all.replace(/^1/, '') : all;
  if (local === undefined || local.length < 4 || local.length > 10) return text;
  const [area = '', prefix = '', line] = group(local, 3, 3, 4);
  return line === undefined ? `(${area}) ${prefix}` : `(${area}) ${prefix}-${line}`;
};

const dashed =
  (...sizes: number[]): Mask =>
  (text) => {
    const digits = digitsOf(text, /^[\d\s-]*$/);
    if (digits === undefined || digits.length > sizes.reduce((sum, size) => sum + size, 0)) return text;
    return group(digits, ...sizes).join('-');
  };

/** SSN or ITIN: 123-45-6789, including 9xx. */
export const ssnMask: Mask = dashed(3, 2, 4);
/** EIN: 12-3456789. */
export const einMask: Mask = dashed(2, 7);

/**
 * Formats MM/DD/YYYY from plain digits: 3152019 is 03/15/2019, because the number pad of a phone has no slash. A date
 * with typed separators stays unchanged.
 */
export const dateMask: Mask = (text) => {
  const typedSlashes = /^(\d{2}\/){0,2}\d*$/.test(text);
  const typed = typedSlashes ? digitsOf(text, /^[\d/]*$/) : digitsOf(text, /^\d*$/);
  const digits = typed?.replace(/^(?=[2-9])/, '0').replace(/^(..)(?=[4-9])/, '$10');
  return digits === undefined || digits.length > 8 ? text : group(digits, 2, 2, 4).join('/');
};

/**
 * Applies the mask when a digit is typed at the end, on paste and on blur. Does nothing when deleting, in the middle
 * or after a separator, because it would interfere with typing. Returns true when the text changed.
 */
export function maskInput(event: SyntheticEvent<HTMLInputElement>, mask: Mask): boolean {
  const input = event.currentTarget;
  const leaving = event.type === 'blur';
  const atEnd = input.selectionStart === null || input.selectionStart === input.value.length;
  const deleting = ((event.nativeEvent as InputEvent).inputType ?? '').startsWith('delete');
  if (!leaving && (deleting || !atEnd || !/\d$/.test(input.value))) return false;
  const shaped = mask(leaving ? input.value.trim() : input.value);
  if (shaped === input.value) return false;
  input.value = shaped;
  return true;
}
