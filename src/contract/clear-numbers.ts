const REFERENCE = /\b[A-Z][A-Z0-9]{1,7}-\d{4}-\d{6}\b/g;
// Nine digits or more, set apart by anything but letters and the commas of an amount: SSN, ITIN, EIN, also phone,
// card and account numbers.
const LONG_NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd},]{0,3}\p{Nd}){8}/u;
const DAY = /(?<!\p{Nd})\p{Nd}{1,4}\s?[./\p{Pd}]\s?\p{Nd}{1,2}\s?[./\p{Pd}]\s?\p{Nd}{2,4}(?!\p{Nd})/u;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)\\p{L}*\\.?';
const NAMED_DAY = new RegExp(
  `(?<!\\p{L})(?:${MONTH}\\s+\\p{Nd}{1,2}(?:st|nd|rd|th)?,?\\s+|\\p{Nd}{1,2}\\.?\\s+(?:de\\s+)?${MONTH},?\\s+(?:de\\s+)?)\\p{Nd}{4}`,
  'iu',
);

/**
 * True for text that holds what could be an SSN, ITIN, EIN or birth date. A reference of ours is none.
 * It stands in front of free text that is kept for good, so it refuses too much rather than too little.
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
 * True for text with nine digits in the shape of an SSN, ITIN or EIN. It stands in front of text that is sealed, where
 * phone numbers and days may stand: what the file masks must not be read beside the mask.
 */
export const holdsTaxNumber = (text: string): boolean => TAX_NUMBER.test(text.normalize('NFKC'));
