import { isUsState } from '#contract/us-states.ts';
import type { ApplicationValues, FieldName } from './values.ts';

/** Texts next to a value that is probably a typing error, in one language. */
export type DoubtWords = {
  digits: (found: number, wanted: number) => string;
  noNumber: (wanted: number) => string;
  dateForm: string;
  dateMonth: string;
  noSuchDate: string;
  future: string;
  longAgo: string;
  young: string;
  state: string;
  emailAt: string;
  emailDot: string;
  used: (word: string) => string;
  signature: (name: string) => string;
};
export type Doubts = Partial<Record<FieldName, string>>;

type About = { words: DoubtWords; today: Date; values: ApplicationValues; untouched: readonly FieldName[] };
type Doubt = (text: string, about: About) => string | undefined;

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;
const counted = (found: number, wanted: number, words: DoubtWords): string | undefined =>
  found === wanted ? undefined : found === 0 ? words.noNumber(wanted) : words.digits(found, wanted);

const nineDigits: Doubt = (text, { words }) => counted(digitsIn(text), 9, words);

/** Another country's number, a vanity number and an extension are fine. */
const phone: Doubt = (text, { words }) => {
  const number = text.replace(/\s*(x|ext)\.?\s*\d+\s*$/i, '');
  const found = digitsIn(number);
  if (/^\s*\+(?!1)/.test(number)) return found >= 8 && found <= 15 ? undefined : words.noNumber(10);
  if (/[a-z]/i.test(number))
    return number.replace(/[^\da-z]/gi, '').length >= 10 && found > 0 ? undefined : words.noNumber(10);
  return counted(found === 11 && /^\D*1/.test(number) ? 10 : found, 10, words);
};

const zip: Doubt = (text, { words }) => (digitsIn(text) === 9 ? undefined : counted(digitsIn(text), 5, words));

const state: Doubt = (text, { words }) => (isUsState(text) ? undefined : words.state);

/** The schema refuses it too. Its message does not name what is missing. */
const email: Doubt = (text, { words }) => {
  const [, domain] = /^[^@]+@(.*)$/.exec(text) ?? [];
  if (domain === undefined) return words.emailAt;
  return /[^.]\.[^.]/.test(domain) ? undefined : words.emailDot;
};

/** English and Spanish on both forms, because applicants mix them. */
const USED =
  /(?<![\p{L}\d])(?:used|pre-?owned|second[- ]hand|refurbished|reconditioned|rebuilt|usad[oa]s?|seminuev[oa]s?|(?:de )?segunda mano|reacondicionad[oa]s?|reconstruid[oa]s?)(?!\p{L})/iu;

/** The form filled in New, and the description says otherwise. A choice of the applicant is left alone. */
const condition: Doubt = (text, { words, values, untouched }) => {
  const [word] = USED.exec(values.equipmentDescription) ?? [];
  return word !== undefined && text === 'New' && untouched.includes('equipmentCondition')
    ? words.used(word)
    : undefined;
};

const MONTH_DAY_YEAR = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const YEAR_MONTH_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** Midnight UTC of the day as written; undefined in another form, null for a day that no calendar has. */
function dayOf(text: string): Date | null | undefined {
  const iso = YEAR_MONTH_DAY.exec(text);
  const [, year, month, day] = iso ?? reordered(MONTH_DAY_YEAR.exec(text));
  if (year === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const same = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  return same ? date : null;
}
const reordered = (match: RegExpExecArray | null): (string | undefined)[] =>
  match === null ? [] : [match[0], match[3], match[1], match[2]];

const yearsBefore = (today: Date, years: number): Date =>
  new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate()));

/** The limits are years before today. */
const date =
  ({ atLeast, atMost, monthly = false }: { atLeast: number; atMost: number; monthly?: boolean }): Doubt =>
  (text, { words, today }) => {
    const day = dayOf(text);
    if (day === undefined) return monthly ? `${words.dateForm} ${words.dateMonth}` : words.dateForm;
    if (day === null) return words.noSuchDate;
    if (day > today) return words.future;
    if (day < yearsBefore(today, atMost)) return words.longAgo;
    return day > yearsBefore(today, atLeast) ? words.young : undefined;
  };

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}'’-]+/gu) ?? [];

/** First and last word are in the owner's name. A middle name may be added or left out. */
const signature: Doubt = (text, { words, values: { principalName } }) => {
  const [name, signed] = [wordsOf(principalName), wordsOf(text)];
  const isOwner = [signed[0], signed.at(-1)].every((word) => word !== undefined && name.includes(word));
  return name.length === 0 || isOwner ? undefined : words.signature(principalName.trim());
};

const doubts: Partial<Record<FieldName, Doubt>> = {
  businessPhone: phone,
  businessState: state,
  businessZip: zip,
  dateEstablished: date({ atLeast: 0, atMost: 300, monthly: true }),
  federalIdEncrypted: nineDigits,
  principalSsnEncrypted: nineDigits,
  principalDobEncrypted: date({ atLeast: 18, atMost: 110 }),
  principalPhone: phone,
  principalEmail: email,
  principalState: state,
  principalZip: zip,
  equipmentCondition: condition,
  primarySignature: signature,
};

/** Fields whose value another field makes doubtful. */
export const doubtfulWith: Partial<Record<FieldName, FieldName>> = {
  principalName: 'primarySignature',
  equipmentDescription: 'equipmentCondition',
};

/**
 * Returns a hint when a value looks like a slip. It never refuses the form. An empty field gets none. `untouched` are
 * the choices as the form filled them in.
 */
export function doubtAbout(
  name: FieldName,
  values: ApplicationValues,
  words: DoubtWords,
  today: Date,
  untouched: readonly FieldName[] = [],
): string | undefined {
  const text = values[name].trim();
  return text === '' ? undefined : doubts[name]?.(text, { words, today, values, untouched });
}
