import * as z from 'zod/mini';
import { pageQuery } from './page-query.ts';
import { undeliveredStates } from './undelivered-mails.ts';

export const unsentDocumentPaths = {
  list: '/api/admin/unsent-documents',
  retry: (id: string) => `/api/admin/unsent-documents/${encodeURIComponent(id)}/retry`,
} as const;

export const unsentQuerySchema = z.object(pageQuery);

export const unsentDocumentSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  dealId: z.string(),
  dealName: z.string(),
  dealership: z.string(),
  /** The words of undelivered mails: waiting, failed and tried again by itself, or not any more. */
  state: z.enum(undeliveredStates),
  attempts: z.number(),
  /** Why the CRM did not take it, in words; null before the first try. */
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
});
export type UnsentDocument = z.infer<typeof unsentDocumentSchema>;
export const unsentAnswerSchema = z.object({
  documents: z.array(unsentDocumentSchema),
  /** Whether documents leave for the CRM at all: only one beside us takes them. */
  leave: z.boolean(),
  nextCursor: z.nullable(z.string()),
});
export type UnsentAnswer = z.infer<typeof unsentAnswerSchema>;
