import { PASSWORD_MAX, PASSWORD_MIN, signInMessages } from '#contract/sign-in.ts';
import { acceptInviteTexts } from '#copy/portal/sign-in.ts';

export type PasswordFaults = { password?: string; confirm?: string };

/** What stands in the way of a new password, by field; the server checks the same and the list of common ones. */
export function passwordFaults(password: string, confirm: string): PasswordFaults {
  const faults: PasswordFaults = {};
  if (password === '') faults.password = acceptInviteTexts.required.password;
  else if (password.length < PASSWORD_MIN) faults.password = signInMessages.passwordShort;
  else if (password.length > PASSWORD_MAX) faults.password = signInMessages.passwordLong;
  if (confirm === '') faults.confirm = acceptInviteTexts.required.confirm;
  else if (faults.password === undefined && confirm !== password) faults.confirm = acceptInviteTexts.mismatch;
  return faults;
}
