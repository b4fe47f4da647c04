import type { Language } from './language.ts';

/** Replaces a removed number in the browser, in storage and in model requests. */
const marks: Record<Language, string> = { en: '[number removed]', es: '[número eliminado]' };
const ANY_MARK = String.raw`(?:\[number removed\]|\[número eliminado\])`;

const whole = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;

// Digits of any script, the letter O typed as zero, and spelled-out numbers.
const DIGIT = String.raw`(?:\p{N}|(?<!\p{L})o(?=\p{N})|(?<=\p{N})o(?!\p{L}))`;
const UNITS = whole(
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
);
const TENS = whole(
  '(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)|' +
    'diez|once|doce|trece|catorce|quince|dieci[a-zé]+|veinte|veinti[a-zéó]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa',
);
const SCALES = whole(
  'hundred|thousand|million|cien|cientos?|[a-z]{2,6}cient[oa]s|quinient[oa]s|setecient[oa]s|novecient[oa]s|mil|mill[oó]n|millones',
);
const ATOM = `(?:${DIGIT}|${UNITS}|${TENS}|${SCALES})`;
const GAP = String.raw`[^\p{L}\p{N}]`;
/** Separators between two digits: any characters except letters, or a spelled-out separator. */
const SPOKEN_GAP = '(?:dash|hyphen|minus|slash|dot|point|space|gui[oó]n|menos|diagonal|punto|espacio)';
const BETWEEN = `${GAP}{0,8}(?:(?:${SPOKEN_GAP}|and|y|then|luego|despu[eé]s)${GAP}{1,8})?`;
const RUN = `${ATOM}(?:${BETWEEN}${ATOM})*`;
const runs = new RegExp(RUN, 'giu');

const UNIT_WORDS =
  'k|mil|grand|mm?|thousand|mill[oó]n|millones|million|months?|mos?|meses|mes|years?|yrs?|a[nñ]os?|days?|d[ií]as?|weeks?|semanas?|' +
  'hours?|hrs?|horas?|miles?|millas|dollars|d[oó]lares|dls|usd|bucks|percent|por ciento|payments?|pagos|trucks?|units?';
const COUNTED = String.raw`\s?-?(?:\s?%|\s?(?:${UNIT_WORDS})(?!\p{L}))`;
const SCORE = '(?:score|fico|puntaje|puntos|credit|cr[eé]dito|beacon)';
const TERM = '(?:12|18|24|30|36|42|48|54|60|66|72|84)';
/** No digit directly before or after. */
const ALONE = String.raw`(?<![\p{N}.,/$]|\p{N}${GAP}{1,8}(?:${SPOKEN_GAP}${GAP}{1,8})?)`;
const END = String.raw`(?!\p{N}|${GAP}{1,8}(?:${SPOKEN_GAP}${GAP}{1,8})?\p{N})`;
/** Like END, but another number may follow a space or a comma. */
const LOOSE_END = String.raw`(?!\p{N}|[^\p{L}\p{N}\s,;]\s?\p{N}|\s+(?:[^\p{L}\p{N}\s]+|${SPOKEN_GAP})\s*\p{N})`;
const PHONE = String.raw`(?<!\p{N}|\p{N}[^\p{L}\p{N},;]{1,3})(?:\+?1[\s.-]?)?(?:\([2-9]\d{2}\)\s?[2-9]\d{2}[\s.-]?\d{4}|[2-9]\d{2}[2-9]\d{6}|[2-9]\d{2}[\s.-][2-9]\d{2}[\s.-]\d{4})`;
const DATE = String.raw`(?<![\p{N}./-])(?:\d{1,2}[/.-]\d{1,2}[/.-](?:(?:19|20)\d{2}|\d{2})|(?:19|20)\d{2}[/.-]\d{1,2}[/.-]\d{1,2})(?![\p{N}]|[/.-]\p{N})`;

/** Legitimate numbers: amounts, terms, scores, years, phone numbers, days, references. */
const KEPT = [
  String.raw`\$\s?(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,8})(?:\.\d{1,2})?${LOOSE_END}`,
  String.raw`${ALONE}[1-9]\d{0,2}(?:,\d{3}){1,2}(?:\.\d{2})?${LOOSE_END}`,
  String.raw`${ALONE}[1-9]\d{3,7}\.\d{2}${END}`,
  String.raw`${ALONE}[1-9]\d{1,3}000${LOOSE_END}`,
  String.raw`${ALONE}[1-9]\d{1,4}00${END}`,
  String.raw`${ALONE}\d{1,7}(?:\.\d{1,2})?${COUNTED}`,
  String.raw`(?<=[\s,])\d{1,3}${COUNTED}`,
  String.raw`${ALONE}${TERM}(?:(?:,\s?|\s|/|-)${TERM})+(?!\p{N})(?=(?:,?\s(?:or|and|o|y|to|a)\s\d\d)?\s?(?:months|meses|mos)(?!\p{L}))`,
  String.raw`(?<=${SCORE}[^\p{N}\n]{0,14})[3-8]\d{2}${END}`,
  String.raw`${ALONE}[3-8]\d{2}(?=\+?\s(?:(?:de|en|of|in|mi|my)\s){0,2}${SCORE})`,
  String.raw`${ALONE}(?:19|20)\d{2}${END}`,
  String.raw`${PHONE}(?!\p{N}|[^\p{L}\p{N},;]{1,3}\p{N})`,
  String.raw`\+(?:52|5\d{1,2}|4\d)[\s.-]?(?:\d[\s.()-]{0,2}){8,10}\d${END}`,
  DATE,
  String.raw`(?<![\p{L}\p{N}])[A-Z][A-Z0-9]{1,7}-20\d{2}-\d{6}(?!\p{N})`,
].join('|');
const kept = new RegExp(`(${KEPT})`, 'giu');

const TAX_NUMBER = String.raw`ssn|s\.s\.n|ss\s?#|itin|f?ein|tax(?:payer)? id\p{L}*|fed(?:eral)? id|social(?! media)|clabe|iban`;
const ACCOUNT = String.raw`ss|tin|routing|aba|acc(?:oun)?ts?|account|cuenta|ruta|checking|savings|cheques|ahorros|cards?|tarjeta|d[eé]bito|debit|cvv|cvc|pin|nip|passport|pasaporte|licen[cs]e|licencia`;
const BIRTH = String.raw`d\.?o\.?b\.?|birth\p{L}*|birth ?date|fecha de nac\p{L}*|nacimiento|cumplea\p{L}+|i was born|naci|nací`;
const LINK = String.raw`(?:is|are|was|es|son|era|number|numbers|n[uú]mero|num|no|de|del|of|my|mi|ends?|ending|termina\p{L}*|in|on|el|la|en|con|card|account|cuenta|personal|the|security|seguro|social|last|four|digits|cuatro|[uú]ltimos|d[ií]gitos)`;

const nameOfTaxNumber = new RegExp(whole(TAX_NUMBER), 'iu');
const nameOfBirth = new RegExp(whole(BIRTH), 'iu');
/** The name of a number, followed by the number. */
const named = new RegExp(
  String.raw`${whole(`${TAX_NUMBER}|${ACCOUNT}|${BIRTH}`)}(?:[^\p{L}\p{N}$,;]{0,4}${whole(LINK)})*[^\p{L}\p{N}$,;]{0,6}(?<number>${RUN})(?!${COUNTED})`,
  'giu',
);
/** The number, followed by its name: 4821 is my PIN. */
const namedAfter = new RegExp(
  String.raw`(?<number>${RUN})[^\p{L}\p{N}$,;]{1,4}${whole('is|are|was|es|son|era')}(?:[^\p{L}\p{N}$,;]{0,4}${whole(LINK)}){0,5}[^\p{L}\p{N}$,;]{0,6}${whole(`${TAX_NUMBER}|${ACCOUNT}|${BIRTH}`)}`,
  'giu',
);
const nearAccount = new RegExp(`${whole(ACCOUNT)}[^\\n]{0,40}$`, 'iu');
const LAST_FOUR = new RegExp(
  String.raw`${whole('last|[uú]ltimos')}\s(?:4|four|cuatro)(?!\p{L}|\s(?:${UNIT_WORDS})(?!\p{L}))[^\p{N}\n]{0,40}\p{N}{4}(?!\p{N})`,
  'iu',
);
const MONTH = whole(
  '(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|dic)\\.?|january|february|march|april|may|june|july|august|september|october|november|december|' +
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
);
const DATE_GAP = String.raw`[\s,.]*(?:(?:de|del|of)\s+)?`;
const ORDINAL = '(?:st|nd|rd|th)?';
const NAMED_DATE = String.raw`(?:${MONTH}${DATE_GAP}\d{1,2}${ORDINAL}${DATE_GAP}\d{2,4}|\d{1,2}${ORDINAL}${DATE_GAP}${MONTH}${DATE_GAP}\d{2,4})`;
const someDate = new RegExp(`${DATE}|${NAMED_DATE}`, 'iu');
const bornOn = new RegExp(String.raw`${whole('born|nacid[oa]|nació|nacio')}[^\n]{0,25}(?:${DATE}|${NAMED_DATE})`, 'iu');
const dateParts = new RegExp(
  String.raw`(?:(?:${MONTH}|${ANY_MARK}${ORDINAL})${DATE_GAP})+(?:${MONTH}|${ANY_MARK}${ORDINAL})`,
  'giu',
);

/** Nine digits or more can be an SSN, ITIN, EIN, card or account number. */
const SENSITIVE = 9;
/** Amounts are not spelled as this many single digits. */
const SPOKEN_DIGITS = 6;
/** Next to the name of a tax number, this many digits are enough. */
const PARTIAL = 3;

/**
 * Removes social security, tax, card and bank numbers and birth dates from a chat message, in any spelling. Amounts,
 * terms, years and phone numbers stay, unless the message is clearly about a sensitive number. Then no digits stay.
 * Browser and server apply it to the same text, and applying it twice changes nothing.
 */
export function redactNumbers(text: string, lang: Language = 'en'): { text: string; found: boolean } {
  const plain = text.normalize('NFKC').replace(/(?<=[\p{L}\p{N}])\p{Cf}+(?=[\p{L}\p{N}])/gu, '');
  const mark = marks[lang];
  const clean = isAboutSuchNumber(plain) ? withoutNumbers(plain, mark) : withoutLongNumbers(plain, mark);
  return { text: clean, found: clean !== plain || new RegExp(ANY_MARK, 'u').test(plain) };
}

function isAboutSuchNumber(text: string): boolean {
  const others = text.split(kept).filter((_part, n) => n % 2 === 0);
  const most = Math.max(0, ...others.flatMap((part) => (part.match(runs) ?? []).map(digitsIn)));
  if (nameOfTaxNumber.test(text) && most >= PARTIAL) return true;
  if (nameOfBirth.test(text) && (most > 1 || someDate.test(text))) return true;
  if (bornOn.test(text) || LAST_FOUR.test(text)) return true;
  for (const pattern of [named, namedAfter])
    if ([...text.matchAll(pattern)].some(({ groups }) => isSuchNumber(groups?.['number'] ?? ''))) return true;
  return [...text.matchAll(runs)].some(
    (run) => digitsIn(run[0]) > 5 && !isAmount(run[0]) && nearAccount.test(text.slice(0, run.index)),
  );
}

const isAmount = (run: string): boolean => /^[1-9]\d{0,2}(?:,\d{3}){1,2}$|^[1-9]\d{1,4}000$/.test(run);
const isSuchNumber = (run: string): boolean => digitsIn(run) >= PARTIAL && !isAmount(run);

const withoutNumbers = (text: string, mark: string): string =>
  text
    .replace(runs, (run) => (/\p{N}/u.test(run) || digitsIn(run) > 1 ? mark : run))
    .replace(dateParts, (date) => (date.includes(mark) ? mark : date));

const withoutLongNumbers = (text: string, mark: string): string =>
  text
    .split(kept)
    .map((part, n) => (n % 2 === 1 ? part : part.replace(runs, (run) => (isLong(run) ? mark : run))))
    .join('');

const isLong = (run: string): boolean =>
  digitsIn(run) >= SENSITIVE || (run.match(new RegExp(UNITS, 'giu')) ?? []).length >= SPOKEN_DIGITS;

/** Counts the digits of a run that is written in digits. */
const digitsIn = (run: string): number =>
  (run.match(new RegExp(`${DIGIT}|${UNITS}`, 'giu')) ?? []).length +
  2 * (run.match(new RegExp(TENS, 'giu')) ?? []).length;
