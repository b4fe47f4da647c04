import * as z from 'zod/mini';
import { waitsForCrm } from './crm-queue.ts';
import { pageQuery } from './page-query.ts';

export const untoldLeadPaths = {
  list: '/api/admin/leads',
  retry: (dealId: string) => `/api/admin/leads/${encodeURIComponent(dealId)}/retry`,
} as const;

export const untoldQuerySchema = z.object(pageQuery);

export const untoldLeadSchema = z.object(waitsForCrm);
export type UntoldLead = z.infer<typeof untoldLeadSchema>;
export const untoldAnswerSchema = z.object({
  leads: z.array(untoldLeadSchema),
  nextCursor: z.nullable(z.string()),
});
export type UntoldAnswer = z.infer<typeof untoldAnswerSchema>;
