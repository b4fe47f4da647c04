import type { PersonSearch, SearchedBy } from '#contract/data-requests.ts';
import type { App } from '#server/app.ts';
import { searchedWords } from '#server/lib/searchable.ts';
import { readAllChats } from '#server/features/assistant/read-chats.ts';
import { type Match, MOST_FOUND } from './find-store.ts';

const STROKES: Record<string, string> = { Đ: 'D', đ: 'd', Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', ı: 'i' };

/** Lower case, without accents and strokes: the folding that find-store.ts does in SQL. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ĐđØøŁłı]/g, (letter) => STROKES[letter] ?? letter)
    .toLowerCase();
const digits = (text: string): string => text.replace(/\D/g, '');

type Fits = (content: string) => boolean;
const allWords = (typed: string): Fits => {
  const words = searchedWords(typed).map(plain);
  return (content) => words.every((word) => plain(content).includes(word));
};
const by: Partial<Record<SearchedBy, (typed: string) => Fits>> = {
  name: allWords,
  business: allWords,
  email: (typed) => (content) => content.toLowerCase().includes(typed.toLowerCase()),
  phone: (typed) => (content) => digits(content).includes(digits(typed).slice(-10)),
};

/** Chats with a message that fits any of what is searched by, newest first, and by what. Decrypts every chat. */
export async function findChats(app: App, search: PersonSearch): Promise<Match[]> {
  const asked = Object.entries(by).flatMap(([name, fitsTo]) => {
    const typed = search[name as SearchedBy];
    return typed === '' ? [] : [{ name: name as SearchedBy, fits: fitsTo(typed) }];
  });
  const found: Match[] = [];
  if (asked.length === 0) return found;
  for await (const { id, contents } of readAllChats(app)) {
    const matched = asked.filter(({ fits }) => contents.some(fits)).map(({ name }) => name);
    if (matched.length > 0) found.push({ kind: 'chat', id, matched, matchedAs: [] });
    if (found.length > MOST_FOUND) break;
  }
  return found;
}
