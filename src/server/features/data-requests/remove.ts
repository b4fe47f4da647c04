import type { DataRequest, ItemRef, RemovalsAnswer } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { purgeApplication, purgeDeal, purgeInquiry, purgeSmall } from '#server/features/retention/purge.ts';
import type { Tx } from '#server/ports.ts';
import { requireOpenRequest } from './open.ts';
import { type Held, isRemovable, lockHeld, markRemoved, selectItems } from './store.ts';
import { keptWhy } from './present.ts';
import { readDataRequest } from './read.ts';

type Result = RemovalsAnswer['results'][number];

/**
 * Deletes the chosen records of a deletion request, as far as the law allows. Each deletion has its own transaction and
 * audit record, so earlier ones persist when a later one fails. No content is kept.
 * @throws AppError not_found; conflict when the request is closed or of another kind
 */
export async function removeItems(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  items: ItemRef[],
): Promise<{ results: Result[]; request: DataRequest }> {
  requirePermission(ctx, 'data-requests.manage');
  const results: Result[] = [];
  for (const item of items) results.push(await app.db.tx((tx) => removeOne(app, ctx, tx, id, item)));
  return { results, request: await readDataRequest(app, ctx, id) };
}

async function removeOne(app: App, ctx: Ctx<StaffActor>, tx: Tx, requestId: string, item: ItemRef): Promise<Result> {
  const request = await requireOpenRequest(tx, requestId);
  if (request.kind !== 'delete') throw new AppError('conflict', dataRequestWords.removal.notAsked);
  const chosen = (await selectItems(tx, requestId)).find((one) => one.item_id === item.id && one.kind === item.kind);
  const stays = (why: string): Result => ({ ...item, removed: false, why });
  if (!chosen) return stays(dataRequestWords.removal.notChosen);
  if (!isRemovable(item.kind)) return stays(dataRequestWords.kept.account);
  const held = await lockHeld(tx, item.kind, item.id);
  if (!held) return stays(dataRequestWords.removal.gone);
  const kept = keptWhy(held, { now: ctx.now, retentionMonths: app.brand.retentionMonths });
  if (kept !== null) return stays(dataRequestWords.kept[kept.why]);
  await purge(tx, ctx, held);
  await markRemoved(tx, chosen, ctx.now);
  const about = { kind: 'data_request', id: requestId };
  await audit(tx, ctx, 'data_request.removed', about, { kind: item.kind, item: item.id });
  return { ...item, removed: true, why: '' };
}

async function purge(tx: Tx, ctx: Ctx, held: Held): Promise<void> {
  if (held.kind === 'application') await purgeApplication(tx, ctx, held);
  else if (held.kind === 'deal') await purgeDeal(tx, ctx, held.id);
  else if (held.kind === 'inquiry') await purgeInquiry(tx, ctx, held.id);
  else if (held.kind !== 'account') await purgeSmall[held.kind](tx, held.id);
}
