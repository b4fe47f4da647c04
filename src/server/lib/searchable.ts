import { type RawBuilder, sql } from 'kysely';

/** Folds text for both sides of a search: lower case, no accents, single spaces. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Folds text in a query as `searchable` folds it, except for spaces. */
export const foldedSql = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql`lower(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g'))`;

/** Returns the first 8 words, as typed. */
export const searchedWords = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, 8);
/** Returns the `like` pattern of texts that contain the word. */
export const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;

/** Returns one `like` pattern for each of the first 8 words of a search, folded by `searchable`. */
export const searchPatterns = (q: string): string[] => searchedWords(searchable(q)).map(patternOf);

/** Returns the same patterns for words that the query itself folds. */
export const wordPatterns = (text: string): string[] => searchedWords(text).map(patternOf);

/**
 * Returns whether one name contains all words of the other, without case and accents. Compares whole words, so that Ana
 * does not match Juana. A missing middle name still matches.
 */
export function isSameName(one: string, other: string): boolean {
  const [few, many] = [nameWords(one), nameWords(other)].toSorted((a, b) => a.size - b.size);
  return few !== undefined && many !== undefined && few.size > 0 && [...few].every((word) => many.has(word));
}

/** Apostrophes and periods join ("O'Brien", "J.R."). Other punctuation separates ("Smith-Jones"). */
const nameWords = (name: string): Set<string> =>
  new Set(
    searchable(name)
      .replace(/['’‘ʼʻ`´.]/gu, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );
