import type { SignedInUser } from '#contract/sign-in.ts';

/** Where a sign-in leads: the lender's staff works in the applications. */
export const homeOf = ({ role }: Pick<SignedInUser, 'role'>): string =>
  role === 'admin' ? '/admin/applications' : '/dealer/dashboard';
