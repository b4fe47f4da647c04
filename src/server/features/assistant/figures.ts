import { digitsOf } from './number-words.ts';
import { fold } from './words.ts';

/** A number as a reader takes it. Money in a sentence about a payment is a claim about a payment. */
export type Figure = { value: number; kind: 'money' | 'percent' | 'plain'; ofPayment: boolean };

const PAYMENT =
  /\b(?:payments?|monthly|(?:per|a|each|every) month|installments?|pagos?|pagara|pagaria|mensual\w*|(?:al|por|cada) mes|cuotas?|letras?|abonos?)\b/;
const TIMES: Record<string, number> = { k: 1e3, mil: 1e3, thousand: 1e3, grand: 1e3, m: 1e6, million: 1e6 };
const FIGURE =
  /(?<money>(?:us|usd)?\$\s?)?(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:\s?(?<times>k|mil|thousand|grand|m|mill?on(?:es)?|million)(?![a-z]))?\s?(?:de (?=dol))?(?<unit>%|percent|per cent|por ciento|points?|dollars|dolares|usd|bucks|months?|meses|mes|years?|anos?|days?|dias?|weeks?|semanas?|hours?|horas?|puntos?)?/g;
const RANGE = /^\s?(?:[-–—]|to|through|a|hasta|and|y|or|o)\s?$/;
/** Numbers in words that nobody here can read. */
const UNREAD =
  /(?<!\d\s?)\b(?:hundred|thousand|million|billion|mil|millon|millones|cientos|dozens?|docenas?)\b|\b(?:half|medio) (?:an? )?(?:percent|point|por ciento|punto)\b/;
/** Counts that are written as words say nothing that could be wrong: "one of two ways". */
const MOST_COUNT = 12;

/** Each figure of a sentence, written in digits or in words. */
function figuresOf(sentence: string): (Figure & { isCount: boolean })[] {
  const folded = fold(sentence);
  const inDigits = new Set((folded.match(/\d+/g) ?? []).map(Number));
  const text = digitsOf(folded);
  const found = [...text.matchAll(FIGURE)].map((match) => {
    const { value, kind, bare } = read(match.groups ?? {});
    const isCount = kind === 'plain' && bare && value <= MOST_COUNT && !inDigits.has(value);
    return { value, kind, isCount, bare, from: match.index, to: match.index + match[0].length };
  });
  // "7–19%" is two percentages, "$10,000 to 20,000" two amounts.
  for (const [n, one] of found.entries()) {
    const next = found[n + 1];
    if (!next || !RANGE.test(text.slice(one.to, next.from))) continue;
    if (one.kind === 'plain' && one.bare && next.kind === 'percent') one.kind = 'percent';
    if (next.kind === 'plain' && next.bare && one.kind === 'money') next.kind = 'money';
  }
  const ofPayment = PAYMENT.test(text);
  return found.map(({ value, kind, isCount }) => ({ value, kind, isCount, ofPayment }));
}

function read({ money, number = '', times, unit }: Record<string, string | undefined>) {
  const scale = times === undefined ? 1 : (TIMES[times] ?? 1e6);
  const isMoney = money !== undefined || /^(?:doll|dol|usd|bucks)/.test(unit ?? '');
  const kind: Figure['kind'] = isMoney ? 'money' : /^(?:%|per|por)/.test(unit ?? '') ? 'percent' : 'plain';
  return { value: Number(number.replaceAll(',', '')) * scale, kind, bare: unit === undefined };
}

/** Where figures may come from: what the site says, and what the engine computed for a payment. */
export const figuresOfText = (text: string): Figure[] => text.split(/(?<=[.!?:;])\s+|\n+/).flatMap(figuresOf);
export const figuresOfEngine = (text: string): Figure[] =>
  figuresOfText(text).map((figure) => ({ ...figure, ofPayment: true }));

/** Whether every figure of a sentence stands in its sources, of the same kind; a payment's among payments. */
export function areKnown(sentence: string, sources: Figure[]): boolean {
  // Digits of other scripts and fractions are not read either.
  if (/[^\P{N}0-9]/u.test(fold(sentence)) || UNREAD.test(digitsOf(fold(sentence)))) return false;
  return figuresOf(sentence).every(
    ({ value, kind, ofPayment, isCount }) =>
      isCount ||
      sources.some(
        (source) =>
          source.value === value && source.kind === kind && (!ofPayment || kind !== 'money' || source.ofPayment),
      ),
  );
}
