import type { SignedInUser } from '#contract/sign-in.ts';

/** Where a sign-in leads. */
export const homeOf = ({ role }: Pick<SignedInUser, 'role'>): string =>
  role === 'dealer' ? '/dealer/dashboard' : '/admin';
