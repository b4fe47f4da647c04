import * as z from 'zod/mini';
import { pageQuery } from './page-query.ts';
import { undeliveredStates } from './undelivered-mails.ts';

export const untoldLeadPaths = {
  list: '/api/admin/leads',
  retry: (dealId: string) => `/api/admin/leads/${encodeURIComponent(dealId)}/retry`,
} as const;

export const untoldQuerySchema = z.object(pageQuery);

export const untoldLeadSchema = z.object({
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
export type UntoldLead = z.infer<typeof untoldLeadSchema>;
export const untoldAnswerSchema = z.object({
  leads: z.array(untoldLeadSchema),
  nextCursor: z.nullable(z.string()),
});
export type UntoldAnswer = z.infer<typeof untoldAnswerSchema>;
