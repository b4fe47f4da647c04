import * as z from 'zod/mini';
import { optional } from './text.ts';
import { documentTypes } from './documents.ts';

export const uploadLinkPaths = {
  ofDeal: (dealId: string) => `/api/dealer/deals/${dealId}/upload-tokens`,
  /** Public: the token is the authority. */
  one: (token: string) => `/api/upload/${token}`,
} as const;

export const uploadLinkDefaults = { label: 'Document upload', expiresInHours: 72, maxUses: 10 } as const;
export const uploadLinkMessages = {
  label: 'The label is one text of at most 200 characters.',
  expiresInHours: 'A link lives 1 to 720 whole hours.',
  maxUses: 'A link takes 1 to 100 uploads.',
} as const;

/** A number or its text; what is no number means the default. */
const whole = (most: number, fallback: number, message: string) =>
  z.pipe(
    z.transform((given: unknown): number => {
      const typed = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
      return typeof typed === 'number' && !Number.isNaN(typed) ? typed : fallback;
    }),
    z.number({ error: message }).check(z.int(message), z.minimum(1, message), z.maximum(most, message)),
  );

export const createUploadLinkSchema = z.object({
  label: z.pipe(
    optional(uploadLinkMessages.label),
    z.pipe(
      z.transform((text: string): string => (text === '' ? uploadLinkDefaults.label : text)),
      z.string().check(z.maxLength(200, uploadLinkMessages.label)),
    ),
  ),
  expiresInHours: z._default(
    whole(720, uploadLinkDefaults.expiresInHours, uploadLinkMessages.expiresInHours),
    uploadLinkDefaults.expiresInHours,
  ),
  maxUses: z._default(whole(100, uploadLinkDefaults.maxUses, uploadLinkMessages.maxUses), uploadLinkDefaults.maxUses),
});
export type CreateUploadLink = z.output<typeof createUploadLinkSchema>;
export const uploadLinkCreatedSchema = z.object({ uploadUrl: z.string(), expiresAt: z.string() });

/** What a link knows. Looking never uses it up. */
export const uploadLinkAnswerSchema = z.object({
  valid: z.literal(true),
  label: z.string(),
  /** Instant, ISO 8601 UTC. */
  expiresAt: z.string(),
  remainingUploads: z.number(),
  dealInfo: z.object({ borrowerCompany: z.string(), borrowerName: z.string(), equipmentType: z.string() }),
});
export type UploadLinkAnswer = z.infer<typeof uploadLinkAnswerSchema>;

/** What a customer is told of a file that arrived: nothing of what others sent. */
export const customerUploadedSchema = z.object({
  success: z.literal(true),
  document: z.object({
    id: z.string(),
    fileName: z.string(),
    fileSize: z.number(),
    documentType: z.enum(documentTypes),
    uploadedAt: z.string(),
    /** True when this link brought the same content before. */
    duplicate: z.boolean(),
  }),
  remainingUploads: z.number(),
});
export type CustomerUploaded = z.infer<typeof customerUploadedSchema>;
