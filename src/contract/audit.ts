import * as z from 'zod/mini';
import { boundedText, pageQuery } from './page-query.ts';

/** Every recorded action. src/copy/portal/audit.ts has the label of each. */
export const auditActions = [
  'application.submitted',
  'application.read',
  'application.revealed',
  'application.reveals_limited',
  'application.status_changed',
  'application.held',
  'application.hold_lifted',
  'application.purged',
  'application.copy_downloaded',
  'application.corrected',
  'application_invite.created',
  'application_invite.resent',
  'application_invite.revoked',
  'application_invite.completed',
  'application_invite.purged',
  'application.assigned',
  'application.noted',
  'application.note_struck',
  'application.incomplete',
  'application.complete',
  'application.status_link_created',
  'application.status_link_revoked',
  'application.status_link_sent',
  'application.document_accepted',
  'application.reminders_stopped',
  'application.copy_code_sent',
  'decision.recorded',
  'decision.disclosure_recorded',
  'decision.notice_read',
  'decision.notice_printed',
  'deal.created',
  'deal.edited',
  'deal.submitted',
  'deal.deleted',
  'deal.status_changed',
  'deal.read',
  'deal.assigned',
  'deal.noted',
  'deal.note_struck',
  'deal.revealed',
  'deal.purged',
  'document.uploaded',
  'document.quarantined',
  'document.downloaded',
  'document.synced',
  'document.sorted',
  'document.purged',
  'upload_link.created',
  'upload_link.revoked',
  'upload_link.purged',
  'user.invited',
  'user.activated',
  'user.reset_requested',
  'user.password_changed',
  'user.totp_begun',
  'user.totp_on',
  'user.totp_off',
  'user.totp_reset',
  'user.recovery_codes_made',
  'user.recovery_code_used',
  'user.mails_changed',
  'user.view_saved',
  'user.view_deleted',
  'user.invitation_revoked',
  'user.disabled',
  'user.enabled',
  'user.roles_changed',
  'contact.added',
  'inquiry.received',
  'inquiry.changed',
  'inquiry.purged',
  'inquiry.retried',
  'estimate.emailed',
  'session.opened',
  'session.refused',
  'session.closed',
  'session.ended',
  'chat.read',
  'audit.exported',
  'applications.exported',
  'deals.exported',
  'notices.exported',
  'audit.verified',
  'audit.taken_over',
  'audit.mark_renewed',
  'retention.run',
  'data_request.opened',
  'data_request.searched',
  'data_request.chosen',
  'data_request.removed',
  'data_request.exported',
  'data_request.closed',
  'keys.rotated',
  'keys.backup_downloaded',
  'keys.backup_confirmed',
  'mail.retried',
  'lead.retried',
  'document.retried',
  'settings.saved',
  'settings.reset',
  'settings.email_tested',
  'setup.step_changed',
  'setup.previewed',
  'site.published',
  'site.unpublished',
  'assistant_entry.saved',
  'assistant_entry.published',
  'assistant_entry.retired',
] as const;
export type AuditAction = (typeof auditActions)[number];

const instant = (name: string) => {
  const message = `${name} is an instant such as 2026-11-21T15:00:00Z`;
  return z.optional(z.string({ error: message }).check(z.refine((text) => text === '' || isInstant(text), message)));
};
const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
  !Number.isNaN(Date.parse(text));

/** `from` is inclusive, `to` is exclusive: a day ends where the next begins. Empty means no limit. */
const filter = {
  who: z.optional(boundedText('who', 254)),
  action: z.optional(z.enum(['', ...auditActions], { error: 'action is one that is recorded' })),
  subject: z.optional(boundedText('subject', 100)),
  from: instant('from'),
  to: instant('to'),
};
export const auditFilterSchema = z.object(filter);
export type AuditFilter = z.infer<typeof auditFilterSchema>;
export const auditQuerySchema = z.object({ ...pageQuery, ...filter });

export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  /** The address of a user, or "visitor" or "system". */
  actor: z.string(),
  /** The name of this user. Null for others, and without a name. */
  actorName: z.nullable(z.string()),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** A readable name, such as the reference of an application or the address of a user. Null without one. */
  subjectName: z.nullable(z.string()),
  /** The name of the user with that address. Null for other subjects, and without a name. */
  subjectPerson: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
  /** The names of users, deals and applications and the outcomes of decisions whose ids the detail contains, by key. */
  names: z.record(z.string(), z.string()),
  requestId: z.string(),
  ip: z.string(),
  /** The position in the chain, or null until the row is sealed (about 1 s). */
  seq: z.nullable(z.number()),
  /** The sealer refused the row: this installation did not write it, or it was changed before it was sealed. */
  isRejected: z.boolean(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditAnswerSchema = z.object({ entries: z.array(auditEntrySchema), nextCursor: z.nullable(z.string()) });
export type AuditAnswer = z.infer<typeof auditAnswerSchema>;

/** A noted result of an earlier check: the number and the hash of a sealed row. */
const SEAL = /^(\d{1,9}):([\w-]{43})$/;
export const readSeal = (text: string): { seq: number; hash: string } | undefined => {
  const [, seq, hash] = SEAL.exec(text.trim()) ?? [];
  return seq === undefined || hash === undefined ? undefined : { seq: Number(seq), hash };
};
export const writeSeal = (seal: { seq: number; hash: string }): string => `${String(seal.seq)}:${seal.hash}`;

const NO_SEAL = 'seal is a number, a colon and 43 characters, as an earlier check printed it';
export const verifyQuerySchema = z.object({
  seal: z.optional(
    z.string({ error: NO_SEAL }).check(
      z.maxLength(60, NO_SEAL),
      z.refine((text) => text === '' || readSeal(text) !== undefined, NO_SEAL),
    ),
  ),
});

const errorSchema = z.object({
  kind: z.enum(['changed', 'removed', 'moved', 'anchor', 'mark']),
  seq: z.number(),
  id: z.nullable(z.string()),
});
export type AuditError = z.infer<typeof errorSchema>;
export const auditVerdictSchema = z.object({
  /** The number of verified rows before the first error, or all. */
  rows: z.number(),
  pending: z.number(),
  /** Rows in the chain that an earlier version of the product inserted without a keyed hash. */
  takenOver: z.number(),
  /** Rows outside the chain whose keyed hash is missing or not valid. */
  rejected: z.number(),
  /** Ids of the first 20 of them. */
  rejectedIds: z.array(z.string()),
  /** Rows outside the chain that a renewal of the high-water mark accepted: when, how many, and the first 20 ids. */
  accepted: z.array(z.object({ at: z.string(), rows: z.number(), ids: z.array(z.string()) })),
  seal: z.nullable(z.object({ seq: z.number(), hash: z.string(), at: z.string() })),
  /** The high-water mark of the file store; null when the check did not ask for it. */
  mark: z.nullable(
    z.object({
      state: z.enum(['good', 'missing', 'invalid', 'unreadable']),
      seq: z.nullable(z.number()),
      at: z.nullable(z.string()),
    }),
  ),
  fault: z.nullable(errorSchema),
});
export type AuditVerdict = z.infer<typeof auditVerdictSchema>;

/** Returns true when the check found no error. */
export const isWhole = ({ fault: failure, rejected, mark }: AuditVerdict): boolean =>
  failure === null && rejected === 0 && (mark === null || mark.state === 'good');
