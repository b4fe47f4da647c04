import {
  type FoundAnswer,
  heldKinds,
  type PersonSearch,
  searchedBy,
  type SearchedBy,
} from '#contract/data-requests.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { type Match, MOST_FOUND, selectMatches } from './find-store.ts';
import { presentHeld } from './present.ts';
import { requireDataRequest, selectAllHeld } from './read.ts';
import { searchedWords } from '#server/lib/searchable.ts';
import { readAllChats } from '#server/features/chats/stored-chats.ts';
import { readAllInquiries } from '#server/features/inquiries/read.ts';
import { macOfNumber } from '#server/crypto/tokens.ts';

/**
 * Searches the data that may belong to the person of a request: everything that matches any search field. A number is
 * compared by its keyed hash. Audits the search and its fields (not the values) before returning results.
 * @throws AppError not_found
 */
export async function findHeldData(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  search: PersonSearch,
): Promise<FoundAnswer> {
  requirePermission(ctx, 'data-requests.manage');
  const { query } = app.db;
  const request = await requireDataRequest(query, id);
  const hashed = { ...search, number: macOfNumber(app.vault, search.number) ?? '' };
  const pages: Match[][] = [];
  for (const kind of heldKinds)
    pages.push(
      kind === 'chat' || kind === 'inquiry'
        ? await findEncrypted(app, kind, search)
        : await selectMatches(query, kind, hashed),
    );
  const matches = pages.flatMap((page) => page.slice(0, MOST_FOUND));
  const held = await selectAllHeld(app, query, matches);
  const by = searchedBy.filter((name) => search[name] !== '').join(', ');
  const about = { kind: 'data_request', id };
  await app.db.tx((tx) => audit(tx, ctx, 'data_request.searched', about, { by, found: held.length }));
  const matchOf = new Map(matches.map(({ id: of, matched, matchedAs }) => [of, { matched, matchedAs }]));
  const none = { matched: [], matchedAs: [] };
  return {
    found: held.map((one) => ({ ...presentHeld(app, one, request), ...(matchOf.get(one.id) ?? none) })),
    more: pages.some((page) => page.length > MOST_FOUND),
  };
}

const STROKES: Record<string, string> = { Đ: 'D', đ: 'd', Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', ı: 'i' };

/** Same folding as in find-store.ts: lower case, no accents or strokes. */
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

/** Chats or inquiries with a text that matches any search field, newest first. Decrypts all of them. */
async function findEncrypted(app: App, kind: 'chat' | 'inquiry', search: PersonSearch): Promise<Match[]> {
  const asked = Object.entries(by).flatMap(([name, fitsTo]) => {
    const typed = search[name as SearchedBy];
    return typed === '' ? [] : [{ name: name as SearchedBy, fits: fitsTo(typed) }];
  });
  const found: Match[] = [];
  if (asked.length === 0) return found;
  for await (const { id, contents } of kind === 'chat' ? readAllChats(app) : readAllInquiries(app)) {
    const matched = asked.filter(({ fits }) => contents.some(fits)).map(({ name }) => name);
    if (matched.length > 0) found.push({ kind, id, matched, matchedAs: [] });
    if (found.length > MOST_FOUND) break;
  }
  return found;
}
