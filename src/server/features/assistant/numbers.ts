import { fold } from './understand.ts';

/** Numbers and their words in both languages, misspellings included. */
const SMALL_WORDS = `
  1:one,un,uno,una 2:two,dos 3:three,tres 4:four,cuatro 5:five,cinco,sinco 6:six,seis 7:seven,siete
  8:eight,ocho 9:nine,nueve,nuebe 10:ten,diez,dies 11:eleven,once 12:twelve,doce 13:thirteen,trece
  14:fourteen,catorce 15:fifteen,quince 16:sixteen,dieciseis 17:seventeen,diecisiete 18:eighteen,dieciocho
  19:nineteen,diecinueve 20:twenty,veinte,beinte 21:veintiuno 22:veintidos 23:veintitres 24:veinticuatro
  25:veinticinco 26:veintiseis 27:veintisiete 28:veintiocho 29:veintinueve 30:thirty,treinta
  40:forty,cuarenta,fourty 50:fifty,cincuenta,sincuenta 60:sixty,sesenta,secenta 70:seventy,setenta
  80:eighty,ochenta 90:ninety,noventa,ninty,nobenta 100:cien,ciento,sien 200:doscientos,docientos,dosientos
  300:trescientos,trecientos,tresientos 400:cuatrocientos 500:quinientos 600:seiscientos 700:setecientos
  800:ochocientos 900:novecientos`;
const SMALL: Record<string, number> = Object.fromEntries(
  (SMALL_WORDS.match(/\S+/g) ?? []).flatMap((entry) => {
    const [number = '', words = ''] = entry.split(':');
    return words.split(',').map((word) => [word, Number(number)] as const);
  }),
);
const TIMES: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  mil: 1000,
  cientos: 100,
  million: 1e6,
  millon: 1e6,
  millones: 1e6,
};
/** A constructor is a builder, whatever every object has. */
const isSmall = (word: string): boolean => Object.hasOwn(SMALL, word);
const isNumberWord = (word: string): boolean => isSmall(word) || Object.hasOwn(TIMES, word);
const NUMBER_WORD = `(?:${[...Object.keys(SMALL), ...Object.keys(TIMES)].join('|')})(?![a-z])`;
const NUMBER_WORDS = new RegExp(`(?<![a-z])${NUMBER_WORD}(?:[\\s-]+(?:(?:y|and)[\\s-]+)?${NUMBER_WORD})*`, 'g');
/** Said as one. */
const FIXED: [RegExp, string][] = [
  [/\b(?:a )?(?:half|1\/2) (?:a |of a )?mil(?:lion)?\b|\bhalf mil\b|\bmedio millon\b/g, '500000'],
  [/\b(?:a )?quarter (?:of a )?mil(?:lion)?\b|\b(?:un )?cuarto de millon\b/g, '250000'],
  [/\b(?:a|one) million and a half\b|\b(?:un |1 )?millon y medio\b|\bone and a half million\b/g, '1500000'],
  [/\b(?:a|one) million and a quarter\b|\b(?:un )?millon y cuarto\b/g, '1250000'],
  [/\b(?:two|2) (?:million and a half|and a half million)\b|\b(?:dos|2) millones y medio\b/g, '2500000'],
  [/\bthree quarters of a million\b|\btres cuartos de millon\b/g, '750000'],
  [/\ba (hundred|million|thousand)\b|(?<![a-z\d.,] ?)\b(hundred)\b/g, 'one $1$2'],
];

/** Two words written as one, as in `ochentaicinco` and `eightyfive`. */
const JOINED =
  /\b(treinta|cuarenta|cincuenta|sincuenta|sesenta|secenta|setenta|ochenta|noventa|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety)(?: ?[iy] ?| )?(?=(?:un|uno|dos|tres|cuatro|[cs]inco|seis|siete|ocho|nueve|one|two|three|four|five|six|seven|eight|nine)\b)/g;
/** What is written behind a number that counts something else than the thousands before it. */
const COUNTED =
  /^\s*-?(?:months?|mos?|mths?|meses|mes|mensualidades|pagos|payments|years?|yrs?|anos?|%|percent|por ?ciento)\b/;

/** Folded text with its written-out numbers in digits: `ciento veinte mil` becomes 120000. Small numbers alone stay. */
const digitsOf = (folded: string): string =>
  FIXED.reduce((all, [from, to]) => all.replace(from, to), folded.replace(JOINED, '$1 ')).replace(
    NUMBER_WORDS,
    (said, at: number, all: string) => valueOf(said, COUNTED.test(all.slice(at + said.length))),
  );

/** The value of number words in a row. "Eighty thousand sixty" are two numbers where the second one counts months. */
function valueOf(said: string, isCounted: boolean): string {
  const words = (said.match(/[a-z]+/g) ?? []).filter(isNumberWord);
  const first = words.findIndex(isSmall);
  // "un" and "one" alone are articles; "mil" behind digits ("80 mil") is read there.
  if (first === -1 || /^(?:un|una|uno|one)$/.test(words.join(' '))) return said;
  return [...words.slice(0, first), ...totalsOf(words.slice(first), isCounted)].join(' ');
}

function totalsOf(words: string[], isCounted: boolean): number[] {
  const totals: number[] = [];
  // What is complete of a number, what is not, and what it was last multiplied by.
  let [total, part, least] = [0, 0, Infinity];
  for (const [at, word] of words.entries()) {
    const [small, times = 1] = [SMALL[word], TIMES[word]];
    if (small !== undefined) {
      const ahead = timesAhead(words.slice(at));
      const isInThousands = inThousands(part, small, ahead);
      const isNext = ahead >= least || (isCounted && ahead === 1);
      if (part > 0 ? !isInThousands && !fits(part, small) : total > 0 && isNext) {
        totals.push(total + part);
        [total, part, least] = [0, 0, Infinity];
      }
      part = part * (isInThousands ? 100 : 1) + small;
    } else if (times === 100) part = Math.max(part, 1) * 100;
    else [total, part, least] = [total + Math.max(part, 1) * times, 0, times];
  }
  return [...totals, total + part];
}

/** "one twenty thousand" */
const inThousands = (part: number, small: number, ahead: number): boolean =>
  part > 0 && part < 10 && small >= 10 && ahead > 1;
/** What the number that starts here is multiplied by. */
const timesAhead = (words: string[]): number => TIMES[words.find((word) => (TIMES[word] ?? 0) >= 1000) ?? ''] ?? 1;
/** Whether the language puts this behind that: "twenty five", never "five twenty". */
const fits = (part: number, small: number): boolean =>
  small < 10 ? part % 10 === 0 && part % 100 !== 10 : small < 100 && part % 100 === 0;

/** Years and months that are the age of a machine or of a business. */
const AGE =
  /\d{1,2}(?:\s|-)?(?:years?|yrs?|yr|anos?|months?|meses)(?:\s|-)?(?:old|in business|de uso|de negocio|en el negocio|de viej[oa]|de antiguedad|con el negocio|ago|de experiencia|of experience|experience|trabajando|en business)|\b(?:in business(?: for)?|been (?:open|running|operating|around|at it|going|in)?(?: for)?|opened|started|since|llev(?:o|a|amos)|tenemos|hace|desde hace|abr[ií](?:mos)? hace|(?:had|owned|run) (?:[a-z]+ ){1,3}(?:for )?)(?: ?(?:about|over|almost|como|casi|mas de|ya|con el negocio|for))* ?(?:\d{1,2}|un|a|one)(?:\s|-)(?:years?|yrs?|anos?|months?|meses)\b(?! (?:para|to pay))/g;
const AGE_UNIT = String.raw`(months?|mes(?:es)?|years?|yrs?|anos?|años?)`;
/** How long a business has been open: "14 months in business", "my company is 2 years old". */
const IN_BUSINESS = new RegExp(
  String.raw`\b(\d{1,2})[ -]${AGE_UNIT} (?:in business|(?:de|con|en) (?:el |la |mi )?(?:negocio|empresa))\b|\b(?:in business|(?:business|company|llc|negocio|empresa) (?:is|tiene|lleva))(?: for| only| about| apenas| solo| como)* (\d{1,2})[ -]${AGE_UNIT}(?![a-zñ])`,
  'gi',
);
export type BusinessAge = { count: number; unit: 'months' | 'years' };
export function businessAgeOf(text: string): BusinessAge | undefined {
  const [found] = digitsOf(fold(text)).matchAll(IN_BUSINESS);
  const [, count = found?.[3], unit = found?.[4]] = found ?? [];
  if (count === undefined || unit === undefined) return undefined;
  return { count: Number(count), unit: unit.startsWith('m') ? 'months' : 'years' };
}
export const withoutBusinessAge = (text: string): string => text.replace(IN_BUSINESS, ' ');

const TERM = String.raw`(?:for|over|in|a|at|en|por|de|durante|plazo|term)`;
const YEAR = String.raw`(?:years?|yrs?|anos?)`;
/** Terms that are said without a number of their own. */
const SAID_TERMS: Rewrite[] = [
  [new RegExp(String.raw`\b(\d{1,2})(?:\.5|\s?(?:and a half|y media?|y medio|1\/2))[\s-]${YEAR}\b`, 'g'), halfYears],
  [new RegExp(String.raw`\b(\d{1,2})[\s-]${YEAR} (?:and a half|y medio)\b`, 'g'), halfYears],
  [new RegExp(String.raw`\b(\d{1,2})[\s-]${YEAR} (?:and|y) (\d{1,2}) (?:months?|mes(?:es)?)\b`, 'g'), yearsAndMonths],
  [/\b(?:(?:a|one|un|1) )?(?:year and (?:a )?half|ano y medio)\b|\b(?:one|1|uno) and a half years?\b/g, '18 months'],
  [
    /\b(?:another|one more|a|1 more|un|otro|1) (?:year|ano) (?:more|longer|extra|mas)\b|\b(?:another|one more|otro) (?:year|ano)\b/g,
    '12 months more',
  ],
  [/\b(?:a|1|un) (?:year|ano) (?:less|shorter|menos)\b/g, '12 months less'],
  [/\b(\d+) (more|extra|additional|less|fewer) (months?|years?)\b/g, '$1 $3 $2'],
  [/\b(?:half a year|medio ano)\b/g, '6 months'],
  [
    new RegExp(String.raw`\b(${TERM}) (?:just |solo )?(?:a|one|un|1) (?:year|ano)\b(?! (?:and|y|old|ago|in))`, 'g'),
    '$1 12 months',
  ],
  [/\b(?:one|1)[\s-]year\b(?= (?:term|loan|plan|note|deal))/g, '12 months'],
  [/(?<![\d.,$]|\$ )\b(12|18|24|30|36|42|48|54|60|72|84) ?m\b/g, '$1 months'],
  [
    /(?<![\d.,$])(\d{1,2})y\b|(?<![\d.,$])(\d) y(?=$|[.,]| (?:good|fair|bad|great|excellent|premium|with|w|term)\b)/g,
    '$1$2 years',
  ],
];
const MONTHS_OR_YEARS = '(?:months|meses|years|anos)';
const LIST_SIGN = ' ?(?:,|,? ?(?:or|o|u|vs|versus|y|and))(?: (?:a|at|for|over))? ';
/** "36 or 60 months" and "36 months or 60" have one unit for both numbers. */
const LISTED_TERMS: Rewrite[] = [
  [
    new RegExp(String.raw`(?<![\d.,$]|\$ )\b(\d{1,2})(?=(?:${LIST_SIGN}\d{1,2})+[ -]?(${MONTHS_OR_YEARS})\b)`, 'g'),
    '$1 $2',
  ],
  [
    new RegExp(
      String.raw`\b(\d{1,2} months|\d{1,2} meses)( (?:or|o|vs|versus)(?: (?:a|at|for|over))? )(12|24|36|48|60|72)(?=$|,? [a-z]|,? ?$)(?! ?(?:k|mil|grand|thousand|months|meses)\b)`,
      'g',
    ),
    '$1$2$3 months',
  ],
];
/** Terms in a row, each with its unit. */
export const LISTED = new RegExp(String.raw`\d ${MONTHS_OR_YEARS}${LIST_SIGN}\d+ ${MONTHS_OR_YEARS}\b`);
function yearsAndMonths(_whole: string, years = '', months = ''): string {
  return `${String(Number(years) * 12 + Number(months))} months`;
}
function halfYears(_whole: string, years = ''): string {
  return `${String(Number(years) * 12 + 6)} months`;
}
/** Scores that are said as a hundred: the middle of it, or its lower or upper end. */
const SAID_SCORES: Rewrite[] = [
  [/\b(?:low|lower) ([5-8])00s\b/g, 'score $110'],
  [/\b(?:mid|middle|medium) ([5-8])00s\b/g, 'score $150'],
  [/\b(?:high|upper) ([5-8])00s\b/g, 'score $180'],
  [/\b([5-8]00)s\b/g, 'score $1'],
  [/\b([5-8]) ([1-9]\d)\b(?=\s?(?:credit|credito|score|fico|puntaje|puntos|beacon|de credito))/g, '$1$2'],
  [
    /\b(credit|credito|score|fico|puntaje|puntos|beacon)((?: (?:of|is|es|de|like|around|about|como|esta|en))*) ([5-8]) ([1-9]\d)\b/g,
    '$1$2 $3$4',
  ],
];
/** How people call a down payment, behind or before its amount. */
export const DOWN = String.raw`(?:down|enganche|inicial|initial|deposit|deposito|entrada|anticipo|adelanto|de pie|daun|trade|a cuenta|up ?front|abajo|de mi bolsa|out of pocket|of my own|in cash|en efectivo)`;
/** "Down" that is no down payment: what breaks, is talked or comes down. */
const OTHER_DOWN: Rewrite[] = [
  [/(?<!\bthe )\bdown (to|from)\b/g, '$1'],
  [
    /\b(br(?:eak|eaks|eaking|oke|oken)|bring|get|got|came|come|go|goes|went|knock\w*|talk\w*|haggl\w*|mark\w*|drop\w*|slow\w*|writ\w+|sit|shut|is)((?: (?!no\b|zero\b|nothing\b|money\b|cash\b|with\b)[a-z]+){0,3}?)(?<!\bthe) down\b(?! payment)/g,
    '$1$2',
  ],
];
const THOUSANDS = String.raw`(?:k|mil|grand|thousand)\b`;
/** Amounts in two pieces, such as `1 millon 250 mil`, unless the second one is the down payment. */
const TWO_PIECES: Rewrite[] = [
  [
    new RegExp(
      String.raw`\b(\d{1,3}) ?(?:mil|k|thousand|grand) (?:y |and )?(\d{3})\b(?!\s?(?:%|k\b|mil\b|meses|months|horas|hours|de credito|de puntaje|score|fico|credit|puntos|${DOWN}))`,
      'g',
    ),
    '$1,$2',
  ],
  [
    new RegExp(
      String.raw`\b(?:(\d) ?mill?(?:ion|on|ones)|(\d)000000) (?:y |and )?(?:(\d{1,3}) ?${THOUSANDS}|(\d{1,3})000\b)(?!\s?(?:de |as |for )?${DOWN})`,
      'g',
    ),
    (_whole, millions, said, thousands, plain) =>
      String(Number(millions ?? said) * 1_000_000 + Number(thousands ?? plain) * 1000),
  ],
];
const PHONE = /(?:\+?1[ .-]?)?\(?\b[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]?\d{4}\b/g;

type Rewrite = [RegExp, string | ((whole: string, ...parts: string[]) => string)];
const rewrite = (text: string, rewrites: Rewrite[]): string =>
  rewrites.reduce((all, [from, to]) => (typeof to === 'string' ? all.replace(from, to) : all.replace(from, to)), text);

/** Folded, numbers in digits and with commas: "85 mil 500" and "110.000" as people write them in Spanish. */
export function plainOf(text: string): string {
  const folded = fold(text)
    .replace(PHONE, ' ')
    .replace(/[¿?¡!;:()"]/g, ' ')
    .replace(/\bh?eng?an(?:ch|x|sh|xh)e\b/g, 'enganche')
    .replace(/\bsiento (?=(?:un|d|tr|c|s|o|n|v|b)[a-z]+ (?:mil|y)\b)/g, 'ciento ')
    .replace(/\bdwn\b/g, 'down')
    .replace(/\bpor ?[cs]ie?nto\b/g, '%');
  const digits = digitsOf(rewrite(folded, OTHER_DOWN))
    .replace(/(\d) (?=000\b)/g, '$1,')
    .replace(/(?<![\d.])(\d{1,3})\.(?=\d{3}(?![\d.]|\s?(?:k|m|mill)))/g, '$1,')
    .replace(/(?<![\d,])(\d),(?=\d{1,2}\s?m(?:m|ill\w*)?\b)/g, '$1.')
    .replace(/\b(\d{1,3}) ?mil y medio\b/g, '$1,500')
    // "1.2 mil" is a million: no machine costs 1,200 dollars.
    .replace(/\b(\d\.\d+) ?mil\b/g, '$1 million');
  return rewrite(rewrite(digits, TWO_PIECES).replace(AGE, ' '), [
    ...SAID_TERMS,
    ...SAID_SCORES,
    ...LISTED_TERMS,
  ]).replace(/ {2,}/g, ' ');
}
