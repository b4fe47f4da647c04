/** Lower case, without accents, single spaces: both sides of a search. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** What `like` must find for each of the first eight words of a search. */
export const searchPatterns = (q: string): string[] => wordPatterns(searchable(q));

/** The same, of words that are folded where they are compared. */
export const wordPatterns = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, (c) => `\\${c}`)}%`);
