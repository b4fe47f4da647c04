import { assistant } from '#copy/en/assistant.ts';
import { knowledge } from '#server/features/assistant/knowledge.ts';
import { developed } from './assistant-guard/examples.ts';

const OWN_WORDS = [
  ...developed.flatMap(({ lang, legitimate }) => (lang === 'en' ? legitimate : [])),
  ...Object.values(knowledge.en).flatMap(({ questions }) => questions),
];

/** What the nth of many visitors asks: one of four takes a suggestion of the panel, the others ask in words of their own. */
export function visitorsQuestion(n: number): string {
  if (n % 4 === 0) return assistant.suggestions[(n / 4) % assistant.suggestions.length] ?? '';
  const own = OWN_WORDS[n % OWN_WORDS.length] ?? '';
  // Nobody asks the same as another one, letter by letter.
  return n < OWN_WORDS.length ? own : `${own} It is for job ${String(n)}.`;
}
