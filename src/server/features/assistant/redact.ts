/** What stands in place of a number that was taken out. */
export const MASK = '[number removed]';

const DASH = String.raw`[\s.\-–—]`;
/** SSN or ITIN, set apart or in one piece after its name. */
const SSN = new RegExp(String.raw`(?<![\d$])\d{3}${DASH}\d{2}${DASH}\d{4}(?!\d)`, 'g');
const CARD = /(?<![\d$])\d(?:[ \-–.]?\d){12,18}(?!\d)/g;
/** A name of such a number, a few words, then the number: six digits or more, in whatever pieces. */
const LABELLED = new RegExp(
  String.raw`(\b(?:ssn|s\.s\.n|ss#?|itin|ein|fein|tin|tax ?id|social(?: security)?|seguro(?: social)?|n[uú]mero social|routing|aba|acc(?:oun)?t|account|cuenta|ruta|iban|clabe|checking|savings|cheques|ahorros|fed(?:eral)? id|card|tarjeta|d[eé]bito|debit)\b[^\n]{0,40}?)(?<![$\d.,])(\d(?:[\s.\-–—]?\d){5,18})(?!\d|,\d|\s?(?:k|mil|grand|months?|meses|years?|a[nñ]os|dollars|d[oó]lares|%|percent|por ciento)\b)`,
  'giu',
);
/** Nine digits in one piece: SSN, ITIN, EIN and routing numbers alike; nobody asks for such an amount. */
const NINE = /(?<![\d$,.])\d{9}(?!\d|,\d|\.\d)/g;
const EIN = /(?<![\d$,.-])\d{2}[-–]\d{7}(?!\d)/g;
const CODE = /(\b(?:cvv|cvc|pin)\b\D{0,12})\d{3,6}(?!\d)/giu;
/** Nobody needs the last four here either. */
const LAST_FOUR = /(\b(?:last|[uú]ltimos)\s+(?:4|four|cuatro)\b[^\d\n]{0,40}?)\d{4}(?!\d)/giu;
/** Digit by digit in words; nobody says an amount so. */
const SPELLED =
  /\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)(?:[\s,.-]+|$|\b)){6,}/giu;
/** Account numbers are long; phone numbers have ten digits, eleven with the country. */
const LONG = /(?<![\d$,.+])\d{12,19}(?!\d)/g;

/**
 * The text without what looks like a social security, tax, card or bank number. It takes too much rather than too
 * little, but leaves amounts, phones, years and serials alone.
 */
export function redact(text: string): { text: string; found: boolean } {
  const plain = text.normalize('NFKC');
  const clean = plain
    .replace(LABELLED, (whole, label: string, number: string) => (isShort(label, number) ? whole : `${label}${MASK}`))
    .replace(CARD, (number) => (isCard(number) ? MASK : number))
    .replace(LAST_FOUR, `$1${MASK}`)
    .replace(CODE, `$1${MASK}`)
    .replace(SPELLED, `${MASK} `)
    .replace(EIN, MASK)
    .replace(SSN, MASK)
    .replace(NINE, MASK)
    .replace(LONG, MASK);
  return { text: clean, found: clean !== plain };
}

/** Behind most names a number of a few digits is an amount, a year or a count. */
const isShort = (label: string, number: string): boolean => number.replace(/\D/g, '').length < leastDigits(label);

function leastDigits(label: string): number {
  if (/(?:acct?|account|routing|aba|(?<!en )cuenta|ruta)\s?(?:number|n[uú]mero|num|no)?[\s:#.]*$/i.test(label))
    return 6;
  return /ssn|ss#?|social|seguro/i.test(label) ? 7 : 8;
}

/** The check of ISO/IEC 7812: every second digit from the right doubled, the sum a multiple of ten. */
function isCard(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, n) => {
      const value = Number(digit) * (n % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return digits.length >= 13 && sum % 10 === 0;
}
