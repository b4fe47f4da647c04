import { type RawBuilder, sql } from 'kysely';
import { patternOf } from './searchable.ts';

/**
 * The condition that a column `search` holds a word of `searchWords`. An index of pieces of three letters answers `like`
 * where the word has such a piece; shorter words and bare signs are found by the ones and twos of `text_grams`. Of the two
 * conditions only one is asked where one is enough: the planner takes them for independent and the words for rarer.
 */
export function holdsWord(column: string, word: string): RawBuilder<boolean> {
  const like = sql<boolean>`${sql.ref(column)} like ${patternOf(word)}`;
  if (/[a-z0-9]{3}/.test(word)) return like;
  const letters = [...word];
  const pairs = letters.slice(1).map((letter, n) => `${letters[n] ?? ''}${letter}`);
  const grams = sql<boolean>`text_grams(${sql.ref(column)}) @> ${pairs.length === 0 ? letters : pairs}::text[]`;
  return letters.length < 3 ? grams : sql<boolean>`(${grams} and ${like})`;
}
