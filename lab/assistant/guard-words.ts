import fs from 'node:fs';
import path from 'node:path';
import { learnedFrom } from '../../tests/assistant-guard/examples.ts';
import { weighedWords } from '../../src/server/features/assistant/likeness.ts';
import { ROOT } from '../../scripts/checks/project-files.ts';

/** npm run lab -- guard-words: learns which words make a question sound forbidden, by logistic regression on the examples of the tests. */
const FILE = 'src/server/features/assistant/likeness-words.ts';
const ROUNDS = 20;
const FADING = 1e-4;
/** A question that is refused though it should not be counts for so many that pass. */
const REFUSED_WRONGLY = 1.5;
/** Words that weigh less change hardly anything. */
const LEAST = 0.5;
const WIDTH = 112;

const { forbidden, legitimate } = learnedFrom();
const examples = [
  ...forbidden.map((text) => ({ words: weighedWords(text), is: 1, counts: 1 })),
  ...legitimate.map((text) => ({ words: weighedWords(text), is: 0, counts: REFUSED_WRONGLY })),
];
const { base, weights } = learn();
const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= LEAST).toSorted(([a], [b]) => (a < b ? -1 : 1));
fs.writeFileSync(path.join(ROOT, FILE), fileOf());
console.log(`${String(kept.length)} words of ${String(examples.length)} examples in ${FILE}`);

function learn(): { base: number; weights: Map<string, number> } {
  const found = new Map<string, number>();
  let start = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const step = 0.3 / (1 + round * 0.2);
    for (const { words, is, counts } of mixed(round)) {
      const share = 1 / Math.sqrt(words.length || 1);
      const odds = words.reduce((sum, word) => sum + (found.get(word) ?? 0) * share, start);
      const change = (is - 1 / (1 + Math.exp(-odds))) * step * counts;
      start += change * 0.1;
      for (const word of words) found.set(word, (found.get(word) ?? 0) * (1 - FADING * step) + change * share);
    }
  }
  return { base: start, weights: found };
}

/** The examples in another order each round, the same in every run. */
function mixed(round: number): typeof examples {
  const order = (n: number): number => ((n + 1) * 7919 * (round + 1) * 104_729) % 999_983;
  return examples
    .map((example, n) => ({ example, at: order(n) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ example }) => example);
}

function fileOf(): string {
  const lines = [''];
  for (const [word, weight] of kept) {
    const one = `${word}:${weight.toFixed(1)}`;
    const last = lines.at(-1) ?? '';
    if (last.length + one.length >= WIDTH) lines.push(one);
    else lines[lines.length - 1] = last === '' ? one : `${last} ${one}`;
  }
  return [
    '/**',
    ' * What words weigh for a question to sound forbidden, cut to six letters; made by `npm run lab -- guard-words`. The examples',
    ' * that it was learned from are tests: change those.',
    ' */',
    `export const LIKENESS_BASE = ${base.toFixed(2)};`,
    'export const likenessWords = `',
    ...lines,
    '`;',
    '',
  ].join('\n');
}
