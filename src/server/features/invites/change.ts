import type { ApplicationInvite } from '#contract/application-invites.ts';
import type { App } from '#server/app.ts';
import type { Ctx, DealerActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import type { Query, Tx } from '#server/ports.ts';
import { emailInvite } from './create.ts';
import { emailStateOf, presentInvite } from './present.ts';
import {
  countInvitesBy,
  type InviteView,
  openToken,
  renewInvite,
  markInviteRevoked,
  revokeInvitesBy,
  selectInvite,
} from './store.ts';

const UNKNOWN = 'This invite does not exist.';
const NOT_REFUSED =
  'Only an address that refused the email can be corrected. Revoke this invite and send a new one instead.';
const OVER = 'This invite was already completed or revoked. Send a new one instead.';

/** @throws AppError not_found when unknown or of another dealership */
export async function requireInvite(query: Query | Tx, ctx: Ctx<DealerActor>, id: string): Promise<InviteView> {
  const found = isId(id) ? await selectInvite(query, ctx.actor.accountId, id) : undefined;
  if (!found) throw new AppError('not_found', UNKNOWN);
  return found;
}

/**
 * Emails the same link again and extends it by seven days, because the customer may use either email. `to` corrects the
 * address of an undelivered email; an empty one keeps it.
 * @throws AppError not_found; conflict when completed or revoked, or when the email was or may still be delivered to
 * another address, whose owner has the link
 */
export async function resendInvite(
  app: App,
  ctx: Ctx<DealerActor>,
  id: string,
  corrected: string,
): Promise<ApplicationInvite> {
  return app.db.tx(async (tx) => {
    await requireInvite(tx, ctx, id);
    const expiresAt = await renewInvite(tx, id);
    if (!expiresAt) throw new AppError('conflict', OVER);
    // Read again under the lock of the update: only one of several corrections is sent.
    const invite = await requireInvite(tx, ctx, id);
    const to = corrected === '' ? invite.recipient_email : corrected;
    const addressCorrected = to !== invite.recipient_email;
    if (addressCorrected && emailStateOf(invite) !== 'refused') throw new AppError('conflict', NOT_REFUSED);
    const token = openToken(app.vault, invite);
    await emailInvite(app, ctx, tx, { id, token, expiresAt, to, name: invite.recipient_name });
    const subject = { kind: 'application_invite', id } as const;
    await audit(tx, ctx, 'application_invite.resent', subject, addressCorrected ? { addressCorrected } : {});
    return presentInvite(app, await requireInvite(tx, ctx, id));
  });
}

/** Revokes an invite. @throws AppError not_found; conflict when completed or revoked */
export async function revokeOwnInvite(app: App, ctx: Ctx<DealerActor>, id: string): Promise<ApplicationInvite> {
  return app.db.tx(async (tx) => {
    await requireInvite(tx, ctx, id);
    if (!(await markInviteRevoked(tx, id, ctx.now))) throw new AppError('conflict', OVER);
    await audit(tx, ctx, 'application_invite.revoked', { kind: 'application_invite', id });
    return presentInvite(app, await requireInvite(tx, ctx, id));
  });
}

/** Number of valid invites per sender. */
export const countOpenInvites = (query: Query | Tx, userIds: string[]): Promise<Map<string, number>> =>
  countInvitesBy(query, userIds);

/** Revokes every valid invite that this user sent. */
export async function revokeInvitesOf(ctx: Ctx, tx: Tx, userId: string): Promise<void> {
  for (const { id } of await revokeInvitesBy(tx, userId, ctx.now))
    await audit(tx, ctx, 'application_invite.revoked', { kind: 'application_invite', id });
}
