import * as z from 'zod/mini';
import { requiredDocumentKinds } from './required-documents.ts';

export const documentRequestPath = (dealId: string): string => `/api/admin/deals/${dealId}/paper-requests`;
export const documentRequestTo = ['customer', 'dealer'] as const;
/** Days until the customer's link expires. */
export const DOCUMENT_REQUEST_DAYS = 14;

const MISSING = 'Choose at least one document from the list';
export const documentRequestSchema = z.object({
  papers: z.pipe(
    z.array(z.enum(requiredDocumentKinds, { error: MISSING }), { error: MISSING }).check(z.minLength(1, MISSING)),
    z.transform((given) => requiredDocumentKinds.filter((paper) => given.includes(paper))),
  ),
  to: z.enum(documentRequestTo, { error: `to is one of ${documentRequestTo.join(', ')}` }),
  language: z._default(z.enum(['en', 'es'], { error: 'language is en or es' }), 'en'),
});
export type DocumentRequest = z.output<typeof documentRequestSchema>;
