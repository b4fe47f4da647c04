import * as z from 'zod/mini';
import { requiredDocuments, type RequiredDocument } from './required-documents.ts';
import { choice } from './text.ts';

export const documentPaths = {
  ofDeal: (dealId: string) => `/api/dealer/deals/${dealId}/documents`,
  upload: (dealId: string) => `/api/dealer/deals/${dealId}/upload`,
  download: (id: string) => `/api/dealer/documents/${id}/download`,
  /** The lender's staff reads what dealers submitted. */
  staffOfDeal: (dealId: string) => `/api/admin/deals/${dealId}/documents`,
  staffDownload: (id: string) => `/api/admin/documents/${id}/download`,
  sort: (id: string) => `/api/admin/documents/${id}`,
} as const;

export const documentTypes = [
  'credit_app',
  'purchase_order',
  'proof_of_income',
  'bank_statement',
  'tax_return',
  'invoice',
  'contract',
  'other',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The largest file that is taken, this size included. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** The most documents that one deal takes, and lists. */
export const MAX_DOCUMENTS = 500;
const LONGEST_DESCRIPTION = 500;

/** Extensions that a dealer may send, and what customers may send beside them. */
export const dealerExtensions = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'jpeg', 'png', 'gif'] as const;
export const customerExtensions = [...dealerExtensions, 'heic', 'heif', 'txt', 'csv'] as const;
export type Extension = (typeof customerExtensions)[number];

/** The fields beside the file. The refusals are the caller's words: customers read two languages. */
export const uploadFormSchema = (words: { documentType: string; description: string; paper: string }) =>
  z.object({
    documentType: choice(documentTypes, 'other', words.documentType),
    /** Which of the papers that were asked for it is; '' for none of them. */
    paper: choice(['', ...requiredDocuments], '', words.paper),
    description: z.pipe(
      z.nullish(z.string({ error: words.description })),
      z.pipe(
        z.transform((text: string | null | undefined): string => text?.trim() ?? ''),
        z.string().check(z.maxLength(LONGEST_DESCRIPTION, words.description)),
      ),
    ),
  });

/** What the description of the interface says of an answer that is a file. */
export const fileAnswer = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: z.string() } },
};
/** What the description of the interface says of a form with a file. */
export const uploadBodySchema = z.object({
  file: z.string(),
  documentType: z.optional(z.string()),
  description: z.optional(z.string()),
  paper: z.optional(z.string()),
});

export const documentSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Bytes. */
  fileSize: z.number(),
  documentType: z.enum(documentTypes),
  /** Instant, ISO 8601 UTC. */
  uploadedAt: z.string(),
  syncedToSalesforce: z.enum(['true', 'false']),
  description: z.string(),
  uploadedBy: z.enum(['dealer', 'customer']),
  /** Who of the dealership sent it; '' for the customer. */
  uploaderName: z.string(),
  /** Which of the papers that were asked for it is. */
  paper: z.nullable(z.enum(requiredDocuments)),
  /** True where the virus scanner found malware: the description says what. */
  quarantined: z.boolean(),
  /** False in quarantine, and once only the CRM holds the file. */
  downloadable: z.boolean(),
  /** What its name says that it may be, where its type is other. */
  suggestedType: z.nullable(z.enum(documentTypes)),
  /** True where the content is not what the name promises. */
  flagged: z.boolean(),
  /** The first document of this deal with the same content. */
  duplicateOf: z.nullable(z.string()),
  /** The newest later file of this deal that goes by the same name and is no copy of it, from the same side. */
  replacedBy: z.nullable(z.string()),
});
export type Document = z.infer<typeof documentSchema>;
/** A paper that a link asked for, and how many files of it came. */
export const requestedDocumentSchema = z.object({ paper: z.enum(requiredDocuments), received: z.number() });
export type RequestedDocument = z.infer<typeof requestedDocumentSchema>;
/** Newest first. */
export const documentsAnswerSchema = z.object({
  documents: z.array(documentSchema),
  /** Whether documents leave the portal for the CRM once it holds them. */
  leave: z.boolean(),
  /** What links asked for, and how many files of each came; told to the lender's staff, dealers read it of the links. */
  requested: z.optional(z.array(requestedDocumentSchema)),
});
export type DocumentsAnswer = z.infer<typeof documentsAnswerSchema>;
const kindOf = {
  documentType: z.enum(documentTypes, { error: `documentType is one of ${documentTypes.join(', ')}` }),
  /** Which of the papers that a customer can be asked for it is; null for none of them. */
  paper: z.nullable(z.enum(requiredDocuments, { error: `paper is one of ${requiredDocuments.join(', ')}, or null` })),
};
/** What a document is; `from` is what it was when the caller looked. */
export const sortDocumentSchema = z.object({
  ...kindOf,
  from: z.object(kindOf, { error: 'Send what it was before, as from' }),
});
export type SortDocument = z.output<typeof sortDocumentSchema>;
export const uploadedAnswerSchema = z.object({ success: z.literal(true), document: documentSchema });

/** The type that a document has when a dealer adds it for this paper. */
export const typeOfRequiredDocument: Record<RequiredDocument, DocumentType> = {
  owner_id: 'other',
  quote: 'purchase_order',
  bank_letter: 'other',
  bank_statements_3: 'bank_statement',
  bank_statements_6: 'bank_statement',
  business_tax_return: 'tax_return',
  personal_tax_return: 'tax_return',
  tax_returns_3: 'tax_return',
  profit_and_loss: 'proof_of_income',
  debt_schedule: 'other',
  formation_papers: 'other',
  resolution: 'other',
  financial_statement: 'proof_of_income',
  signed_documents: 'contract',
  invoice: 'invoice',
  insurance: 'other',
  delivery_acceptance: 'other',
};
