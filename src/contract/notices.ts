import * as z from 'zod/mini';
import { decisionOutcomes } from './decision.ts';
import { pageQuery } from './page-query.ts';

export const noticePaths = { list: '/api/admin/notices', csv: '/api/admin/notices.csv' } as const;

/**
 * Notices to an applicant that the law requires: a decision, or missing documents (12 CFR 1002.9). For a deal:
 * documents requested from its customer, or information requested from its dealer.
 */
export const noticeKinds = ['decision', 'incompleteness', 'papers', 'information'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * The state of a notice. `waiting`: for the disclosure of its offer. `to_print`: no email address, and not printed yet.
 * `by_hand`: printed. `replaced`: by a later decision, before it was sent or printed. `removed`: emailed, and the email
 * is no longer stored. `in_portal`: a notification to a dealership's users.
 */
export const noticeStates = [
  'waiting',
  'to_print',
  'queued',
  'sent',
  'failed',
  'by_hand',
  'replaced',
  'removed',
  'in_portal',
] as const;
export type NoticeState = (typeof noticeStates)[number];

/** The states of a notice that no applicant has received. Staff must act on them. */
export const unsentStates = ['waiting', 'to_print', 'failed'] as const satisfies readonly NoticeState[];

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
  /** For a decision. */
  outcome: z.nullable(z.enum(decisionOutcomes)),
  /** The application, or the deal without an application. */
  file: z.object({
    kind: z.enum(['application', 'deal']),
    id: z.string(),
    /** The reference of the application, or the name of the deal. */
    name: z.string(),
    /** The business that applies, or the company of the deal's customer; '' without one. */
    business: z.string(),
  }),
  /** A masked address, or the name of a dealership. Null for a printed notice or when the email is no longer stored. */
  to: z.nullable(z.string()),
  language: z.enum(['en', 'es']),
  state: z.enum(noticeStates),
  recordedAt: z.string(),
  /** When the law requires the notice of a decision. Null for other notices, and once the applicant has one. */
  dueAt: z.nullable(z.string()),
  /** The time when a later decision replaced it. */
  replacedAt: z.nullable(z.string()),
  /** The time when an email server accepted it. */
  sentAt: z.nullable(z.string()),
  attempts: z.number(),
  /** The codes of the email server until it accepts the notice. */
  lastError: z.nullable(z.string()),
  /** When staff last printed it. */
  printedAt: z.nullable(z.string()),
});
export type Notice = z.infer<typeof noticeSchema>;
export const noticesAnswerSchema = z.object({
  notices: z.array(noticeSchema),
  /** False without an email server: emails are saved as files. */
  sendsEmail: z.boolean(),
  nextCursor: z.nullable(z.string()),
});
export type NoticesAnswer = z.infer<typeof noticesAnswerSchema>;
