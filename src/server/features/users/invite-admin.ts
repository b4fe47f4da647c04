import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { newId } from '#server/lib/ids.ts';
import { Secret } from '#server/crypto/secret.ts';
import { lastEmailState } from '#server/features/emails/withdraw.ts';
import { inviteAgain } from './invite-user.ts';
import { keepUser, lenderAccountId, selectOpenInvitation } from './store.ts';

const TEMPLATE = 'staff-invitation';

/** One made now has its link; one that waits since an earlier start has it in its mail alone. */
export type AdminInvitation = { link: Secret<string> | undefined; expiresAt: Date };

/**
 * Invites the administrator that the settings name, unless somebody has this address already. One open
 * invitation at a time: it is replaced when it has expired, when its mail failed, or when that is asked for.
 * @returns the open invitation, undefined when none is needed
 */
export async function inviteAdmin(
  app: Pick<App, 'config' | 'db' | 'vault' | 'jobs'>,
  email: string,
  { renew = false }: { renew?: boolean } = {},
): Promise<AdminInvitation | undefined> {
  return app.db.tx(async (tx) => {
    const ctx = systemCtx(await readDatabaseTime(tx));
    const account_id = await lenderAccountId(tx, newId(ctx.now), ctx.now);
    // Held from here on: nodes that start at once take turns, and so does whoever accepts an earlier link.
    const user = await keepUser(tx, {
      id: newId(ctx.now),
      account_id,
      email: email.toLowerCase(),
      first_name: 'Administrator',
      last_name: '',
      role: 'admin',
      status: 'invited',
      password_hash: null,
      created_at: ctx.now,
      activated_at: null,
    });
    if (user.status !== 'invited') return undefined;
    const open = await selectOpenInvitation(tx, user.id);
    if (open && !renew && (await lastEmailState(tx, TEMPLATE, user.email)) !== 'failed')
      return { link: undefined, expiresAt: open.expires_at };
    const { link, expiresAt } = await inviteAgain(app, ctx, tx, user);
    return { link: new Secret(link), expiresAt };
  });
}
