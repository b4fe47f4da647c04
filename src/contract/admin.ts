import * as z from 'zod/mini';
import { sealedApplicationFields } from './application.ts';

export const adminPaths = {
  applications: '/api/admin/applications',
  audit: '/api/admin/audit',
} as const;

export const applicationStatuses = ['received', 'in_review', 'closed'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const MAX_PAGE = 500;
const text = (name: string, longest: number) => {
  const message = `${name} is one text of at most ${String(longest)} characters`;
  return z.string({ error: message }).check(z.trim(), z.maxLength(longest, message));
};
const page = {
  limit: z._default(
    z.coerce
      .number({ error: 'limit must be a number' })
      .check(
        z.int('limit must be a whole number'),
        z.minimum(1, 'limit must be at least 1'),
        z.maximum(MAX_PAGE, 'limit is at most 500'),
      ),
    50,
  ),
  cursor: z.optional(text('cursor', 200)),
};
export const auditQuerySchema = z.object({ ...page, subject: z.optional(text('subject', 100)) });
export const applicationsQuerySchema = z.object({
  ...page,
  q: z._default(text('q', 200), ''),
  status: z.optional(
    z.enum(['', ...applicationStatuses], { error: `status is one of ${applicationStatuses.join(', ')}` }),
  ),
});

export const applicationRowSchema = z.object({
  id: z.string(),
  reference: z.string(),
  businessName: z.string(),
  principalName: z.string(),
  equipmentAmount: z.string(),
  equipmentDescription: z.string(),
  salesperson: z.string(),
  language: z.enum(['en', 'es']),
  status: z.enum(applicationStatuses),
  createdAt: z.string(),
});
export type ApplicationListRow = z.infer<typeof applicationRowSchema>;
export const applicationsAnswerSchema = z.object({
  applications: z.array(applicationRowSchema),
  nextCursor: z.nullable(z.string()),
});
export type ApplicationsAnswer = z.infer<typeof applicationsAnswerSchema>;

/** One application as the lender reads it; sealed fields are masked, or null when not given. */
export const applicationFileSchema = z.object({
  ...applicationRowSchema.shape,
  businessPhone: z.string(),
  businessStreet: z.string(),
  businessCity: z.string(),
  businessState: z.string(),
  businessZip: z.string(),
  businessNature: z.string(),
  businessType: z.string(),
  dateEstablished: z.string(),
  county: z.string(),
  federalIdEncrypted: z.nullable(z.string()),
  principalTitle: z.string(),
  principalSsnEncrypted: z.nullable(z.string()),
  principalDobEncrypted: z.nullable(z.string()),
  principalStreet: z.string(),
  principalCity: z.string(),
  principalState: z.string(),
  principalZip: z.string(),
  principalPhone: z.string(),
  principalEmail: z.string(),
  equipmentVendor: z.string(),
  equipmentCondition: z.string(),
  contactConsent: z.boolean(),
  /** Why a personal link that came along counted for nothing. */
  inviteNote: z.nullable(z.enum(['unknown', 'expired', 'revoked', 'used'])),
  /** Whose personal link this application completed. */
  invitedBy: z.nullable(z.string()),
  signature: z.object({
    primarySignature: z.string(),
    secondarySignature: z.string(),
    signedAt: z.string(),
    ip: z.string(),
    userAgent: z.string(),
    language: z.enum(['en', 'es']),
    consentVersion: z.string(),
    consentHash: z.string(),
    consentText: z.string(),
    consentShown: z.boolean(),
    contentHash: z.string(),
  }),
  mails: z.array(z.object({ template: z.string(), state: z.string(), sentAt: z.nullable(z.string()), to: z.string() })),
  history: z.array(
    z.object({ at: z.string(), action: z.string(), actor: z.string(), detail: z.record(z.string(), z.unknown()) }),
  ),
});
export type ApplicationFile = z.infer<typeof applicationFileSchema>;
export const applicationFileAnswerSchema = z.object({ application: applicationFileSchema });

export const REASON_MIN = 5;
export const revealSchema = z.object({
  field: z.enum(sealedApplicationFields, { error: `field is one of ${sealedApplicationFields.join(', ')}` }),
  reason: z
    .string({ error: 'Give the reason why you need this value' })
    .check(
      z.trim(),
      z.minLength(REASON_MIN, 'Give the reason why you need this value, in at least 5 characters'),
      z.maxLength(500, 'The reason is at most 500 characters'),
    ),
});
export const revealAnswerSchema = z.object({ value: z.string() });

export const auditAnswerSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      actor: z.string(),
      action: z.string(),
      subjectKind: z.string(),
      subjectId: z.string(),
      detail: z.record(z.string(), z.unknown()),
      requestId: z.string(),
      ip: z.string(),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
export type AuditAnswer = z.infer<typeof auditAnswerSchema>;
