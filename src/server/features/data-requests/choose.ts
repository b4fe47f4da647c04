import type { DataRequest, ItemRef } from '#contract/data-requests.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import type { Tx } from '#server/ports.ts';
import type { DataRequestRow } from '#server/db/data-request-tables.ts';
import { readDataRequest, requireDataRequest, selectAllHeld } from './read.ts';
import { lockRequest, replaceItems } from './store.ts';

const CLOSED = 'This request is closed: what was chosen for it stays as it is.';
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
  if (row?.state !== 'open') throw new AppError('conflict', CLOSED);
  return row;
}
