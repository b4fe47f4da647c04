import type { Account, EmailUpdates } from '#contract/account.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import type { Query, Tx } from '#server/ports.ts';
import { changeMailUpdates, selectAccount, selectEmailUpdates, selectUserByEmail } from './store.ts';
import { selectOtherAdmins } from './people-store.ts';
import { countRecoveryCodes, selectTotp } from '#server/features/auth/totp-store.ts';

/** Returns the caller's roles and choices: email updates and two-step verification. */
export async function readAccount(app: App, { actor }: Ctx<UserActor>): Promise<Account> {
  const { query } = app.db;
  const totp = await selectTotp(query, actor.userId);
  const isAdmin = actor.kind === 'staff' && actor.roles.includes('admin');
  return {
    role: actor.kind === 'dealer' ? 'dealer' : isAdmin ? 'admin' : 'staff',
    permissions: [...actor.permissions],
    roles: actor.kind === 'staff' ? [...actor.roles] : [actor.isManager ? 'dealer-manager' : 'dealer'],
    mailUpdates: await selectEmailUpdates(query, actor.userId),
    totp: {
      on: totp?.confirmed_at instanceof Date,
      required: actor.kind === 'staff' && app.config.adminTotp,
      recoveryCodesLeft: await countRecoveryCodes(query, actor.userId),
    },
    otherAdministrators: isAdmin && (await selectOtherAdmins(query, actor.userId)).length > 0,
    dealership: actor.kind === 'dealer' ? (await selectAccount(query, actor.accountId)).name : app.brand.company,
  };
}

/** Chooses which updates the caller gets by email. Repeating a choice changes nothing. */
export async function chooseMailUpdates(app: App, ctx: Ctx<UserActor>, to: EmailUpdates): Promise<Account> {
  await app.db.tx(async (tx) => {
    const { userId } = ctx.actor;
    const from = await selectEmailUpdates(tx, userId);
    if (!(await changeMailUpdates(tx, userId, to))) return;
    await audit(tx, ctx, 'user.mails_changed', { kind: 'user', id: userId }, { from, to });
  });
  return readAccount(app, ctx);
}

/** Returns true when the address belongs to a user or to an open invitation. */
export const isUser = async (query: Query | Tx, email: string): Promise<boolean> =>
  (await selectUserByEmail(query, email)) !== undefined;
