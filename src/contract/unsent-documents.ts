import * as z from 'zod/mini';
import { waitsForCrm } from './crm-queue.ts';
import { pageQuery } from './page-query.ts';

export const unsentDocumentPaths = {
  list: '/api/admin/unsent-documents',
  retry: (id: string) => `/api/admin/unsent-documents/${encodeURIComponent(id)}/retry`,
} as const;

export const unsentQuerySchema = z.object(pageQuery);

export const unsentDocumentSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  ...waitsForCrm,
});
export type UnsentDocument = z.infer<typeof unsentDocumentSchema>;
export const unsentAnswerSchema = z.object({
  documents: z.array(unsentDocumentSchema),
  /** Whether documents leave for the CRM at all: only one beside us takes them. */
  leave: z.boolean(),
  nextCursor: z.nullable(z.string()),
});
export type UnsentAnswer = z.infer<typeof unsentAnswerSchema>;
