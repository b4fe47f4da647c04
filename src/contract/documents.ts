import * as z from 'zod/mini';
import { requiredDocumentKinds, type RequiredDocument } from './required-documents.ts';
import { choice } from './text.ts';

export const documentPaths = {
  ofDeal: (dealId: string) => `/api/dealer/deals/${dealId}/documents`,
  upload: (dealId: string) => `/api/dealer/deals/${dealId}/upload`,
  download: (id: string) => `/api/dealer/documents/${id}/download`,
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

/** The maximum file size, inclusive. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** The maximum number of documents per deal, and of its list. */
export const MAX_DOCUMENTS = 500;
const LONGEST_DESCRIPTION = 500;

/** Extensions that a dealer may send, and additional ones for customers. */
export const dealerExtensions = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'jpeg', 'png', 'gif'] as const;
export const customerExtensions = [...dealerExtensions, 'heic', 'heif', 'txt', 'csv'] as const;
export type Extension = (typeof customerExtensions)[number];

/** The fields next to the file. The caller supplies the messages, because customers use two languages. */
export const uploadFormSchema = (words: { documentType: string; description: string; paper: string }) =>
  z.object({
    documentType: choice(documentTypes, 'other', words.documentType),
    /** The requested document that the file is. '' for none. */
    paper: choice(['', ...requiredDocumentKinds], '', words.paper),
    description: z.pipe(
      z.nullish(z.string({ error: words.description })),
      z.pipe(
        z.transform((text: string | null | undefined): string => text?.trim() ?? ''),
        z.string().check(z.maxLength(LONGEST_DESCRIPTION, words.description)),
      ),
    ),
  });

/** The OpenAPI description of an answer that is a file. */
export const fileAnswer = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: z.string() } },
};
/** The OpenAPI description of a form with a file. */
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
  /** ISO 8601 UTC. */
  uploadedAt: z.string(),
  syncedToSalesforce: z.enum(['true', 'false']),
  description: z.string(),
  uploadedBy: z.enum(['dealer', 'customer']),
  /** The sender at the dealership. '' for the customer. */
  uploaderName: z.string(),
  paper: z.nullable(z.enum(requiredDocumentKinds)),
  /** True when the virus scanner found malware. The description names it. */
  quarantined: z.boolean(),
  /** False in quarantine, and once only the CRM has the file. */
  downloadable: z.boolean(),
  /** A type suggested by the file name, when its type is other. */
  suggestedType: z.nullable(z.enum(documentTypes)),
  /** True when the content does not match the file extension. */
  flagged: z.boolean(),
  /** The first document of this deal with the same content. */
  duplicateOf: z.nullable(z.string()),
  /** The newest later file of this deal with the same name, other content and the same sender side. */
  replacedBy: z.nullable(z.string()),
});
export type Document = z.infer<typeof documentSchema>;
/** A document that a link requests, and the number of received files. */
export const requestedDocumentSchema = z.object({ paper: z.enum(requiredDocumentKinds), received: z.number() });
export type RequestedDocument = z.infer<typeof requestedDocumentSchema>;
/** Newest first. */
export const documentsAnswerSchema = z.object({
  documents: z.array(documentSchema),
  /** True when documents move from the portal to the CRM. */
  leave: z.boolean(),
  /** Requested documents with the number of received files. */
  requested: z.array(requestedDocumentSchema),
});
export type DocumentsAnswer = z.infer<typeof documentsAnswerSchema>;
const kindOf = {
  documentType: z.enum(documentTypes, { error: `documentType is one of ${documentTypes.join(', ')}` }),
  /** The requestable document that it is, or null. */
  paper: z.nullable(
    z.enum(requiredDocumentKinds, { error: `paper is one of ${requiredDocumentKinds.join(', ')}, or null` }),
  ),
};
/** The new kind of a document. `from` is the kind that the caller saw. */
export const sortDocumentSchema = z.object({
  ...kindOf,
  from: z.object(kindOf, { error: 'Send what it was before, as from' }),
});
export type SortDocument = z.output<typeof sortDocumentSchema>;
export const uploadedAnswerSchema = z.object({ success: z.literal(true), document: documentSchema });

/** The document type for each requestable document. */
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
