import type { Language } from '#contract/language.ts';
import type { Permission, StaffRole } from '#contract/permissions.ts';
import { AppError } from './lib/app-error.ts';
import { currentTrace } from './lib/trace.ts';

type SignedIn = {
  userId: string;
  accountId: string;
  sessionId: string;
  email: string;
  permissions: readonly Permission[];
};
export type StaffActor = SignedIn & { kind: 'staff'; roles: readonly StaffRole[] };
/** Works only for the account with `accountId`. Staff in the dealer view act for the lender's own account. */
export type DealerActor = SignedIn & { kind: 'dealer'; isManager: boolean };
export type UserActor = StaffActor | DealerActor;
/** The holder of an upload link or a status link. */
export type CustomerActor = { kind: 'customer'; linkId: string };
export type Visitor = { kind: 'visitor' };
export type Actor = Visitor | CustomerActor | { kind: 'system' } | UserActor;

/**
 * Describes one request: actor, time, network address and language. Created once per request and passed as an argument.
 * `now` is the time of the database, except for reads without a sign-in.
 */
export type Ctx<A extends Actor = Actor> = {
  actor: A;
  now: Date;
  requestId: string;
  lang: Language;
  ip: string;
  userAgent: string;
};

export const systemCtx = (now: Date): Ctx => ({
  actor: { kind: 'system' },
  now,
  requestId: currentTrace() ?? 'system',
  lang: 'en',
  ip: '',
  userAgent: '',
});

export const FORBIDDEN = "You don't have permission to access this resource";

/** Starts every verb that acts for staff. @throws AppError forbidden */
export function requirePermission({ actor }: Pick<Ctx<UserActor>, 'actor'>, permission: Permission): void {
  if (!actor.permissions.includes(permission)) throw new AppError('forbidden', FORBIDDEN);
}
