import * as z from 'zod/mini';
import { emailsOfFileSchema } from './admin.ts';

export const deliveryPaths = {
  application: (id: string) => `/api/admin/applications/${id}/deliveries`,
  deal: (id: string) => `/api/admin/deals/${id}/deliveries`,
} as const;

/** The delivery states of a file's emails, with masked addresses. Clients poll it while one waits. */
export const deliveriesAnswerSchema = z.object({ mails: emailsOfFileSchema });
export type Deliveries = z.infer<typeof deliveriesAnswerSchema>['mails'];
