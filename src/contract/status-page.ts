import * as z from 'zod/mini';
import { isEmail } from './email-address.ts';
import type { Language } from './language.ts';
import { type RequiredDocument, requiredDocumentKinds } from './required-documents.ts';

/** The applicant's page by language; the token follows. Without one, the page that sends the link again. */
export const statusPages = { en: '/status', es: '/es/status' } as const satisfies Record<Language, string>;

export const statusPaths = {
  /** Public: the token is the authority. */
  documents: (token: string) => `/api/status/${token}/documents`,
  find: '/api/status/find',
  link: (applicationId: string) => `/api/admin/applications/${applicationId}/status-link`,
  revoke: (applicationId: string) => `/api/admin/applications/${applicationId}/status-link/revoke`,
  accept: (applicationId: string, paper: string) =>
    `/api/admin/applications/${applicationId}/asked-documents/${paper}/accept`,
} as const;

/** The body of a search for the own applications. */
export const findStatusSchema = (message: string) =>
  z.object({ email: z.string({ error: message }).check(z.trim(), z.refine(isEmail, message)) });
/** The same sentence for every address. */
export const findStatusAnswerSchema = z.object({ success: z.literal(true), message: z.string() });

/** A link works until this many days after the file was closed. */
export const STATUS_DAYS = 90;

/** How far an application is, in the words of its page. */
export const statusPhases = [
  /** A requested document is missing. A notice may give a day for it. */
  'documents',
  /** Each requested document has a file, and staff has not accepted all of them yet. */
  'checking',
  'review',
  /** The notice of the decision has left. */
  'decided',
  'signing',
  'paid',
  'withdrawn',
  'closed',
] as const;
export type StatusPhase = (typeof statusPhases)[number];

export const statusSteps = ['received', 'documents', 'review', 'sign', 'paid'] as const;
export type StatusStep = (typeof statusSteps)[number];

export const askedDocumentStates = ['missing', 'received', 'accepted'] as const;
export type AskedDocument = {
  paper: RequiredDocument;
  state: (typeof askedDocumentStates)[number];
  files: number;
  /** When the last file arrived, or when it was accepted. Instant, ISO 8601 UTC. */
  at: string | null;
};
/** A file as its sender sees it. `at` is an instant, ISO 8601 UTC. */
export type SentFile = { id: string; name: string; bytes: number; at: string };

/** Everything that the page shows. It has no sensitive number, no offered amount and no reason of a decision. */
export type StatusContent = {
  reference: string;
  business: string;
  /** As typed on the application. */
  amount: string;
  phase: StatusPhase;
  steps: { name: StatusStep; state: 'done' | 'now' | 'open'; at: string | null }[];
  /** By when the applicant hears from the lender; null once that time is over. */
  hearBy: string | null;
  /** The day by which requested documents are due, such as 2026-12-31. */
  respondBy: string | null;
  documents: (AskedDocument & { sent: SentFile[] })[];
  takesFiles: boolean;
  /** The credit specialist who has the file; '' for none. */
  contact: string;
  /** Such as e•••@example.com; '' without an address. */
  email: string;
  reminders: 'on' | 'off' | 'none';
  timeZone: string;
};

/** What an action on the page leads to, named in its address. */
export const statusReplies = ['code-sent', 'code-wrong', 'wait', 'reminders-off'] as const;
export type StatusReply = (typeof statusReplies)[number];

/** What an address below /status shows. */
export type StatusView =
  | { state: 'open'; token: string; content: StatusContent; reply: StatusReply | null }
  | { state: 'unknown' | 'expired' | 'revoked' }
  | { state: 'limited'; wait: string };

export const statusUploadSchema = z.object({
  success: z.literal(true),
  document: z.object({
    id: z.string(),
    fileName: z.string(),
    fileSize: z.number(),
    paper: z.enum(requiredDocumentKinds),
    uploadedAt: z.string(),
    /** True when the same file arrived before. */
    duplicate: z.boolean(),
  }),
  /** How many requested documents are still missing. */
  missing: z.number(),
});
export type StatusUpload = z.infer<typeof statusUploadSchema>;

/** The applicant's page as the desk sees it. */
export const statusLinkSchema = z.object({
  state: z.enum(['none', 'active', 'revoked', 'expired']),
  /** Null unless active. */
  url: z.nullable(z.string()),
  createdAt: z.nullable(z.string()),
  documents: z.array(
    z.object({
      paper: z.enum(requiredDocumentKinds),
      state: z.enum(askedDocumentStates),
      at: z.nullable(z.string()),
      files: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          bytes: z.number(),
          uploadedAt: z.string(),
          quarantined: z.boolean(),
        }),
      ),
    }),
  ),
});
export type StatusLink = z.infer<typeof statusLinkSchema>;
export const requiredDocumentParamsSchema = z.object({ id: z.string(), paper: z.enum(requiredDocumentKinds) });
