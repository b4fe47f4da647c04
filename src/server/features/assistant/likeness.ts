import { LIKENESS_BASE, likenessWords } from './likeness-words.ts';
import type { Refusal } from './guards.ts';
import { fold } from './words.ts';

/** Letters of a word that count; what follows is mostly its ending. */
const LETTERS = 6;
const weights = new Map(
  likenessWords
    .trim()
    .split(/\s+/)
    .map((one): [string, number] => {
      const [word = '', weight] = one.split(':');
      return [word, Number(weight)];
    }),
);

/** The words of a text as they are weighed, each once; every number is one word. */
export const weighedWords = (text: string): string[] => [
  ...new Set(
    (fold(text).match(/[\p{L}\p{N}%]+/gu) ?? []).map((one) => (/^\d/.test(one) ? '#' : one.slice(0, LETTERS))),
  ),
];

/** How much a text sounds like what is forbidden: logarithmic odds by its words alone, 0 where it is as likely as not. */
export function forbiddenLikeness(text: string): number {
  const words = weighedWords(text);
  const sum = words.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  return LIKENESS_BASE + sum / Math.sqrt(words.length || 1);
}

/** By which words it is told what is refused; the first that fits. */
const MATTERS: [Refusal, RegExp][] = [
  [
    'tax-advice',
    /\b(?:tax(?:es)?|irs|deduct\w*|depreci\w+|write ?offs?|bracket|cpa|impuestos?|deduc\w+|contador\w*)\b/,
  ],
  [
    'legal-advice',
    /\b(?:law|legal\w*|court|contract|default\w*|repo\w*|liable|ley|corte|contrato|demand\w+|embarg\w+)\b/,
  ],
  ['sensitive-request', /\b(?:ssn|social|card|visa|routing|bank login|tarjeta|seguro social|clave|numero de cuenta)\b/],
  [
    'promise',
    /%|\b(?:rates?|percent|points?|quote|price|payments?|fees?|down|tasas?|puntos?|interes|pagos?|enganche)\b/,
  ],
  [
    'approval',
    /\b(?:approv\w+|qualif\w+|fund\w*|lend|chances?|decision|aprob\w+|aprueb\w+|calific\w+|prest\w+|chance)\b/,
  ],
];

/** What a text that sounds forbidden is about. */
export const matterOf = (text: string): Refusal => {
  const folded = fold(text);
  return MATTERS.find(([, words]) => words.test(folded))?.[0] ?? 'injection';
};
