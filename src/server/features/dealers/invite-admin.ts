import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { newId } from '#server/core/ids.ts';
import { Secret } from '#server/core/secret.ts';
import { hashToken, newToken } from '#server/core/tokens.ts';
import { queueMail } from '#server/features/mails/queue.ts';
import { lastMailState, withdrawMails } from '#server/features/mails/withdraw.ts';
import {
  insertInvitation,
  insertUser,
  lenderAccountId,
  revokeInvitations,
  selectOpenInvitation,
  selectUserByEmail,
} from './store.ts';

const TEMPLATE = 'staff-invitation';
const INVITATION_MS = 7 * 24 * 3_600_000;

/** One made now has its link; one that waits since an earlier start has it in its mail alone. */
export type AdminInvitation = { link: Secret<string> | undefined; expiresAt: Date };

/**
 * Invites the administrator that the settings name, unless somebody has this address already. One open
 * invitation at a time: it is replaced when it has expired, when its mail failed, or when that is asked for.
 * @returns the open invitation, undefined when none is needed
 */
export async function inviteAdmin(
  app: App,
  email: string,
  { renew = false }: { renew?: boolean } = {},
): Promise<AdminInvitation | undefined> {
  const ctx = systemCtx(app.clock.now());
  return app.db.tx(async (tx) => {
    // Nodes that start at once take turns here, so that one of them invites.
    const accountId = await lenderAccountId(tx, newId(), ctx.now);
    const known = await selectUserByEmail(tx, email);
    if (known && known.status !== 'invited') return undefined;
    const open = known && (await selectOpenInvitation(tx, known.id, ctx.now));
    if (open && !renew && (await lastMailState(tx, TEMPLATE, email)) !== 'failed')
      return { link: undefined, expiresAt: open.expires_at };
    const userId = known?.id ?? newId();
    if (!known)
      await insertUser(tx, {
        id: userId,
        account_id: accountId,
        email,
        first_name: 'Administrator',
        last_name: '',
        role: 'admin',
        status: 'invited',
        password_hash: null,
        created_at: ctx.now,
        activated_at: null,
      });
    await revokeInvitations(tx, userId, ctx.now);
    await withdrawMails(tx, TEMPLATE, email);
    const token = newToken();
    const expiresAt = new Date(ctx.now.getTime() + INVITATION_MS);
    await insertInvitation(tx, {
      id: newId(),
      user_id: userId,
      purpose: 'activate',
      token_hash: hashToken(token),
      created_at: ctx.now,
      expires_at: expiresAt,
      used_at: null,
      revoked_at: null,
    });
    const link = `${app.config.publicUrl}/dealer/accept-invite?token=${token}`;
    await queueMail(app, ctx, tx, {
      template: TEMPLATE,
      to: email,
      language: 'en',
      params: { link, expiresAt: expiresAt.toISOString() },
    });
    await audit(tx, ctx, 'user.invited', { kind: 'user', id: userId }, { role: 'admin' });
    return { link: new Secret(link), expiresAt };
  });
}
