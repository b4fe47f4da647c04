import { assistant } from '../../src/copy/en/assistant.ts';
import { knowledge } from '../../src/server/features/assistant/knowledge.ts';
import { developed } from '../../tests/assistant-guard/examples.ts';

const OWN_WORDS = [
  ...developed.flatMap(({ lang, legitimate }) => (lang === 'en' ? legitimate : [])),
  ...Object.values(knowledge.en).flatMap(({ questions }) => questions),
];

/** Six letters, other ones for each number. */
const nameOf = (n: number): string =>
  Array.from({ length: 6 }, (_, at) => String.fromCharCode(97 + (Math.floor((n * 7919) / 26 ** at) % 26))).join('');

/** What the nth of many visitors asks: one of four takes a suggestion of the panel, the others ask in words of their own. */
export function visitorsQuestion(n: number): string {
  if (n % 4 === 0) return assistant.suggestions[(n / 4) % assistant.suggestions.length] ?? '';
  const own = OWN_WORDS[n % OWN_WORDS.length] ?? '';
  // Nobody asks the same as another one, and each has a word that nobody has said before.
  return n < OWN_WORDS.length ? own : `${own} It is for the ${nameOf(n)} job.`;
}
