import type { Colleague, ColleaguesAnswer, InviteToDealership, RemoveColleague } from '#contract/colleagues.ts';
import { DEALER_RECORD_TYPE } from '#contract/dealer-contacts.ts';
import type { App } from '#server/app.ts';
import { type Ctx, type DealerActor, FORBIDDEN, requirePermission } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { sayReason } from '#server/lib/crm-error.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { isId } from '#server/lib/ids.ts';
import type { AccountRow, UserRow } from '#server/db/tables.ts';
import { countOpenInvites, revokeInvitesOf } from '#server/features/invites/change.ts';
import { queueEmail, emailAccountOwner } from '#server/features/emails/queue-email.ts';
import type { DealershipChange } from '#server/features/emails/templates.ts';
import { countOpenLinks, revokeLinksOf } from '#server/features/documents/links.ts';
import type { CrmContact, Tx } from '#server/ports.ts';
import { inviteContact } from './invite.ts';
import { personStateOf } from './people.ts';
import { countOtherManagers, lockPerson, moveStatus, type PersonRow, selectColleagues } from './people-store.ts';
import { revokeSessions } from '#server/features/auth/session-store.ts';
import { lockAccount, revokeInvitations, selectAccount, selectOpenInvitation, selectUserByEmail } from './store.ts';

const UNKNOWN = 'This person does not exist in your dealership.';
const NOT_OURS = 'This address is not a contact of your dealership. Ask us to add it, then send the invitation again.';
const LAST = 'This is the last manager of your dealership. Ask us to appoint another one first.';
const GONE = 'This person no longer has access.';

/** Lists users of the caller's dealership, last invited first. */
export async function listColleagues(app: App, ctx: Ctx<DealerActor>): Promise<ColleaguesAnswer> {
  requirePermission(ctx, 'colleagues.manage');
  const { query } = app.db;
  const rows = await selectColleagues(query, ctx.actor.accountId);
  const ids = rows.map(({ id }) => id);
  const links = await countOpenLinks(query, ids);
  const invites = await countOpenInvites(query, ids);
  const colleagues = rows.map((row) =>
    present(row, { openLinks: links.get(row.id) ?? 0, openInvites: invites.get(row.id) ?? 0 }),
  );
  return { colleagues, canAdd: app.crm.addContact !== undefined };
}

/**
 * Invites a contact of the caller's dealership. The built-in CRM creates the contact; an external CRM must contain it.
 * @throws AppError validation for an address that is not a contact of the account; conflict when the person has or had
 * access; in_progress, idempotency_mismatch
 */
export async function inviteToDealership(
  app: App,
  ctx: Ctx<DealerActor>,
  input: InviteToDealership,
  claim: IdempotencyClaim | undefined,
): Promise<Colleague> {
  requirePermission(ctx, 'colleagues.manage');
  const account = await selectAccount(app.db.query, ctx.actor.accountId);
  const known = await ownContact(app, account, input.email);
  await app.db.tx(async (tx) => {
    await lockManaged(tx, ctx);
    if (await replayOrClaim(tx, app.vault, claim)) return;
    const user = await selectUserByEmail(tx, input.email);
    if (user && user.account_id !== account.id) throw notOurs();
    await inviteContact(app, ctx, tx, known ?? (await addContact(app, account, input)));
    await notifyLender(app, ctx, tx, { account, change: 'invited', about: input.email });
    await saveAnswer(tx, claim, { status: 201, answer: {} });
  });
  return find(app, ctx, ({ email }) => email === input.email.toLowerCase());
}

/**
 * Ends a colleague's access: sessions and portal invitations at once, upload links and application invites on request.
 * @throws AppError not_found, also for a user of another dealership; conflict for the last manager, and for a user
 * without access
 */
export async function removeColleague(
  app: App,
  ctx: Ctx<DealerActor>,
  id: string,
  { openItems }: RemoveColleague,
): Promise<Colleague> {
  requirePermission(ctx, 'colleagues.manage');
  await requireColleague(app, ctx, id);
  const account = await selectAccount(app.db.query, ctx.actor.accountId);
  await app.db.tx(async (tx) => {
    await lockManaged(tx, ctx);
    const user = await lockPerson(tx, id);
    if (user?.account_id !== account.id) throw new AppError('not_found', UNKNOWN);
    if (user.status === 'active' && user.role === 'dealer-manager' && (await countOtherManagers(tx, user)) === 0)
      throw new AppError('conflict', LAST);
    await endAccess(app, ctx, tx, user);
    if (openItems === 'revoke') {
      await revokeLinksOf(ctx, tx, id);
      await revokeInvitesOf(ctx, tx, id);
    }
    const action = user.status === 'invited' ? 'user.invitation_revoked' : 'user.disabled';
    await audit(tx, ctx, action, { kind: 'user', id }, { openItems });
    await notifyLender(app, ctx, tx, { account, change: 'removed', about: user.email });
  });
  return find(app, ctx, (one) => one.id === id.toLowerCase());
}

/** @throws AppError conflict for a user without access */
async function endAccess(app: App, ctx: Ctx<DealerActor>, tx: Tx, { id, status, email }: UserRow): Promise<void> {
  const hadAccess =
    status === 'invited'
      ? (await selectOpenInvitation(tx, id)) !== undefined
      : await moveStatus(tx, id, { from: 'active', to: 'disabled' });
  if (!hadAccess) throw new AppError('conflict', GONE);
  await revokeSessions(tx, { userId: id }, ctx.now);
  await revokeInvitations(tx, id, ctx.now);
  if (status === 'active') await emailAccountOwner(app, ctx, tx, email, 'accessRemoved');
}

/** Checks that the colleague exists before the body is validated. @throws AppError not_found */
export async function requireColleague(app: App, ctx: Ctx<DealerActor>, id: string): Promise<void> {
  requirePermission(ctx, 'colleagues.manage');
  if (!isId(id)) throw new AppError('not_found', UNKNOWN);
  await find(app, ctx, (one) => one.id === id.toLowerCase());
}

async function find(app: App, ctx: Ctx<DealerActor>, is: (one: Colleague) => boolean): Promise<Colleague> {
  const found = (await listColleagues(app, ctx)).colleagues.find(is);
  if (!found) throw new AppError('not_found', UNKNOWN);
  return found;
}

/** Locks the dealership: managers who remove each other wait. @throws AppError forbidden when not a manager */
async function lockManaged(tx: Tx, { actor }: Ctx<DealerActor>): Promise<void> {
  await lockAccount(tx, actor.accountId);
  const user = await lockPerson(tx, actor.userId);
  if (user?.status !== 'active' || user.role !== 'dealer-manager') throw new AppError('forbidden', FORBIDDEN);
}

const notOurs = (): AppError => fieldError('email', NOT_OURS);

/** The account's contact, or undefined to add it to the built-in CRM. @throws AppError validation */
async function ownContact(app: App, account: AccountRow, email: string): Promise<CrmContact | undefined> {
  const contacts = await app.crm.findContactsByEmail(email).catch(sayReason);
  const own = contacts.find((one) => one.accountId === account.crm_id && one.recordType === DEALER_RECORD_TYPE);
  if (!own && (contacts.length > 0 || app.crm.addContact === undefined)) throw notOurs();
  return own;
}

async function addContact(app: App, account: AccountRow, input: InviteToDealership): Promise<CrmContact> {
  const { email, firstName, lastName } = input;
  const person = { email, firstName, lastName, phone: null, accountName: account.name };
  const added = await app.crm.addContact?.({ ...person, recordType: DEALER_RECORD_TYPE });
  if (added?.accountId !== account.crm_id) throw notOurs();
  return added;
}

const notifyLender = async (
  app: App,
  ctx: Ctx<DealerActor>,
  tx: Tx,
  { account, change, about }: { account: AccountRow; change: DealershipChange; about: string },
): Promise<void> => {
  const params = { change, about, by: ctx.actor.email, dealership: account.name, at: ctx.now.toISOString() };
  await queueEmail(app, ctx, tx, { template: 'dealership-users', to: app.brand.emails.lender, language: 'en', params });
};

const present = (row: PersonRow, open: Pick<Colleague, 'openLinks' | 'openInvites'>): Colleague => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  role: row.role === 'dealer-manager' ? row.role : 'dealer',
  state: personStateOf(row),
  lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
  ...open,
});
