import { digitsOf } from './number-words.ts';
import { fold } from './words.ts';

/** How people call a down payment, behind or before its amount. */
export const DOWN = String.raw`(?:down|enganche|inicial|initial|deposit|deposito|entrada|anticipo|adelanto|de pie|daun|trade|a cuenta|up ?front|abajo|de mi bolsa|out of pocket|of my own|in cash|en efectivo)`;

/** Years that are the age of a machine or of a business. */
const AGE =
  /\d{1,2}(?:\s|-)?(?:years?|yrs?|yr|anos?|months?|meses)(?:\s|-)?(?:old|in business|de uso|de negocio|en el negocio|de viej[oa]|de antiguedad|con el negocio|ago|de experiencia|of experience|experience|trabajando|en business)|\b(?:in business(?: for)?|been (?:open|running|operating|around|at it|going)?(?: for)?|opened|started|since|llev(?:o|a|amos)|tenemos|hace|desde hace|abr[ií](?:mos)? hace)(?: (?:about|over|almost|como|casi|mas de|ya|con el negocio|for))* (?:\d{1,2}|un|a|one)(?:\s|-)(?:years?|yrs?|anos?|months?|meses)\b(?! (?:para|to pay))/g;
const TERM = String.raw`(?:for|over|in|a|at|en|por|de|durante|plazo|term)`;
/** Terms that are said without a number of their own, in months. */
const SAID_TERMS: [RegExp, string][] = [
  [/\b(\d{1,2})(?:\.5| and a half| y media?)[\s-](?:years?|yrs?|anos?)\b/g, '$1 years and a half'],
  [/\b(?:(?:a|one|un|1) )?(?:year and (?:a )?half|ano y medio)\b|\b(?:one|1|uno) and a half years?\b/g, '18 months'],
  [/\b(?:half a year|medio ano)\b/g, '6 months'],
  [
    new RegExp(String.raw`\b(${TERM}) (?:just |solo )?(?:a|one|un|1) (?:year|ano)\b(?! (?:and|y|old|ago|in))`, 'g'),
    '$1 12 months',
  ],
  [/\b(?:one|1)[\s-]year\b(?= (?:term|loan|plan|note|deal))/g, '12 months'],
  [/(?<![\d.,$]|\$ )\b(12|18|24|30|36|42|48|54|60|72|84) ?m\b/g, '$1 months'],
];
/** Scores that are said as a hundred: the middle of it, or its lower or upper end. */
const SAID_SCORES: [RegExp, string][] = [
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
const THOUSANDS = String.raw`(?:k|mil|grand|thousand)\b`;
/** Amounts in two pieces: "85 mil 500", "1 millon 250 mil". Not where the second one is the down payment. */
const TWO_PIECES: [RegExp, (whole: string, ...parts: string[]) => string][] = [
  [
    new RegExp(
      String.raw`\b(\d{1,3}) ?(?:mil|k|thousand|grand) (?:y |and )?(\d{3})\b(?!\s?(?:%|k\b|mil\b|meses|months|horas|hours|de credito|de puntaje|score|fico|credit|puntos|${DOWN}))`,
      'g',
    ),
    (_whole, thousands = '', rest = '') => `${thousands},${rest}`,
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

/** Folded, numbers in digits and with commas: "85 mil 500" and "110.000" as people write them in Spanish. */
export function plainOf(text: string): string {
  const folded = fold(text)
    .replace(/[¿?¡!;:()"]/g, ' ')
    .replace(/\bpor ?ciento\b/g, '%')
    // What breaks down is no down payment.
    .replace(/\b(?:break|breaks|breaking|broke|broken)((?: (?:it|that|this|the))*) down\b/g, 'break$1');
  const digits = digitsOf(folded)
    .replace(/(\d) (?=000\b)/g, '$1,')
    .replace(/(?<![\d.])(\d{1,3})\.(?=\d{3}(?![\d.]|\s?(?:k|m|mill)))/g, '$1,')
    .replace(/(?<![\d,])(\d),(?=\d{1,2}\s?m(?:m|ill\w*)?\b)/g, '$1.')
    // Nobody asks for a machine of 1,200 dollars this way.
    .replace(/\b(\d\.\d+) ?mil\b/g, '$1 million');
  const joined = TWO_PIECES.reduce((all, [from, to]) => all.replace(from, to), digits);
  return [...SAID_TERMS, ...SAID_SCORES]
    .reduce((all, [from, to]) => all.replace(from, to), joined.replace(AGE, ' '))
    .replace(/ {2,}/g, ' ');
}
