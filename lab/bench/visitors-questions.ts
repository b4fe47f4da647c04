import { chat } from '../../src/copy/en/chat.ts';
import { builtIn } from '../../src/server/features/assistant/knowledge.ts';

const OWN_WORDS = Object.values(builtIn.en.entries).flatMap(({ questions }) => questions);

/** Returns six letters, different for each number. */
const nameOf = (n: number): string =>
  Array.from({ length: 6 }, (_, at) => String.fromCharCode(97 + (Math.floor((n * 7919) / 26 ** at) % 26))).join('');

/** Returns the question of the nth visitor. One in four uses a suggestion of the panel, the others use free text. */
export function visitorsQuestion(n: number): string {
  if (n % 4 === 0) return chat.suggestions[(n / 4) % chat.suggestions.length] ?? '';
  const own = OWN_WORDS[n % OWN_WORDS.length] ?? '';
  // All questions differ, and each contains a word that no earlier question had.
  return n < OWN_WORDS.length ? own : `${own} It is for the ${nameOf(n)} job.`;
}
