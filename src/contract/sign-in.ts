import * as z from 'zod/mini';
import { permissions, wireRoles } from './permissions.ts';
import { isEmail, MAX_EMAIL } from './email-address.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const signInMessages = {
  credentials: 'Please enter your email and password.',
  token: 'No invite token was provided.',
  tokenLong: 'This invite token is longer than any of ours.',
  passwordShort: 'Password must be at least 8 characters long',
  passwordLong: 'Password must be at most 128 characters long',
  email: 'Please enter your email address',
  emailValid: 'Please enter a valid email address',
  currentPassword: 'Please enter your current password',
  code: 'Please enter the code',
  codeLong: 'This is longer than any of our codes',
} as const;

/** A typed code. Spaces, hyphens and case are ignored. Absent, null and '' mean no code. */
export const typedCode = z.pipe(
  z.nullish(z.string({ error: signInMessages.code }).check(z.maxLength(40, signInMessages.codeLong))),
  z.transform((text): string => (text ?? '').replace(/[\s-]/g, '').toLowerCase()),
);

/**
 * A header that identifies a browser after a sign-in, in answers that open a session and in its next sign-in. A known
 * browser has its own count of failures. The header grants nothing else.
 */
export const DEVICE_HEADER = 'x-known-device';

export const loginSchema = z.object({
  email: z
    .string({ error: signInMessages.credentials })
    .check(z.trim(), z.minLength(1, signInMessages.credentials), z.maxLength(MAX_EMAIL, signInMessages.credentials)),
  password: z
    .string({ error: signInMessages.credentials })
    .check(z.minLength(1, signInMessages.credentials), z.maxLength(1000, signInMessages.passwordLong)),
  /** Only for accounts with two-step verification. */
  code: typedCode,
});
export type LoginInput = z.output<typeof loginSchema>;

const token = z
  .string({ error: signInMessages.token })
  .check(z.minLength(1, signInMessages.token), z.maxLength(200, signInMessages.tokenLong));
export const validateInviteSchema = z.object({ token });
const newPassword = z
  .string({ error: signInMessages.passwordShort })
  .check(
    z.minLength(PASSWORD_MIN, signInMessages.passwordShort),
    z.maxLength(PASSWORD_MAX, signInMessages.passwordLong),
  );
export const acceptInviteSchema = z.object({ token, password: newPassword, code: typedCode });
export type AcceptInvite = z.output<typeof acceptInviteSchema>;

/** The body of register and of forgot-password. */
export const addressSchema = z.object({ email: emailField(signInMessages.email) });

/** `missing` is the error of an empty address. */
export function emailField(missing: string) {
  return z.string({ error: missing }).check(
    z.trim(),
    z.refine((text) => text !== '', { error: missing, abort: true }),
    z.refine(isEmail, signInMessages.emailValid),
  );
}
export const changePasswordSchema = z.object({
  currentPassword: z
    .string({ error: signInMessages.currentPassword })
    .check(z.minLength(1, signInMessages.currentPassword), z.maxLength(1000, signInMessages.passwordLong)),
  newPassword,
});

export const registerAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Only when the development mailbox is open. */
  inviteUrl: z.optional(z.string()),
});
export type RegisterAnswer = z.infer<typeof registerAnswerSchema>;
export const messageAnswerSchema = z.object({ success: z.literal(true), message: z.string() });

export const signedInUserSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(wireRoles),
  permissions: z.array(z.enum(permissions)),
});
export type SignedInUser = z.infer<typeof signedInUserSchema>;
export const sessionAnswerSchema = z.object({ success: z.literal(true), token: z.string(), user: signedInUserSchema });
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;
export const validInviteAnswerSchema = z.object({
  valid: z.literal(true),
  dealer: z.object({ firstName: z.string(), email: z.string() }),
});
export type ValidInviteAnswer = z.infer<typeof validInviteAnswerSchema>;

export const signInPaths = {
  login: '/api/dealer/auth/login',
  logout: '/api/dealer/auth/logout',
  validateInvite: '/api/dealer/admin/validate-invite',
  acceptInvite: '/api/dealer/auth/accept-invite',
  register: '/api/dealer/register',
  forgotPassword: '/api/dealer/auth/forgot-password',
  changePassword: '/api/dealer/auth/change-password',
} as const;
