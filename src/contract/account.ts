import * as z from 'zod/mini';
import { dealerRoles, staffRoles } from './permissions.ts';
import { signedInUserSchema, signInMessages, typedCode } from './sign-in.ts';

const own = '/api/dealer/account';
export const accountPaths = {
  own,
  sessions: `${own}/sessions`,
  session: (id: string) => `${own}/sessions/${id}`,
  endOthers: `${own}/sessions/end-others`,
  beginTotp: `${own}/totp/begin`,
  confirmTotp: `${own}/totp/confirm`,
  disableTotp: `${own}/totp/disable`,
  recoveryCodes: `${own}/totp/recovery-codes`,
} as const;

export const RECOVERY_CODES = 10;

/** Which notifications are emailed too. */
export const mailUpdates = ['all', 'important', 'none'] as const;
export type EmailUpdates = (typeof mailUpdates)[number];

export const accountSchema = z.object({
  /** The values at sign-in, as they are now. */
  role: signedInUserSchema.shape.role,
  permissions: signedInUserSchema.shape.permissions,
  /** Each role of the user. `role` and `permissions` follow from them. */
  roles: z.array(z.enum([...staffRoles, ...dealerRoles])),
  mailUpdates: z.enum(mailUpdates),
  totp: z.object({
    on: z.boolean(),
    /** The operator requires two-step verification for this user. */
    required: z.boolean(),
    recoveryCodesLeft: z.number(),
  }),
  /** Other administrators are notified of this administrator's sensitive actions. False for a dealer. */
  otherAdministrators: z.boolean(),
  /** The name of the user's dealership, or of the lender. */
  dealership: z.string(),
});
export type Account = z.infer<typeof accountSchema>;
export const accountAnswerSchema = z.object({ account: accountSchema });
export const changeAccountSchema = z.object({
  mailUpdates: z.enum(mailUpdates, { error: `mailUpdates is one of ${mailUpdates.join(', ')}` }),
});

/** An active session of the caller. Browser and system are names, or null for unknown ones. */
export const ownSessionSchema = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  ip: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
/** Most recently used first, at most 100. */
export const sessionsAnswerSchema = z.object({ sessions: z.array(ownSessionSchema) });
export const endedAnswerSchema = z.object({ success: z.literal(true), ended: z.number() });

const password = z
  .string({ error: signInMessages.currentPassword })
  .check(z.minLength(1, signInMessages.currentPassword), z.maxLength(1000, signInMessages.passwordLong));
const code = z.pipe(typedCode, z.string().check(z.minLength(1, signInMessages.code)));
export const beginTotpSchema = z.object({ password });
export const confirmTotpSchema = z.object({ code });
export const passwordAndCodeSchema = z.object({ password, code });
export type PasswordAndCode = z.output<typeof passwordAndCodeSchema>;

/** Repeated credentials for a sensitive action, '' when not given. The code is for two-step users only. */
export const stepUpFields = {
  password: z.pipe(
    z.nullish(
      z.string({ error: signInMessages.currentPassword }).check(z.maxLength(1000, signInMessages.passwordLong)),
    ),
    z.transform((text): string => text ?? ''),
  ),
  code: typedCode,
};
export const stepUpSchema = z.object(stepUpFields);
export type StepUp = z.output<typeof stepUpSchema>;

/** Shown once: the secret in base32, and the address in the QR code. */
export const begunTotpAnswerSchema = z.object({ secret: z.string(), uri: z.string() });
export type BegunTotp = z.infer<typeof begunTotpAnswerSchema>;
export const recoveryCodesAnswerSchema = z.object({ success: z.literal(true), recoveryCodes: z.array(z.string()) });
