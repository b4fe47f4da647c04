import * as z from 'zod/mini';
import { optional } from './text.ts';
import { documentTypes, requestedDocumentSchema } from './documents.ts';
import { type RequiredDocument, requiredDocumentKinds } from './required-documents.ts';

export const uploadLinkPaths = {
  ofDeal: (dealId: string) => `/api/dealer/deals/${dealId}/upload-tokens`,
  revoke: (linkId: string) => `/api/dealer/upload-tokens/${linkId}/revoke`,
  /** Public: the token grants access. */
  one: (token: string) => `/api/upload/${token}`,
} as const;

export const uploadLinkDefaults = { label: 'Document upload', expiresInHours: 72, maxUses: 10 } as const;
export const uploadLinkMessages = {
  label: 'The label is one text of at most 200 characters.',
  expiresInHours: 'A link lives 1 to 720 whole hours.',
  maxUses: 'A link takes 1 to 100 uploads.',
  requested: 'Choose documents from the list.',
} as const;
export const uploadLinkBounds = { expiresInHours: 720, maxUses: 100, label: 200 } as const;

/** Files that one requested document usually needs, such as a photo of each page. */
const FILES_PER_DOCUMENT = 4;
const filesOf: Partial<Record<RequiredDocument, number>> = {
  bank_statements_3: 12,
  bank_statements_6: 24,
  tax_returns_3: 12,
};

/** Returns the number of files to suggest for a link that requests these documents, never below the default. */
export function suggestedUses(requested: readonly RequiredDocument[]): number {
  const files = requested.reduce((sum, one) => sum + (filesOf[one] ?? FILES_PER_DOCUMENT), 0);
  return Math.min(Math.max(files, uploadLinkDefaults.maxUses), uploadLinkBounds.maxUses);
}

/** A number or its text. Anything else means the default. */
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
      z.string().check(z.maxLength(uploadLinkBounds.label, uploadLinkMessages.label)),
    ),
  ),
  expiresInHours: z._default(
    whole(uploadLinkBounds.expiresInHours, uploadLinkDefaults.expiresInHours, uploadLinkMessages.expiresInHours),
    uploadLinkDefaults.expiresInHours,
  ),
  maxUses: z._default(
    whole(uploadLinkBounds.maxUses, uploadLinkDefaults.maxUses, uploadLinkMessages.maxUses),
    uploadLinkDefaults.maxUses,
  ),
  /** The requested documents, each once, in the order of the list. */
  requested: z.pipe(
    z.nullish(
      z.array(z.enum(requiredDocumentKinds, { error: uploadLinkMessages.requested }), {
        error: uploadLinkMessages.requested,
      }),
    ),
    z.transform((given) => requiredDocumentKinds.filter((paper) => given?.includes(paper))),
  ),
});
export type CreateUploadLink = z.output<typeof createUploadLinkSchema>;
export const uploadLinkCreatedSchema = z.object({ uploadUrl: z.string(), expiresAt: z.string() });

/** A link as its dealership reads it. The address is shown only at creation. */
export const uploadLinkSchema = z.object({
  id: z.string(),
  reference: z.string(),
  label: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
  expiresAt: z.string(),
  maxUses: z.number(),
  remainingUploads: z.number(),
  state: z.enum(['active', 'used_up', 'expired', 'revoked', 'closed']),
  requested: z.array(requestedDocumentSchema),
});
export type UploadLink = z.infer<typeof uploadLinkSchema>;
/** Newest first. */
export const uploadLinksAnswerSchema = z.object({ uploadLinks: z.array(uploadLinkSchema) });
export const uploadLinkChangedSchema = z.object({ success: z.literal(true), uploadLink: uploadLinkSchema });
export const MAX_LINKS = 500;

/** The content of a link. Reading does not count as a use. */
export const uploadLinkAnswerSchema = z.object({
  valid: z.literal(true),
  label: z.string(),
  /** ISO 8601 UTC. */
  expiresAt: z.string(),
  remainingUploads: z.number(),
  dealInfo: z.object({ borrowerCompany: z.string(), borrowerName: z.string(), equipmentType: z.string() }),
  /** The reference that a customer states when asking about files sent by this link. */
  reference: z.string(),
  requested: z.array(requestedDocumentSchema),
  /** Name and dealership of its creator, or the lender. */
  requestedBy: z.string(),
  /** The creator of a dealership's link. Null for a link of the lender. */
  salesperson: z.nullable(
    z.object({
      name: z.string(),
      dealership: z.string(),
      /** '' when unknown. */
      phone: z.string(),
      /** True while arriving files notify this person. */
      isNotified: z.boolean(),
    }),
  ),
});
export type UploadLinkAnswer = z.infer<typeof uploadLinkAnswerSchema>;

/** What a customer sees of a received file: nothing about files of others. */
export const customerUploadedSchema = z.object({
  success: z.literal(true),
  document: z.object({
    id: z.string(),
    fileName: z.string(),
    fileSize: z.number(),
    documentType: z.enum(documentTypes),
    uploadedAt: z.string(),
    /** True when this link received the same content before. */
    duplicate: z.boolean(),
  }),
  remainingUploads: z.number(),
  reference: z.string(),
});
export type CustomerUploaded = z.infer<typeof customerUploadedSchema>;
