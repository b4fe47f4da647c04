import { type RawBuilder, sql } from 'kysely';
import { patternOf } from './searchable.ts';

/**
 * The condition that a column `search` holds a word of `searchWords`. An index of pieces of three letters answers `like`
 * where the word has such a piece; shorter words and bare signs are found by the ones and twos of `text_grams`. Of a
 * reference its number is enough for the index: the pieces of the rest are in every row, and long to read. What goes along
 * the rows instead, as for a word that most of them hold, looks into the text itself first, which costs less. The planner
 * takes two conditions for independent and the word for rarer than it is: so the second one is no `like`, which it counts.
 */
export function holdsWord(column: string, word: string): RawBuilder<boolean> {
  const text = sql.ref(column);
  const inText = sql<boolean>`strpos(${text}, ${word}) > 0`;
  const number = /\d{5,}/.exec(word)?.[0];
  if (number !== undefined && number !== word) return sql<boolean>`(${text} like ${patternOf(number)} and ${inText})`;
  if (/[a-z0-9]{3}/.test(word)) return sql<boolean>`${text} like ${patternOf(word)}`;
  const letters = Array.from(word);
  const pairs = letters.slice(1).map((letter, n) => `${letters[n] ?? ''}${letter}`);
  const grams = pairs.length === 0 ? letters : pairs;
  return sql<boolean>`(${inText} and text_grams(${text}) @> ${grams}::text[])`;
}
