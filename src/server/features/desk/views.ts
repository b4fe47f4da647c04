import { MAX_VIEWS, type SavedView, type SaveView } from '#contract/saved-views.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import type { SavedViewRow } from '#server/db/tables.ts';
import { AppError } from '#server/lib/app-error.ts';
import { audit } from '#server/lib/audit.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { countViews, deleteViewRow, lockUserForViews, selectViews, upsertView } from './views-store.ts';

const FULL = `You have ${String(MAX_VIEWS)} saved views. Delete one first.`;
const UNKNOWN = 'This view does not exist.';

/** Lists the caller's saved views by name. */
export async function listViews(app: App, ctx: Ctx<StaffActor>): Promise<SavedView[]> {
  requirePermission(ctx, 'files.read');
  return (await selectViews(app.db.query, ctx.actor.userId)).map(present);
}

/**
 * Saves a filter for the caller. The same name on the same list, in any case, replaces its filter.
 * @throws AppError conflict when the caller has MAX_VIEWS views
 */
export async function saveView(app: App, ctx: Ctx<StaffActor>, { screen, name, filter }: SaveView): Promise<SavedView> {
  requirePermission(ctx, 'files.read');
  const { userId } = ctx.actor;
  return app.db.tx(async (tx) => {
    await lockUserForViews(tx, userId);
    const set = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
    const row = { id: newId(ctx.now), user_id: userId, screen, name, filter: JSON.stringify(set), created_at: ctx.now };
    const view = await upsertView(tx, row);
    if ((await countViews(tx, userId)) > MAX_VIEWS) throw new AppError('conflict', FULL);
    await audit(tx, ctx, 'user.view_saved', { kind: 'user', id: userId }, { screen });
    return present(view);
  });
}

/** @throws AppError not_found, also for the view of another user */
export async function deleteView(app: App, ctx: Ctx<StaffActor>, id: string): Promise<void> {
  requirePermission(ctx, 'files.read');
  const { userId } = ctx.actor;
  await app.db.tx(async (tx) => {
    if (!isId(id) || !(await deleteViewRow(tx, { id, userId }))) throw new AppError('not_found', UNKNOWN);
    await audit(tx, ctx, 'user.view_deleted', { kind: 'user', id: userId });
  });
}

const present = ({ id, screen, name, filter }: SavedViewRow): SavedView => ({
  id,
  screen,
  name,
  filter: filter as SavedView['filter'],
});
