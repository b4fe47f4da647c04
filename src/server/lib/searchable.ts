/** Lower case, without accents, single spaces: both sides of a search. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The first eight words, as typed. */
export const searchedWords = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, 8);
/** The `like` pattern of texts that contain the word. */
export const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;

/** One `like` pattern for each of the first eight words of a search, folded as `searchable` folds the text. */
export const searchPatterns = (q: string): string[] => searchedWords(searchable(q)).map(patternOf);

/** The same for words that the query folds. */
export const wordPatterns = (text: string): string[] => searchedWords(text).map(patternOf);
