import * as z from 'zod/mini';
import { staffReason } from './staff-reason.ts';

export const signedCopyPaths = {
  /** The applicant's download, once, with the token from the submit answer. */
  download: '/api/credit-application/copy',
  verify: '/api/verify',
} as const;

/** Crockford's alphabet: no I, L, O or U, so that a code can be read aloud and typed. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five groups of five characters with 5 bits each: 125 bits. The code reveals no data, so it is not a credential. */
export const CODE_LENGTH = 25;

/** Converts a typed code to its stored form. */
export const plainCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** Returns true for a code in stored form. */
export const isCode = (code: string): boolean => /^[0-9A-HJKMNP-TV-Z]{25}$/.test(code);

/** The printed form, such as `ABCDE-FGHJK-MNPQR-STVWX-YZ012`. */
export const shownCode = (code: string): string => code.replace(/.{5}(?=.)/g, '$&-');

/** The caller supplies the message, because this call supports both languages. */
export const downloadSchema = (message: string) =>
  z.object({
    token: z.string({ error: message }).check(z.minLength(1, message), z.maxLength(200, message)),
    language: z.optional(z.enum(['en', 'es'], { error: message })),
  });

/** Why a staff member needs the signed file, which contains every number. */
export const copyReasonSchema = z.object({ reason: staffReason('Give the reason why you need the signed copy') });

export const verifyAnswerSchema = z.object({
  valid: z.literal(true),
  /** The time of the signature, ISO 8601 UTC. */
  signedAt: z.string(),
  language: z.enum(['en', 'es']),
  /** SHA-256 (hex) of the file of the signed copy. */
  contentHash: z.string(),
});
export type VerifyAnswer = z.infer<typeof verifyAnswerSchema>;

export const signedCopySchema = z.object({
  /** failing: the last attempt to generate it failed, and it is retried. */
  state: z.enum(['preparing', 'failing', 'ready']),
  madeAt: z.nullable(z.string()),
  contentHash: z.nullable(z.string()),
  /** The public page that verifies it. */
  verifyUrl: z.string(),
});
export type SignedCopyState = z.infer<typeof signedCopySchema>;
