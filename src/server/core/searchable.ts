/** Lower case, without accents, single spaces: both sides of a search. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The first eight words, as typed. */
export const searchedWords = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, 8);
/** What `like` must find where a word stands. */
export const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;

/** The first eight words of a search. */
export const searchWords = (q: string): string[] => searchedWords(searchable(q));

/** What `like` must find for each of them. */
export const searchPatterns = (q: string): string[] => searchWords(q).map(patternOf);

/** The same, of words that are folded where they are compared. */
export const wordPatterns = (text: string): string[] => searchedWords(text).map(patternOf);
