import type { Language } from './language.ts';

/**
 * A parsed amount in whole cents. `unsure`: the spelling has two readings, and this is the likely one, which the user
 * must confirm. `unreadable`: no amount, a negative one, or more than 12 digits of dollars.
 */
export type TypedAmount = { kind: 'empty' } | { kind: 'understood' | 'unsure'; cents: number } | { kind: 'unreadable' };

const UNREADABLE: TypedAmount = { kind: 'unreadable' };
const LONGEST = 60;
const MAX_CENTS = 999_999_999_999_99n;
/** Below this, "2 M" and the English "2 mil" are more likely millions than thousands. */
const FEW = 10;

const BEFORE = /^(?:us ?)?\$ ?|^usd ?\$? ?/;
const AFTER = / ?(?:\$|(?:de )?(?:usd|dollars?|d[oó]lar(?:es)?|dlls))$/;
const SHAPE = /^(\d+(?:[., ]\d+)*) ?(\p{L}*)$/u;
const SCALES = new Map([
  ['', 0],
  ['k', 3],
  ['thousand', 3],
  ['mil', 3],
  ['mm', 6],
  ['million', 6],
  ['millions', 6],
  ['millón', 6],
  ['millon', 6],
  ['millones', 6],
]);

/**
 * Reads an amount in dollars as people type it: 84,500, 150k, 2MM, 1.5 million, 150 mil, 1,5 millones.
 * A dot before exactly three digits separates thousands in Spanish and is `unsure` in English; a decimal comma is
 * `unsure` in English too. Never throws.
 */
export function readTypedAmount(typed: string, lang: Language): TypedAmount {
  if (typed.trim() === '') return { kind: 'empty' };
  if (typed.length > LONGEST) return UNREADABLE;
  const [, figures = '', word = ''] = SHAPE.exec(plainOf(typed)) ?? [];
  const { scale, isSure } = scaleOf(word, { isFew: Number.parseInt(figures, 10) < FEW, lang });
  if (figures === '' || scale === undefined) return UNREADABLE;
  const read = readFigures(figures, { scale, lang });
  if (!read) return UNREADABLE;
  const cents = wholeCents(read.digits, scale + 2 - read.decimals);
  return cents === undefined ? UNREADABLE : { kind: isSure && read.isSure ? 'understood' : 'unsure', cents };
}

/** Without currency symbols, in lower case and with plain spaces. */
const plainOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(/^\./, '0.');

function scaleOf(word: string, { isFew, lang }: { isFew: boolean; lang: Language }) {
  if (word === 'm' || (word === 'mil' && lang === 'en' && isFew)) return { scale: isFew ? 6 : 3, isSure: false };
  return { scale: SCALES.get(word), isSure: true };
}

/** Returns the digits times a power of ten. Undefined below a cent and above the largest amount. */
function wholeCents(digits: string, power: number): number | undefined {
  const shifted = BigInt(digits) * 10n ** BigInt(Math.max(power, 0));
  const divisor = 10n ** BigInt(Math.max(-power, 0));
  return shifted % divisor === 0n && shifted / divisor <= MAX_CENTS ? Number(shifted / divisor) : undefined;
}

type Figures = { digits: string; decimals: number; isSure: boolean };

/** Separates thousands separators from the decimal one. Returns undefined for a separator in any other place. */
function readFigures(figures: string, { scale, lang }: { scale: number; lang: Language }): Figures | undefined {
  const digits = figures.replace(/\D/g, '');
  const at = figures.search(/\D\d+$/);
  if (at < 0) return { digits, decimals: 0, isSure: true };
  const [head, mark, decimals] = [figures.slice(0, at), figures.charAt(at), figures.length - at - 1];
  const isThousands = isGrouped(figures);
  // 1.375 million has one reading in English only; 1,375 million has two in both languages.
  const isDecimalToo = scale === 6 && isDecimal(head, mark);
  if (isThousands && !isDecimalToo) return { digits, decimals: 0, isSure: mark !== '.' || lang === 'es' };
  if (!isDecimal(head, mark) || (scale === 0 && decimals > 2)) return undefined;
  const isSure = isThousands ? mark === '.' && lang === 'en' : mark === '.' || lang === 'es';
  return { digits, decimals, isSure };
}

/** Returns true for the only separator of its kind, after figures without or with another thousands separator. */
const isDecimal = (head: string, mark: string): boolean =>
  mark !== ' ' && !head.includes(mark) && (/^\d+$/.test(head) || isGrouped(head));

/** 1,500,000 and 1.500.000 and 1 500 000. */
const isGrouped = (figures: string): boolean => /^[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*$/.test(figures);

/** Returns the cents of an amount that was understood without a question, or NaN. */
export function typedCents(typed: string, lang: Language): number {
  const read = readTypedAmount(typed, lang);
  return read.kind === 'understood' ? read.cents : Number.NaN;
}

/** Formats $84,500 or $196,400.50, in both languages. `Intl.NumberFormat` would add 50 ms to the form's start on a phone. */
export function showCents(cents: number): string {
  const [whole = '', rest] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}${rest === '00' ? '' : `.${rest ?? ''}`}`;
}

const PLAIN = /^\$?\s*(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/;

/** Formats figures as money: 84500 becomes $84,500. Leaves every other text as typed. */
export const tidyTypedAmount = (text: string): string =>
  PLAIN.test(text.trim()) ? showCents(typedCents(text, 'en')) : text;

/** Formats a typed amount for readers: $84,500, "150k ($150,000)", or only the text when it is not understood. */
export function showTypedAmount(text: string, lang: Language = 'en'): string {
  const tidy = tidyTypedAmount(text);
  const cents = typedCents(text, lang);
  return tidy !== text || Number.isNaN(cents) || text === showCents(cents) ? tidy : `${text} (${showCents(cents)})`;
}
