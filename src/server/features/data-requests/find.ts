import { type FoundAnswer, heldKinds, type PersonSearch, searchedBy } from '#contract/data-requests.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { macOfNumber } from '#server/features/applications/number-mac.ts';
import { findChats } from './find-chats.ts';
import { type Match, MOST_FOUND, selectMatches } from './find-store.ts';
import { presentHeld } from './present.ts';
import { requireDataRequest, selectAllHeld } from './read.ts';

/**
 * What may be held about the person of a request: whatever fits any of what is searched by. A number is compared by its
 * keyed hash. That somebody searched, and by what, is recorded before the answer; what for is not.
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
    pages.push(kind === 'chat' ? await findChats(app, search) : await selectMatches(query, kind, hashed));
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
