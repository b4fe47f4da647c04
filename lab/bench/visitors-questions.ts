import { chat } from '../../src/copy/en/chat.ts';
import { knowledge } from '../../src/server/features/assistant/knowledge.ts';

const OWN_WORDS = Object.values(knowledge.en).flatMap(({ questions }) => questions);

/** Six letters, different ones for each number. */
const nameOf = (n: number): string =>
  Array.from({ length: 6 }, (_, at) => String.fromCharCode(97 + (Math.floor((n * 7919) / 26 ** at) % 26))).join('');

/** The question of the nth of many visitors: one of four takes a suggestion of the panel, the others use their own words. */
export function visitorsQuestion(n: number): string {
  if (n % 4 === 0) return chat.suggestions[(n / 4) % chat.suggestions.length] ?? '';
  const own = OWN_WORDS[n % OWN_WORDS.length] ?? '';
  // No two questions are equal, and each has a word that no question had before.
  return n < OWN_WORDS.length ? own : `${own} It is for the ${nameOf(n)} job.`;
}
