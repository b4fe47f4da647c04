import { addDays } from '#contract/days.ts';
import {
  type CloseDataRequest,
  DATA_REQUEST_DAYS,
  type DataRequest,
  type OpenDataRequest,
  type ItemRef,
} from '#contract/data-requests.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { newId, isId } from '#server/lib/ids.ts';
import { todayOf } from './present.ts';
import { readDataRequest, requireDataRequest, selectAllHeld } from './read.ts';
import { closeRow, insertRequest, lockRequest, replaceItems } from './store.ts';
import type { Tx } from '#server/ports.ts';
import type { DataRequestRow } from '#server/db/tables.ts';

const DAYS_BACK = 366;
const CLOSED = 'This request is already closed.';

/** Records a data request. @throws AppError validation for a day in the future or over a year ago */
export async function openDataRequest(app: App, ctx: Ctx<StaffActor>, input: OpenDataRequest): Promise<DataRequest> {
  requirePermission(ctx, 'data-requests.manage');
  const today = todayOf(app);
  const earliest = addDays(today, -DAYS_BACK);
  if (input.receivedOn < earliest || input.receivedOn > today)
    throw fieldError('receivedOn', decisionWords.dayBetween(earliest, today));
  const { kind, name, email, verified, receivedOn } = input;
  const id = newId(ctx.now);
  await app.db.tx(async (tx) => {
    await insertRequest(tx, {
      id,
      kind,
      name,
      email,
      verified,
      received_on: receivedOn,
      due_on: addDays(receivedOn, DATA_REQUEST_DAYS),
      state: 'open',
      reason: '',
      opened_by: ctx.actor.userId,
      opened_at: ctx.now,
      closed_by: null,
      closed_at: null,
    });
    await audit(tx, ctx, 'data_request.opened', { kind: 'data_request', id }, { kind });
  });
  return readDataRequest(app, ctx, id);
}

/** Closes a request as answered or refused with a reason. @throws AppError not_found; conflict when closed */
export async function closeDataRequest(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  { state, reason }: CloseDataRequest,
): Promise<DataRequest> {
  requirePermission(ctx, 'data-requests.manage');
  await app.db.tx(async (tx) => {
    await requireDataRequest(tx, id);
    const closed = { state, reason, closed_by: ctx.actor.userId, closed_at: ctx.now };
    if (!(await closeRow(tx, id, closed))) throw new AppError('conflict', CLOSED);
    await audit(tx, ctx, 'data_request.closed', { kind: 'data_request', id }, { state, reason });
  });
  return readDataRequest(app, ctx, id);
}

const CHOICE_CLOSED = 'This request is closed, so its chosen records can no longer change.';
const UNKNOWN = 'Some of these records no longer exist. Search again.';

/**
 * Stores which records belong to this person. Staff decides, because several people can share a name.
 * @throws AppError not_found; conflict when the request is closed or a record was deleted
 */
export async function chooseItems(app: App, ctx: Ctx<StaffActor>, id: string, items: ItemRef[]): Promise<DataRequest> {
  requirePermission(ctx, 'data-requests.manage');
  await app.db.tx(async (tx) => {
    await requireOpenRequest(tx, id);
    const wanted = items.filter((item) => isId(item.id));
    const held = await selectAllHeld(app, tx, wanted);
    if (wanted.length < items.length || held.length < new Set(items.map((item) => item.kind + item.id)).size)
      throw new AppError('conflict', UNKNOWN);
    await replaceItems(
      tx,
      id,
      held.map((one) => ({ kind: one.kind, item_id: one.id })),
    );
    await audit(tx, ctx, 'data_request.chosen', { kind: 'data_request', id }, { items: held.length });
  });
  return readDataRequest(app, ctx, id);
}

/** Locks the request until the transaction ends. @throws AppError not_found; conflict when it is closed */
export async function requireOpenRequest(tx: Tx, id: string): Promise<DataRequestRow> {
  const row = isId(id) ? await lockRequest(tx, id) : undefined;
  if (!row) await requireDataRequest(tx, id);
  if (row?.state !== 'open') throw new AppError('conflict', CHOICE_CLOSED);
  return row;
}
