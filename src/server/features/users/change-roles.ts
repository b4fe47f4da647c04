import type { ChangeRoles, Person } from '#contract/people.ts';
import { dealerRoles, type Role, staffRoles } from '#contract/permissions.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { changePerson, isAdmin, LAST } from './people.ts';
import { countOtherAdmins, updateRoles } from './people-store.ts';
import { areSameRoles, roleColumns, isStaff, roleLabels, rolesOf } from './roles.ts';
import { reportAct } from '../auth/step-up.ts';
import { tellOwner } from '../auth/tell-owner.ts';

const OWN = 'You cannot change your own roles. Ask another administrator.';
const CHANGED = 'Another administrator has changed these roles. Load the list again.';
const STAFF = `The roles of staff are ${staffRoles.join(', ')}.`;
const DEALER = `A user of a dealership has one role: ${dealerRoles.join(' or ')}.`;

/**
 * Gives a user other roles. Open sessions have them from their next request on. Asking again for the same roles changes
 * nothing.
 * @throws AppError not_found; validation for a role that this kind of user cannot have; conflict for oneself, the last
 * active administrator, and when the roles are not `from`; as withStepUp does
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
      await tellOwner(app, ctx, tx, user.email, 'rolesChanged');
      await updateRoles(tx, id, roleColumns(to));
      const detail = { from: before.join(', '), to: to.join(', ') };
      await audit(tx, ctx, 'user.roles_changed', { kind: 'user', id }, detail);
    },
    { given, asksAgain: () => true },
  );
};

const refused = (message: string): AppError => new AppError('validation', message, { fields: { roles: message } });

/** In the order of the list, each once. @throws AppError validation for a role of dealers */
function staffRolesIn(roles: Role[]): Role[] {
  if (roles.some((role) => !staffRoles.some((one) => one === role))) throw refused(STAFF);
  return staffRoles.filter((role) => roles.includes(role));
}

/** @throws AppError validation unless it is one role of dealers */
function dealerRolesIn([role, ...more]: Role[]): Role[] {
  if (more.length > 0 || (role !== 'dealer' && role !== 'dealer-manager')) throw refused(DEALER);
  return [role];
}
