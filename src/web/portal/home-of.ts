import type { SignedInUser } from '#contract/sign-in.ts';

/** Returns the first screen after a sign-in. */
export const homeOf = ({ role }: Pick<SignedInUser, 'role'>): string =>
  role === 'dealer' ? '/dealer/dashboard' : '/admin';
