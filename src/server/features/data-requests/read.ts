import {
  type DataRequest,
  DATA_REQUEST_SOON_DAYS,
  type dataRequestFilters,
  type DataRequestsAnswer,
  type HeldKind,
  heldKinds,
} from '#contract/data-requests.ts';
import { addDays } from '#contract/days.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { pageOf, readCursor } from '#server/lib/cursor.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { firstQuestions } from '#server/features/chats/stored-chats.ts';
import { readInquiries } from '#server/features/inquiries/read.ts';
import type { Query, Tx } from '#server/ports.ts';
import {
  type Held,
  selectHeld,
  selectItems,
  selectRequest,
  selectRequests,
  type StoredRequest,
  wasActedOn,
} from './store.ts';
import { presentHeld, presentRequest, todayOf } from './present.ts';

const LONGEST_DETAIL = 160;

type ListBy = {
  limit: number;
  cursor?: string | undefined;
  state?: '' | (typeof dataRequestFilters)[number] | undefined;
};

/** Lists open data requests by their last day, then the others, newest first. @throws AppError bad_request for an invalid cursor */
export async function listDataRequests(
  app: App,
  ctx: Ctx<StaffActor>,
  { limit, cursor, state }: ListBy,
): Promise<DataRequestsAnswer> {
  requirePermission(ctx, 'data-requests.manage');
  const today = todayOf(app);
  const rows = await selectRequests(app.db.query, {
    limit: limit + 1,
    before: readCursor(cursor),
    state: state === '' || state === 'overdue' || state === 'soon' ? undefined : state,
    dueBefore: state === 'overdue' ? today : state === 'soon' ? addDays(today, DATA_REQUEST_SOON_DAYS) : undefined,
  });
  const { page, nextCursor } = pageOf(rows, limit);
  return {
    requests: page.map((row) => presentRequest(row, today)),
    nextCursor,
  };
}

/** @throws AppError not_found, also for a malformed id */
export async function requireDataRequest(query: Query | Tx, id: string): Promise<StoredRequest> {
  const found = isId(id) ? await selectRequest(query, id) : undefined;
  if (!found) throw new AppError('not_found', 'This request was not found.');
  return found;
}

/** Returns one request with the current state of its chosen records. @throws AppError not_found */
export async function readDataRequest(app: App, ctx: Ctx<StaffActor>, id: string): Promise<DataRequest> {
  requirePermission(ctx, 'data-requests.manage');
  const { query } = app.db;
  const row = await requireDataRequest(query, id);
  const chosen = await selectItems(query, id);
  const held = await selectAllHeld(
    app,
    query,
    chosen.map(({ kind, item_id }) => ({ kind, id: item_id })),
  );
  const there = new Set(held.map((one) => one.id));
  return {
    ...presentRequest(row, todayOf(app)),
    acted: await wasActedOn(query, row),
    items: held.map((one) => presentHeld(app, one, row)),
    gone: chosen
      .filter((one) => !there.has(one.item_id))
      .map((one) => ({ kind: one.kind, id: one.item_id, removedAt: one.removed_at?.toISOString() ?? null })),
  };
}

/** Returns records of several kinds, in the order of the kinds. */
export async function selectAllHeld(
  app: App,
  query: Query | Tx,
  refs: { kind: HeldKind; id: string }[],
): Promise<Held[]> {
  const all: Held[] = [];
  for (const kind of heldKinds) {
    const ids = refs.filter((ref) => ref.kind === kind).map((ref) => ref.id);
    all.push(...(await selectHeld(query, kind, ids)));
  }
  const chats = all.filter(({ kind }) => kind === 'chat').map(({ id }) => id);
  const questions = await firstQuestions(app, query, chats);
  const asked = await readInquiries(
    app,
    query,
    all.filter(({ kind }) => kind === 'inquiry').map(({ id }) => id),
  );
  return all.map((one) => {
    const inquiry = asked.get(one.id);
    if (inquiry) return { ...one, name: inquiry.name, detail: [inquiry.email, inquiry.phone].join(', ') };
    return { ...one, detail: questions.get(one.id)?.slice(0, LONGEST_DETAIL) ?? one.detail };
  });
}
