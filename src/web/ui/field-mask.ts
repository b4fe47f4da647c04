import type { SyntheticEvent } from 'react';

/** Brings text that fits into shape and leaves every other text as it was typed. */
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

/** (402) 555-0142; another country's number, an extension or a vanity number stays. */
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

/** SSN or ITIN: 123-45-6789, 9xx included. */
export const ssnMask: Mask = dashed(3, 2, 4);
/** EIN: 12-3456789. */
export const einMask: Mask = dashed(2, 7);

/** MM/DD/YYYY from digits alone; a date typed with its own separators stays. */
export const dateMask: Mask = (text) => {
  const typedSlashes = /^(\d{2}\/){0,2}\d*$/.test(text);
  const digits = typedSlashes ? digitsOf(text, /^[\d/]*$/) : digitsOf(text, /^\d*$/);
  return digits === undefined || digits.length > 8 ? text : group(digits, 2, 2, 4).join('/');
};

/**
 * Shapes while typing a digit at the end, when pasting and when leaving the field; never while deleting,
 * in the middle or after a separator, where it would fight the person who types. True when it changed something.
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
