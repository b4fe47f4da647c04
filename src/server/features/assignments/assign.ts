import type { Assign, Assignee, FileKind } from '#contract/assignments.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { pairOf } from '#server/features/invites/start-deal.ts';
import type { Tx } from '#server/ports.ts';
import { lockOwnFile } from './own-file.ts';
import { findAssignee, presentAssignee } from './read.ts';
import { selectAssigneeId, selectAssignable, updateAssigned } from './store.ts';

const NO_COLLEAGUE = 'Choose a colleague with an active account.';
const NO_ID = '`from` must be the id of the current assignee, or null if unassigned.';
const GIVEN_BACK = 'This file is no longer assigned. Reload it, then take it.';

/**
 * Assigns a file to a staff user, or unassigns it. An application and its deal are assigned together. Repeating the
 * current assignment changes nothing.
 * @throws AppError validation for a user who cannot be assigned, or a malformed `from`
 * @throws AppError conflict with the current assignee's name when it is not `from`
 * @throws AppError not_found for a file that was deleted concurrently
 */
export async function assignFile(
  app: App,
  ctx: Ctx<StaffActor>,
  file: { kind: FileKind; id: string },
  { to, from }: Assign,
): Promise<Assignee | null> {
  requirePermission(ctx, 'files.assign');
  if (from !== null && !isId(from)) throw fieldError('from', NO_ID);
  const wanted = to === 'me' ? ctx.actor.userId : to;
  return app.db.tx(async (tx) => {
    await lockOwnFile(tx, ctx, file);
    const person = await findColleague(tx, wanted);
    const pair = await pairOf(tx, file);
    if (!(await updateAssigned(tx, pair, file.kind, { from, to: wanted }))) {
      const has = await findAssignee(tx, { assigned_to: await selectAssigneeId(tx, file) });
      if ((has?.id ?? null) === wanted) return has;
      throw new AppError('conflict', has ? `${has.name} has this now.` : GIVEN_BACK);
    }
    const subjects = [
      { action: 'deal.assigned', kind: 'deal', id: pair.dealId },
      { action: 'application.assigned', kind: 'application', id: pair.applicationId },
    ] as const;
    for (const { action, kind, id } of subjects)
      if (id !== null) await audit(tx, ctx, action, { kind, id }, { assignee: wanted });
    return person;
  });
}

async function findColleague(tx: Tx, id: string | null): Promise<Assignee | null> {
  if (id === null) return null;
  const found = isId(id) ? await selectAssignable(tx, id) : undefined;
  if (!found) throw fieldError('to', NO_COLLEAGUE);
  return presentAssignee(found);
}
