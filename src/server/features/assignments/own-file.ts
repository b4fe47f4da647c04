import type { FileKind } from '#contract/assignments.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { selectWhoHas } from './store.ts';

const UNKNOWN = { application: 'This application was not found.', deal: 'This deal does not exist.' };

/**
 * Staff without files.all work on their own and unassigned files. To them every other file is missing. A file of an account
 * that is not active counts as unassigned.
 * @throws AppError not_found
 */
export async function requireOwnFile(
  app: App,
  ctx: Ctx<StaffActor>,
  { kind, id }: { kind: FileKind; id: string },
): Promise<void> {
  requirePermission(ctx, 'files.read');
  if (ctx.actor.permissions.includes('files.all')) return;
  const holder = isId(id) ? await selectWhoHas(app.db.query, kind, id) : undefined;
  const isOwn = holder === null || holder?.id === ctx.actor.userId || holder?.status === 'disabled';
  if (!isOwn) throw new AppError('not_found', UNKNOWN[kind]);
}
