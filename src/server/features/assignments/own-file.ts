import type { FileKind } from '#contract/assignments.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { pairOf } from '#server/features/invites/start-deal.ts';
import type { Query, Tx } from '#server/ports.ts';
import { lockFile, selectHolder } from './store.ts';

type File = { kind: FileKind; id: string };
const UNKNOWN = { application: 'This application was not found.', deal: 'This deal does not exist.' };

/**
 * Staff without files.all work on their own and unassigned files. To them every other file is missing, and so is the draft
 * of a deal to all staff. A file of an account that is not active counts as unassigned.
 * @throws AppError not_found
 */
export async function requireOwnFile(query: Query | Tx, ctx: Ctx<StaffActor>, { kind, id }: File): Promise<void> {
  requirePermission(ctx, 'files.read');
  const file = isId(id) ? await selectHolder(query, kind, id) : undefined;
  const isOwn = file && (file.holder === null || file.holder === ctx.actor.userId || file.status === 'disabled');
  if (!file || !(isOwn || ctx.actor.permissions.includes('files.all'))) throw new AppError('not_found', UNKNOWN[kind]);
}

/**
 * Checks the same in the transaction of a write. Without files.all it locks the file, so that it is not given to a
 * colleague before the transaction ends. The deal of an application is locked first, as where it is assigned and decided.
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
