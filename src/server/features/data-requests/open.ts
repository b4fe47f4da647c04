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
import { AppError } from '#server/lib/app-error.ts';
import { newId, isId } from '#server/lib/ids.ts';
import { todayOf } from './present.ts';
import { readDataRequest, requireDataRequest, selectAllHeld } from './read.ts';
import { closeRow, insertRequest, lockRequest, replaceItems } from './store.ts';
import type { Tx } from '#server/ports.ts';
import type { DataRequestRow } from '#server/db/tables.ts';

const DAYS_BACK = 366;
const CLOSED = 'This request is closed already.';

/** Notes what somebody asks of the data held about them. @throws AppError validation for a day ahead or a year back */
export async function openDataRequest(app: App, ctx: Ctx<StaffActor>, input: OpenDataRequest): Promise<DataRequest> {
  requirePermission(ctx, 'data-requests.manage');
  const today = todayOf(app);
  const earliest = addDays(today, -DAYS_BACK);
  if (input.receivedOn < earliest || input.receivedOn > today) {
    const message = decisionWords.dayBetween(earliest, today);
    throw new AppError('validation', message, { fields: { receivedOn: message } });
  }
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

/** Answered, or refused with the reason; once for all. @throws AppError not_found; conflict when it is closed already */
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

const CHOICE_CLOSED = 'This request is closed: what was chosen for it stays as it is.';
const UNKNOWN = 'Some of this is not there any more. Search again.';

/** Says what is this person's; names are shared by several, so staff chooses. @throws AppError not_found; conflict when it is closed or something is gone */
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

/** Held until the transaction ends. @throws AppError not_found; conflict when it is closed */
export async function requireOpenRequest(tx: Tx, id: string): Promise<DataRequestRow> {
  const row = isId(id) ? await lockRequest(tx, id) : undefined;
  if (!row) await requireDataRequest(tx, id);
  if (row?.state !== 'open') throw new AppError('conflict', CHOICE_CLOSED);
  return row;
}
