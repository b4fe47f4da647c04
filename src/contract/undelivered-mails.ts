import * as z from 'zod/mini';
import { pageQuery } from './page-query.ts';

export const undeliveredMailPaths = {
  list: '/api/admin/mails',
  retry: (id: string) => `/api/admin/mails/${encodeURIComponent(id)}/retry`,
} as const;

export const undeliveredQuerySchema = z.object(pageQuery);

/** `queued` waits for its first try, `failed` was refused and is tried again by itself, `stopped` is not any more. */
export const undeliveredStates = ['queued', 'failed', 'stopped'] as const;
export type UndeliveredState = (typeof undeliveredStates)[number];

export const undeliveredMailSchema = z.object({
  id: z.string(),
  template: z.string(),
  language: z.enum(['en', 'es']),
  to: z.string(),
  state: z.enum(undeliveredStates),
  attempts: z.number(),
  /** The codes that the mail server gave; null before the first try. */
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
});
export type UndeliveredMail = z.infer<typeof undeliveredMailSchema>;

export const undeliveredAnswerSchema = z.object({
  mails: z.array(undeliveredMailSchema),
  nextCursor: z.nullable(z.string()),
});
export type UndeliveredAnswer = z.infer<typeof undeliveredAnswerSchema>;
export const retryAnswerSchema = z.object({ success: z.literal(true) });
