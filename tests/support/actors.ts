import { permissionsOf, type StaffRole } from '#contract/permissions.ts';
import type { DealerActor, StaffActor } from '#server/context.ts';

type Who = { userId: string; accountId: string; email: string };

/** Returns a staff user for a verb. Default role: administrator. */
export const staffActor = ({ userId, accountId, email }: Who, roles: StaffRole[] = ['admin']): StaffActor => ({
  kind: 'staff',
  userId,
  accountId,
  email,
  sessionId: '',
  roles,
  permissions: permissionsOf(roles),
});

/** Returns a dealership user for a verb. */
export const dealerActor = ({ userId, accountId, email }: Who): DealerActor => ({
  kind: 'dealer',
  userId,
  accountId,
  email,
  sessionId: '',
  isManager: false,
  permissions: permissionsOf(['dealer']),
});
