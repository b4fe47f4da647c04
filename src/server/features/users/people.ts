import type { StepUp } from '#contract/account.ts';
import type {
  DisablePerson,
  InviteColleague,
  PeopleAnswer,
  Person,
  PersonState,
  ChangeRoles,
} from '#contract/people.ts';
import { wireRoleOf, dealerRoles, type Role, staffRoles } from '#contract/permissions.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { pageOf, readCursor } from '#server/lib/cursor.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { searchPatterns } from '#server/lib/searchable.ts';
import type { UserRow } from '#server/db/tables.ts';
import { countOpenLinks, revokeLinksOf } from '#server/features/documents/links.ts';
import { countOpenInvites, revokeInvitesOf } from '#server/features/invites/change.ts';
import type { Query, Tx } from '#server/ports.ts';
import { inviteAgain, inviteUser } from './invite.ts';
import {
  countOtherAdmins,
  lockPerson,
  moveStatus,
  type PersonRow,
  selectColleagues,
  selectPeople,
  selectPeopleByEmail,
  selectPerson,
  selectUser,
  updateRoles,
} from './people-store.ts';
import { forgetResets } from '#server/features/auth/password.ts';
import { roleColumns, isStaff, roleLabels, rolesOf, areSameRoles } from './roles.ts';
import { revokeSessions } from '#server/features/auth/session-store.ts';
import { reportAct, requireSameRoles, withStepUp } from '#server/features/auth/step-up.ts';
import { lenderAccountId, revokeInvitations, selectOpenInvitation } from './store.ts';
import { deleteTotp } from '#server/features/auth/totp-store.ts';
import { emailAccountOwner } from '#server/features/emails/queue-email.ts';

const UNKNOWN = 'This person does not exist.';
const NOT_INVITED = 'This person already has an account, so there is no invitation.';
const NOT_OPEN = 'This person has no open invitation.';
const NOT_ACTIVE = 'This account is not active.';
const NOT_DISABLED = 'This account is not disabled.';
const SELF = 'You cannot disable your own account. Ask another administrator.';
const LAST = 'This is the last active administrator.';
const OWN_TOTP = 'You cannot reset your own codes. Use a recovery code, or ask another administrator.';
const NO_TOTP = 'This person has not set up two-step verification.';

/** Lists everyone with an account or an invitation, newest first. @throws AppError bad_request for an invalid cursor */
export async function listPeople(
  app: App,
  ctx: Ctx<StaffActor>,
  by: { limit: number; cursor?: string | undefined; q: string },
): Promise<PeopleAnswer> {
  requirePermission(ctx, 'people.read');
  const before = readCursor(by.cursor);
  const rows = await selectPeople(app.db.query, { limit: by.limit + 1, before, patterns: searchPatterns(by.q) });
  const { page, nextCursor } = pageOf(rows, by.limit);
  return {
    people: await presentPeople(app.db.query, page),
    nextCursor,
  };
}

/** Returns the users and invited people of one dealership, newest first. */
export const findPeopleOf = async (query: Query, accountId: string): Promise<Person[]> =>
  presentPeople(query, await selectColleagues(query, accountId));

/** Returns the states of those addresses that have an account or an invitation. */
export async function personStatesOf(app: App, emails: string[]): Promise<Map<string, PersonState>> {
  const rows = emails.length === 0 ? [] : await selectPeopleByEmail(app.db.query, emails);
  return new Map(rows.map((row) => [row.email, personStateOf(row)]));
}

/** Invites a new staff user. @throws AppError conflict when the address is used; errors of withStepUp */
export async function inviteColleague(app: App, ctx: Ctx<StaffActor>, input: InviteColleague): Promise<Person> {
  requirePermission(ctx, 'people.manage');
  return withStepUp(app, ctx, input, async (tx) => {
    const account_id = await lenderAccountId(tx, newId(ctx.now), ctx.now);
    const { firstName: first_name, lastName: last_name, email } = input;
    const named = { account_id, email, first_name, last_name, ...roleColumns(input.roles) };
    const user = await inviteUser(app, ctx, tx, named);
    await reportInvited(app, ctx, tx, { ...named, email });
    return present(tx, user.id);
  });
}

/**
 * Emails the invitation of this user again with a new link.
 * @throws AppError not_found; conflict once there is an account; for an administrator the errors of withStepUp
 */
export const resendInvitation = (app: App, ctx: Ctx<StaffActor>, id: string, given: StepUp): Promise<Person> => {
  requirePermission(ctx, 'people.manage');
  return changePerson(
    app,
    ctx,
    id,
    async (tx, user) => {
      if (user.status !== 'invited') throw new AppError('conflict', NOT_INVITED);
      await inviteAgain(app, ctx, tx, user);
      if (isStaff(user)) await reportInvited(app, ctx, tx, user);
    },
    { given, asksAgain: isStaff },
  );
};

/** Revokes the link of this person. @throws AppError not_found; conflict when none is open */
export const revokeInvitation = (app: App, ctx: Ctx<StaffActor>, id: string): Promise<Person> => {
  requirePermission(ctx, 'people.manage');
  return changePerson(app, ctx, id, async (tx, user) => {
    if (user.status !== 'invited') throw new AppError('conflict', NOT_INVITED);
    if (!(await selectOpenInvitation(tx, id))) throw new AppError('conflict', NOT_OPEN);
    await revokeInvitations(tx, id, ctx.now);
    await audit(tx, ctx, 'user.invitation_revoked', { kind: 'user', id });
  });
};

/**
 * Disables the account. Ends its sessions and sign-in links at once, and open upload links and application invites on
 * request.
 * @throws AppError not_found; conflict for the caller, the last administrator, and an inactive account; for an
 * administrator the errors of withStepUp
 */
export const disablePerson = async (
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  { openItems: choice, ...given }: DisablePerson,
): Promise<Person> => {
  requirePermission(ctx, 'people.manage');
  if (id.toLowerCase() === ctx.actor.userId) throw new AppError('conflict', SELF);
  return changePerson(
    app,
    ctx,
    id,
    async (tx, user) => {
      if (isAdmin(user)) {
        if ((await countOtherAdmins(tx, id)) === 0) throw new AppError('conflict', LAST);
        // Before the status changes, so that the report reaches the disabled administrator as well.
        await reportAct(app, ctx, tx, { act: 'adminDisabled', about: user.email });
        await emailAccountOwner(app, ctx, tx, user.email, 'accountDisabled');
      }
      if (!(await moveStatus(tx, id, { from: 'active', to: 'disabled' }))) throw new AppError('conflict', NOT_ACTIVE);
      await revokeSessions(tx, { userId: id }, ctx.now);
      await revokeInvitations(tx, id, ctx.now);
      const openItems = choice ?? (isStaff(user) ? 'keep' : 'revoke');
      if (openItems === 'revoke') {
        await revokeLinksOf(ctx, tx, id);
        await revokeInvitesOf(ctx, tx, id);
      }
      await audit(tx, ctx, 'user.disabled', { kind: 'user', id }, { openItems });
    },
    { given, asksAgain: isAdmin },
  );
};

/**
 * Enables the account with its password, but not its sessions.
 * @throws AppError not_found; conflict when it is not disabled; for an administrator the errors of withStepUp
 */
export const enablePerson = async (app: App, ctx: Ctx<StaffActor>, id: string, given: StepUp): Promise<Person> => {
  requirePermission(ctx, 'people.manage');
  const person = await changePerson(
    app,
    ctx,
    id,
    async (tx, user) => {
      if (!(await moveStatus(tx, id, { from: 'disabled', to: 'active' }))) throw new AppError('conflict', NOT_DISABLED);
      // Ends a sign-in that was in progress while the account was disabled.
      await revokeSessions(tx, { userId: id }, ctx.now);
      await audit(tx, ctx, 'user.enabled', { kind: 'user', id });
      if (isAdmin(user)) await reportAct(app, ctx, tx, { act: 'adminEnabled', about: user.email });
    },
    { given, asksAgain: isAdmin },
  );
  await forgetResets(app, ctx, person.email);
  return person;
};

/**
 * Turns off two-step verification for another user who lost the app, for a recorded reason. Ends all sessions of that
 * user.
 * @throws AppError not_found; forbidden for the caller; conflict when it is not on; the errors of withStepUp
 */
export const resetTotp = (
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  { reason, ...given }: StepUp & { reason: string },
): Promise<Person> => {
  requirePermission(ctx, 'people.manage');
  if (id.toLowerCase() === ctx.actor.userId) throw new AppError('forbidden', OWN_TOTP);
  return changePerson(
    app,
    ctx,
    id,
    async (tx, user) => {
      if (!(await deleteTotp(tx, id))) throw new AppError('conflict', NO_TOTP);
      await revokeSessions(tx, { userId: id }, ctx.now);
      await audit(tx, ctx, 'user.totp_reset', { kind: 'user', id }, { reason });
      await emailAccountOwner(app, ctx, tx, user.email, 'codesReset');
      await reportAct(app, ctx, tx, { act: 'codesReset', about: user.email });
    },
    { given, asksAgain: () => true },
  );
};

const reportInvited = (
  app: App,
  ctx: Ctx<StaffActor>,
  tx: Tx,
  user: Pick<UserRow, 'email' | 'role' | 'staff_roles'>,
): Promise<void> =>
  user.role === 'admin'
    ? reportAct(app, ctx, tx, { act: 'adminInvited', about: user.email })
    : reportAct(app, ctx, tx, { act: 'staffInvited', about: `${user.email} (${roleLabels(rolesOf(user))})` });

const isAdmin = ({ role }: UserRow): boolean => role === 'admin';

/** Changes one user in a transaction. @param stepUp who needs password and code again, and the input */
async function changePerson(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  change: (tx: Tx, user: UserRow) => Promise<void>,
  stepUp?: { given: StepUp; asksAgain: (user: UserRow) => boolean },
): Promise<Person> {
  requirePermission(ctx, 'people.manage');
  if (!isId(id)) throw new AppError('not_found', UNKNOWN);
  const act = async (tx: Tx): Promise<Person> => {
    // Changes of users run one at a time, so that one of two administrators who disable each other stays.
    await lenderAccountId(tx, newId(ctx.now), ctx.now);
    await requireSameRoles(tx, ctx);
    const user = await lockPerson(tx, id);
    if (!user) throw new AppError('not_found', UNKNOWN);
    await change(tx, user);
    return present(tx, id);
  };
  if (!stepUp) return app.db.tx(act);
  const found = await selectUser(app.db.query, id);
  if (!found) throw new AppError('not_found', UNKNOWN);
  return stepUp.asksAgain(found) ? withStepUp(app, ctx, stepUp.given, act) : app.db.tx(act);
}

async function present(tx: Tx, id: string): Promise<Person> {
  const row = await selectPerson(tx, id);
  const [person] = row ? await presentPeople(tx, [row]) : [];
  if (!person) throw new AppError('not_found', UNKNOWN);
  return person;
}

async function presentPeople(query: Query | Tx, rows: PersonRow[]): Promise<Person[]> {
  const ids = rows.map(({ id }) => id);
  const links = await countOpenLinks(query, ids);
  const invites = await countOpenInvites(query, ids);
  return rows.map((row) =>
    presentPerson(row, { openLinks: links.get(row.id) ?? 0, openInvites: invites.get(row.id) ?? 0 }),
  );
}

const presentPerson = (row: PersonRow, open: Pick<Person, 'openLinks' | 'openInvites'>): Person => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  role: wireRoleOf(rolesOf(row)),
  roles: rolesOf(row),
  account: row.account,
  state: personStateOf(row),
  invitedUntil: row.status === 'invited' ? (row.expires_at?.toISOString() ?? null) : null,
  lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
  totp: row.totp_of !== null,
  ...open,
});

export function personStateOf({ status, is_open, revoked_at }: PersonRow): PersonState {
  if (status !== 'invited') return status;
  if (revoked_at) return 'revoked';
  return is_open === true ? 'invited' : 'expired';
}

const OWN = 'You cannot change your own roles. Ask another administrator.';
const CHANGED = 'Another administrator has changed these roles. Reload the list.';
const STAFF = `The roles of staff are ${staffRoles.join(', ')}.`;
const DEALER = `A user of a dealership has one role: ${dealerRoles.join(' or ')}.`;

/**
 * Changes the roles of a user. Open sessions have them from their next request. Repeating the same roles changes
 * nothing.
 * @throws AppError not_found; validation for a role that this kind of user cannot have
 * @throws AppError conflict for the caller, the last active administrator, and when the roles are not `from`
 * @throws AppError the errors of withStepUp
 */
export const changeRoles = (
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  { roles, from, ...given }: ChangeRoles,
): Promise<Person> => {
  requirePermission(ctx, 'people.manage');
  if (id.toLowerCase() === ctx.actor.userId) throw new AppError('conflict', OWN);
  return changePerson(
    app,
    ctx,
    id,
    async (tx, user) => {
      const before = rolesOf(user);
      const to = isStaff(user) ? staffRolesIn(roles) : dealerRolesIn(roles);
      if (areSameRoles(before, to)) return;
      if (!areSameRoles(before, from)) throw new AppError('conflict', CHANGED);
      const losesAdmin = user.status === 'active' && isAdmin(user) && !to.includes('admin');
      if (losesAdmin && (await countOtherAdmins(tx, id)) === 0) throw new AppError('conflict', LAST);
      // Before the change, so that the report reaches a former administrator as well.
      await reportAct(app, ctx, tx, { act: 'rolesChanged', about: `${user.email} (${roleLabels(to)})` });
      await emailAccountOwner(app, ctx, tx, user.email, 'rolesChanged');
      await updateRoles(tx, id, roleColumns(to));
      const detail = { from: before.join(', '), to: to.join(', ') };
      await audit(tx, ctx, 'user.roles_changed', { kind: 'user', id }, detail);
    },
    { given, asksAgain: () => true },
  );
};

const refused = (message: string): AppError => fieldError('roles', message);

/** Returns each role once, in the order of the list. @throws AppError validation for a dealer role */
function staffRolesIn(roles: Role[]): Role[] {
  if (roles.some((role) => !staffRoles.some((one) => one === role))) throw refused(STAFF);
  return staffRoles.filter((role) => roles.includes(role));
}

/** @throws AppError validation unless it is one dealer role */
function dealerRolesIn([role, ...more]: Role[]): Role[] {
  if (more.length > 0 || (role !== 'dealer' && role !== 'dealer-manager')) throw refused(DEALER);
  return [role];
}
