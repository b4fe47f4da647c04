const REFERENCE = /\b[A-Z][A-Z0-9]{1,7}-\d{4}-\d{6}\b/g;
// Nine digits or more, separated by anything except letters and the commas of an amount: SSN, ITIN, EIN, also phone,
// card and account numbers.
const LONG_NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd},]{0,3}\p{Nd}){8}/u;
const DAY = /(?<!\p{Nd})\p{Nd}{1,4}\s?[./\p{Pd}]\s?\p{Nd}{1,2}\s?[./\p{Pd}]\s?\p{Nd}{2,4}(?!\p{Nd})/u;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)\\p{L}*\\.?';
const NAMED_DAY = new RegExp(
  `(?<!\\p{L})(?:${MONTH}\\s+\\p{Nd}{1,2}(?:st|nd|rd|th)?,?\\s+|\\p{Nd}{1,2}\\.?\\s+(?:de\\s+)?${MONTH},?\\s+(?:de\\s+)?)\\p{Nd}{4}`,
  'iu',
);

/**
 * Returns true for text that may contain an SSN, ITIN, EIN or birth date. References of the product do not count. It
 * guards free text that is stored permanently in the clear, so it rejects too much rather than too little.
 */
export function holdsClearNumber(text: string): boolean {
  const plain = text.normalize('NFKC').replace(REFERENCE, '');
  return LONG_NUMBER.test(plain) || DAY.test(plain) || NAMED_DAY.test(plain);
}

const BETWEEN = '[\\s.\u2212\\p{Pd}]';
const TAX_NUMBER = new RegExp(
  `(?<!\\p{Nd})(?:\\p{Nd}{9}|\\p{Nd}{3}${BETWEEN}\\p{Nd}{2}${BETWEEN}\\p{Nd}{4}|\\p{Nd}{2}${BETWEEN}\\p{Nd}{7})(?!\\p{Nd})`,
  'u',
);

/**
 * Returns true for text with nine digits in the format of an SSN, ITIN or EIN. It guards encrypted text that may
 * contain phone numbers and dates. A number that the file masks must not appear next to its mask.
 */
export const holdsTaxNumber = (text: string): boolean => TAX_NUMBER.test(text.normalize('NFKC'));
