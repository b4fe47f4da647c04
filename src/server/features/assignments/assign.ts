import type { Assign, Assignee, FileKind } from '#contract/assignments.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { pairOf } from '#server/features/invites/start-deal.ts';
import type { Tx } from '#server/ports.ts';
import { lockOwnFile } from './own-file.ts';
import { findAssignee, presentAssignee } from './read.ts';
import { selectAssignedTo, selectStaffOne, updateAssigned } from './store.ts';

const NO_COLLEAGUE = 'Choose one of your colleagues with an active account.';
const NO_ID = 'Say who had it: an id, or null for nobody';
const GIVEN_BACK = 'Nobody has this any more. Look again, then take it.';

/**
 * Gives a file to one of the lender's people, or to nobody. An application and the deal made from it go together.
 * Asking again for what stands already changes nothing.
 * @throws AppError validation for somebody who cannot have it, or a `from` that is no id; conflict, naming who has it, when it was not `from`;
 * not_found for a file that was removed meanwhile
 */
export async function assignFile(
  app: App,
  ctx: Ctx<StaffActor>,
  file: { kind: FileKind; id: string },
  { to, from }: Assign,
): Promise<Assignee | null> {
  requirePermission(ctx, 'files.assign');
  if (from !== null && !isId(from)) throw new AppError('validation', NO_ID, { fields: { from: NO_ID } });
  const wanted = to === 'me' ? ctx.actor.userId : to;
  return app.db.tx(async (tx) => {
    await lockOwnFile(tx, ctx, file);
    const person = await findColleague(tx, wanted);
    const pair = await pairOf(tx, file);
    if (!(await updateAssigned(tx, pair, file.kind, { from, to: wanted }))) {
      const has = await findAssignee(tx, { assigned_to: await selectAssignedTo(tx, file) });
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
  const found = isId(id) ? await selectStaffOne(tx, id) : undefined;
  if (!found) throw new AppError('validation', NO_COLLEAGUE, { fields: { to: NO_COLLEAGUE } });
  return presentAssignee(found);
}
