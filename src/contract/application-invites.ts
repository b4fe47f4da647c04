import * as z from 'zod/mini';
import { isEmail } from './email-address.ts';
import { isPlainName, optional, optionalEmail } from './text.ts';

export const applicationInvitePaths = {
  /** Public: reads a personal link. */
  read: '/api/credit-application-invite',
  own: '/api/dealer/credit-application-invites',
  dealStart: (id: string) => `/api/dealer/credit-application-invites/${id}/deal-start`,
} as const;

/** The fields of the application that a sender may prefill. None is encrypted. */
export const prefillFields = [
  'businessName',
  'businessPhone',
  'businessStreet',
  'businessCity',
  'businessState',
  'businessZip',
  'businessNature',
  'equipmentDescription',
  'equipmentAmount',
  'equipmentVendor',
] as const;
export type PrefillField = (typeof prefillFields)[number];
export type Prefill = Partial<Record<PrefillField, string>>;

export const inviteMessages = {
  recipientEmail: 'Valid email is required',
  recipientName: 'Recipient name is required',
  plainName: 'Enter a name of at most 60 characters, without web addresses and numbers',
  text: 'This field must be text.',
  prefill: 'The pre-filled information could not be read. It must be the text of one JSON object.',
} as const;

const LONGEST_VALUE = 500;
const LONGEST_PREFILL = 20_000;

/** Keeps only the known fields, trimmed, without empty ones. */
const prefill = z.pipe(
  z.nullish(z.union([z.string(), z.record(z.string(), z.unknown())], { error: inviteMessages.prefill })),
  z.transform((given, ctx): Prefill => {
    const data = readObject(given);
    if (data === undefined) ctx.issues.push({ code: 'custom', message: inviteMessages.prefill, input: given });
    const kept: Prefill = {};
    for (const name of prefillFields) {
      const value = data?.[name];
      const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
      if (text !== '') kept[name] = text.slice(0, LONGEST_VALUE);
    }
    return kept;
  }),
);

/** Returns an object, or parses one from text. Undefined for any other text. */
function readObject(given: string | Record<string, unknown> | null | undefined): Record<string, unknown> | undefined {
  if (typeof given !== 'string') return given ?? {};
  if (given.trim() === '') return {};
  if (given.length > LONGEST_PREFILL) return undefined;
  try {
    const data: unknown = JSON.parse(given);
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? (data as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

export const createInviteSchema = z.object({
  recipientEmail: z
    .string({ error: inviteMessages.recipientEmail })
    .check(z.trim(), z.refine(isEmail, inviteMessages.recipientEmail)),
  recipientName: z
    .string({ error: inviteMessages.recipientName })
    .check(z.trim(), z.minLength(1, inviteMessages.recipientName), z.refine(isPlainName, inviteMessages.plainName)),
  recipientPhone: optional(inviteMessages.text),
  prefillData: prefill,
});
export type CreateInvite = z.output<typeof createInviteSchema>;

/** The address is absent or '' unless it is corrected. */
export const resendInviteSchema = z.object({ recipientEmail: optionalEmail(inviteMessages.recipientEmail) });

export const inviteStatuses = ['pending', 'completed', 'expired'] as const;
export const inviteSchema = z.object({
  id: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  recipientPhone: z.nullable(z.string()),
  /** A revoked invitation has the status expired and a `revokedAt`. */
  status: z.enum(inviteStatuses),
  createdAt: z.string(),
  expiresAt: z.string(),
  completedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  /** 'true' once the email with the link was accepted. */
  emailSent: z.enum(['true', 'false']),
  /** refused: the address accepts no email. stopped: the last attempt failed. Null: no longer stored. */
  emailState: z.nullable(z.enum(['sent', 'waiting', 'refused', 'stopped'])),
  inviteUrl: z.string(),
  /** The sender's name, for colleagues of the same dealership. */
  sentBy: z.string(),
  reference: z.nullable(z.string()),
  /** The deal created from that application. */
  dealId: z.nullable(z.string()),
});
export type ApplicationInvite = z.infer<typeof inviteSchema>;
export const invitesAnswerSchema = z.object({ invites: z.array(inviteSchema) });
export const inviteAnswerSchema = z.object({ success: z.literal(true), invite: inviteSchema });

export const readInviteQuerySchema = z.object({ token: optional(inviteMessages.text) });
/** prefillData is the text of one JSON object. A completed invitation has none. */
export const readInviteAnswerSchema = z.object({
  status: z.enum(['pending', 'completed']),
  recipientName: z.string(),
  prefillData: z.optional(z.string()),
});
export type ReadInviteAnswer = z.infer<typeof readInviteAnswerSchema>;

/** The fields of a deal that a completed application prefills. Encrypted and private values are excluded. */
const dealStartSchema = z.object({
  dealName: z.string(),
  borrowerCompany: z.string(),
  borrowerFirstName: z.string(),
  borrowerLastName: z.string(),
  borrowerEmail: z.string(),
  borrowerPhone: z.string(),
  equipmentDescription: z.string(),
  equipmentAmount: z.string(),
  requestedAmount: z.string(),
});
export const dealStartAnswerSchema = z.object({
  dealId: z.nullable(z.string()),
  start: dealStartSchema,
});
export type DealStart = z.infer<typeof dealStartAnswerSchema>;
