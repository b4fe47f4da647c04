import * as z from 'zod/mini';
import { decisionOutcomes } from './decision.ts';
import { pageQuery } from './page-query.ts';

export const noticePaths = { list: '/api/admin/notices', csv: '/api/admin/notices.csv' } as const;

/**
 * What the law makes a lender tell an applicant: a decision, or that papers are missing (12 CFR 1002.9). On a deal:
 * papers that its customer, or information that its dealer was asked for.
 */
export const noticeKinds = ['decision', 'incompleteness', 'papers', 'information'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * The state of a notice: `waiting` waits for the disclosure of its offer; `by_hand` has no email address and is printed;
 * `removed` was emailed, and the email is no longer kept; `told` is a notification to a dealership's users.
 */
export const noticeStates = ['waiting', 'queued', 'sent', 'failed', 'by_hand', 'removed', 'told'] as const;
export type NoticeState = (typeof noticeStates)[number];

const filter = {
  kind: z.optional(z.enum(['', ...noticeKinds], { error: `kind is one of ${noticeKinds.join(', ')}` })),
  state: z.optional(z.enum(['', ...noticeStates], { error: `state is one of ${noticeStates.join(', ')}` })),
};
export const noticeFilterSchema = z.object(filter);
export type NoticeFilter = z.infer<typeof noticeFilterSchema>;
export const noticesQuerySchema = z.object({ ...pageQuery, ...filter });

export const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  /** Of a decision. */
  outcome: z.nullable(z.enum(decisionOutcomes)),
  /** The application, or the deal where no application is. */
  file: z.object({ kind: z.enum(['application', 'deal']), id: z.string(), name: z.string() }),
  /** An address, masked, or the name of a dealership; null when it goes by hand or the mail is no longer kept. */
  to: z.nullable(z.string()),
  language: z.enum(['en', 'es']),
  state: z.enum(noticeStates),
  recordedAt: z.string(),
  /** When a later decision took its place. */
  replacedAt: z.nullable(z.string()),
  /** When a mail server took it. */
  sentAt: z.nullable(z.string()),
  attempts: z.number(),
  /** The codes that the mail server gave, while it has not taken it. */
  lastError: z.nullable(z.string()),
  /** When it was last opened for print. */
  openedAt: z.nullable(z.string()),
});
export type Notice = z.infer<typeof noticeSchema>;
export const noticesAnswerSchema = z.object({ notices: z.array(noticeSchema), nextCursor: z.nullable(z.string()) });
export type NoticesAnswer = z.infer<typeof noticesAnswerSchema>;
