import fs from 'node:fs';
import { PASSWORD_MIN, signInMessages } from '#contract/sign-in.ts';
import { AppError } from '#server/lib/app-error.ts';

const COMMON_PASSWORD = 'This password is one of the most common ones. Please choose another.';

const common = new Set(
  fs
    .readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** @throws AppError validation for exactly one of the 3,000 most common passwords, or a short one */
export function refuseWeakPassword(password: string, field = 'password'): void {
  const message =
    password.length < PASSWORD_MIN ? signInMessages.passwordShort : common.has(password) ? COMMON_PASSWORD : undefined;
  if (message !== undefined) throw new AppError('validation', message, { fields: { [field]: message } });
}
