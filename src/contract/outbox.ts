import * as z from 'zod/mini';
import { inquiryKinds } from './inquiry-fields.ts';
import { pageQuery } from './page-query.ts';

export const outboxPaths = {
  list: '/api/admin/outbox',
  retry: (id: string) => `/api/admin/outbox/${encodeURIComponent(id)}/retry`,
} as const;

/** `failed`: only what was tried at least once. */
export const outboxQuerySchema = z.object({
  ...pageQuery,
  state: z.optional(z.enum(['', 'failed'], { error: 'state is failed' })),
});
export type OutboxQuery = z.output<typeof outboxQuerySchema>;

/** `queued` waits for its first attempt, `failed` is retried automatically, `stopped` is not. */
export const outboxStates = ['queued', 'failed', 'stopped'] as const;

const waits = {
  id: z.string(),
  state: z.enum(outboxStates),
  attempts: z.number(),
  /** A readable reason, or the codes of the email server. Null before the first attempt. */
  lastError: z.nullable(z.string()),
  /** Null during an attempt, and without automatic retry. */
  nextTryAt: z.nullable(z.string()),
  createdAt: z.string(),
};
const ofDeal = { dealId: z.string(), dealName: z.string(), dealership: z.string() };

export const outboxEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lead'), ...ofDeal, ...waits }),
  z.object({ kind: z.literal('document'), fileName: z.string(), ...ofDeal, ...waits }),
  z.object({ kind: z.literal('inquiry'), inquiry: z.enum(inquiryKinds), ...waits }),
  z.object({ kind: z.literal('email'), template: z.string(), to: z.string(), ...waits }),
]);
export type OutboxEntry = z.infer<typeof outboxEntrySchema>;
export type OutboxKind = OutboxEntry['kind'];

export const outboxAnswerSchema = z.object({
  entries: z.array(outboxEntrySchema),
  /** False without an email server: emails are saved as files. */
  sendsEmail: z.boolean(),
  nextCursor: z.nullable(z.string()),
});
export type OutboxAnswer = z.infer<typeof outboxAnswerSchema>;
export const retryAnswerSchema = z.object({ success: z.literal(true) });
