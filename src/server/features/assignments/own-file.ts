import type { FileKind } from '#contract/assignments.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { pairOf } from '#server/features/invites/start-deal.ts';
import type { Query, Tx } from '#server/ports.ts';
import { lockFile, selectFileAssignee } from './store.ts';

type File = { kind: FileKind; id: string };
const UNKNOWN = { application: 'This application was not found.', deal: 'This deal does not exist.' };

/**
 * Checks that this user may work on the file. Staff without files.all see only their own and unassigned files, and no
 * staff user sees drafts. A file of an inactive account counts as unassigned.
 * @throws AppError not_found
 */
export async function requireOwnFile(query: Query | Tx, ctx: Ctx<StaffActor>, { kind, id }: File): Promise<void> {
  requirePermission(ctx, 'files.read');
  const file = isId(id) ? await selectFileAssignee(query, kind, id) : undefined;
  const isOwn = file && (file.assignee === null || file.assignee === ctx.actor.userId || file.status === 'disabled');
  if (!file || !(isOwn || ctx.actor.permissions.includes('files.all'))) throw new AppError('not_found', UNKNOWN[kind]);
}

/**
 * Does the same check in the transaction of a write. Without files.all it also locks the file, so that it cannot be
 * assigned to a colleague before the transaction ends. Locks the deal of an application first, in the same order as
 * assigning and deciding.
 * @throws AppError not_found
 */
export async function lockOwnFile(tx: Tx, ctx: Ctx<StaffActor>, file: File): Promise<void> {
  requirePermission(ctx, 'files.read');
  if (!ctx.actor.permissions.includes('files.all') && isId(file.id)) {
    const { dealId } = await pairOf(tx, file);
    if (dealId !== null) await lockFile(tx, 'deal', dealId);
    if (file.kind === 'application') await lockFile(tx, 'application', file.id);
  }
  await requireOwnFile(tx, ctx, file);
}
