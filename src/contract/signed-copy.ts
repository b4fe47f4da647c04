import * as z from 'zod/mini';
import { staffReason } from './staff-reason.ts';

export const signedCopyPaths = {
  /** The applicant's own copy, once, for the token of the submit answer. */
  download: '/api/credit-application/copy',
  verify: '/api/verify',
} as const;

/** Crockford's alphabet: no I, L, O or U, so that a code can be read aloud and typed. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five characters of 5 bits, five times: 125 bits. The code shows nothing, so it need not be a credential. */
export const CODE_LENGTH = 25;

/** A code as somebody typed it, in the form in which it is stored. */
export const plainCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** Whether this is the stored form of a code at all. */
export const isCode = (code: string): boolean => /^[0-9A-HJKMNP-TV-Z]{25}$/.test(code);

/** ABCDE-FGHJK-MNPQR-STVWX-YZ012, as it is printed. */
export const shownCode = (code: string): string => code.replace(/.{5}(?=.)/g, '$&-');

/** The refusals are the caller's words: this call speaks both languages. */
export const downloadSchema = (message: string) =>
  z.object({
    token: z.string({ error: message }).check(z.minLength(1, message), z.maxLength(200, message)),
    language: z.optional(z.enum(['en', 'es'], { error: message })),
  });

/** Why a staff member needs the signed file, which contains every number. */
export const copyReasonSchema = z.object({ reason: staffReason('Give the reason why you need the signed copy') });

export const verifyAnswerSchema = z.object({
  valid: z.literal(true),
  /** Instant of the signature, ISO 8601 UTC. */
  signedAt: z.string(),
  language: z.enum(['en', 'es']),
  /** SHA-256 (hex) of the file of the signed copy. */
  contentHash: z.string(),
});
export type VerifyAnswer = z.infer<typeof verifyAnswerSchema>;

/** What the lender's staff sees of a copy. */
export const signedCopySchema = z.object({
  /** failing: making it did not work the last time; it is tried again. */
  state: z.enum(['preparing', 'failing', 'ready']),
  madeAt: z.nullable(z.string()),
  contentHash: z.nullable(z.string()),
  /** The public page that confirms it. */
  verifyUrl: z.string(),
});
export type SignedCopyState = z.infer<typeof signedCopySchema>;
