import type { App } from '#server/app.ts';
import { type Ctx, systemCtx } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { newId } from '#server/lib/ids.ts';
import { hashToken, newToken } from '#server/crypto/tokens.ts';
import { queueEmail, withdrawEmails, lastEmailState } from '#server/features/emails/queue-email.ts';
import type { CrmContact, Tx } from '#server/ports.ts';
import { isStaff, rolesOf } from './roles.ts';
import {
  dealershipId,
  insertInvitation,
  keepUser,
  revokeInvitations,
  selectAccountName,
  lenderAccountId,
  selectOpenInvitation,
} from './store.ts';
import type { UserRow } from '#server/db/tables.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { Secret } from '#server/crypto/secret.ts';

const INVITATION_MS = 7 * 24 * 3_600_000;
export const RESET_MS = 3_600_000;
const ACTIVE = 'This person already has an account and can sign in.';
const DISABLED = "This person's account is disabled.";
type Sends = Pick<App, 'config' | 'vault' | 'jobs'>;
const ELSEWHERE = 'This email address belongs to another account.';

/**
 * Creates a user of the contact's dealership and emails an invitation, replacing an open one.
 * @returns the link
 * @throws AppError conflict when the person has an account, is disabled, or belongs to another account
 */
export async function inviteContact(app: App, ctx: Ctx, tx: Tx, contact: CrmContact): Promise<string> {
  const { accountId: crmId, accountName: name } = contact;
  const account_id = await dealershipId(tx, { id: newId(ctx.now), crmId, name, now: ctx.now });
  const { email, firstName: first_name, lastName: last_name } = contact;
  return (await inviteUser(app, ctx, tx, { account_id, email, first_name, last_name, role: 'dealer', staff_roles: [] }))
    .link;
}

/** Does the same for any named user. @throws AppError conflict as in inviteContact */
export async function inviteUser(
  app: App,
  ctx: Ctx,
  tx: Tx,
  named: Pick<UserRow, 'account_id' | 'email' | 'first_name' | 'last_name' | 'role' | 'staff_roles'>,
): Promise<{ id: string; link: string }> {
  const user = await keepUser(tx, {
    ...named,
    id: newId(ctx.now),
    email: named.email.toLowerCase(),
    status: 'invited',
    password_hash: null,
    created_at: ctx.now,
    activated_at: null,
  });
  if (user.account_id !== named.account_id) throw new AppError('conflict', ELSEWHERE);
  if (user.status !== 'invited') throw new AppError('conflict', user.status === 'active' ? ACTIVE : DISABLED);
  return { id: user.id, link: (await inviteAgain(app, ctx, tx, user)).link };
}

type NewLink = { link: string; expiresAt: Date };

/** Sends an invited user a new link, which replaces the previous one. */
export async function inviteAgain(app: Sends, ctx: Ctx, tx: Tx, user: UserRow): Promise<NewLink> {
  const template = isStaff(user) ? 'staff-invitation' : 'dealer-invitation';
  await withdrawEmails(tx, template, user.email);
  const { link, expiresAt } = await newLink(app, ctx, tx, user, 'activate');
  const mail = { to: user.email, language: 'en', params: { link, expiresAt: expiresAt.toISOString() } } as const;
  if (template === 'staff-invitation') await queueEmail(app, ctx, tx, { ...mail, template });
  else {
    const account = await selectAccountName(tx, user.account_id);
    await queueEmail(app, ctx, tx, { ...mail, template, params: { ...mail.params, name: user.first_name, account } });
  }
  await audit(tx, ctx, 'user.invited', { kind: 'user', id: user.id }, { role: rolesOf(user).join(', ') });
  return { link, expiresAt };
}

/** Emails an active user a password reset link for 1 hour, replacing the previous one. @returns the link */
export async function sendReset(app: App, ctx: Ctx, tx: Tx, user: UserRow): Promise<string> {
  await withdrawEmails(tx, 'password-reset', user.email);
  const { link, expiresAt } = await newLink(app, ctx, tx, user, 'reset');
  const params = { link, expiresAt: expiresAt.toISOString() };
  await queueEmail(app, ctx, tx, { template: 'password-reset', to: user.email, language: 'en', params });
  await audit(tx, ctx, 'user.reset_requested', { kind: 'user', id: user.id });
  return link;
}

async function newLink(
  app: Pick<App, 'config'>,
  ctx: Ctx,
  tx: Tx,
  user: UserRow,
  purpose: 'activate' | 'reset',
): Promise<NewLink> {
  await revokeInvitations(tx, user.id, ctx.now);
  const token = newToken();
  const invitation = { id: newId(ctx.now), user_id: user.id, purpose, token_hash: hashToken(token) };
  const expiresAt = await insertInvitation(tx, invitation, purpose === 'reset' ? RESET_MS : INVITATION_MS);
  // The text after the token only selects the wording on the screen.
  const link = `${app.config.publicUrl}/dealer/accept-invite?token=${token}${purpose === 'reset' ? '&for=reset' : ''}`;
  return { link, expiresAt };
}

const TEMPLATE = 'staff-invitation';

/** A new invitation includes its link. For an earlier one, only the email contains the link. */
export type AdminInvitation = { link: Secret<string> | undefined; expiresAt: Date };

/**
 * Invites the administrator named in the settings, unless another user has this address. Only one invitation is open at
 * a time. It is replaced when it expired, when its email failed, or when `renew` is set.
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
    // Locked from here on, against nodes that start at once and against acceptance of an earlier link.
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
