import { permissionsOf, type StaffRole } from '#contract/permissions.ts';
import type { DealerActor, StaffActor } from '#server/context.ts';

type Who = { userId: string; accountId: string; email: string };

/** A staff user as a verb gets one, an administrator where no roles are named. */
export const staffActor = ({ userId, accountId, email }: Who, roles: StaffRole[] = ['admin']): StaffActor => ({
  kind: 'staff',
  userId,
  accountId,
  email,
  sessionId: '',
  roles,
  permissions: permissionsOf(roles),
});

/** A user of a dealership as a verb gets one. */
export const dealerActor = ({ userId, accountId, email }: Who): DealerActor => ({
  kind: 'dealer',
  userId,
  accountId,
  email,
  sessionId: '',
  isManager: false,
  permissions: permissionsOf(['dealer']),
});
