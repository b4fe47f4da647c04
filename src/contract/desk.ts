import * as z from 'zod/mini';
import { assigneeSchema } from './assignments.ts';

const all = '/api/admin/desk';
export const deskPaths = { counts: `${all}/counts`, day: `${all}/day` } as const;

/** Counts stop here: the desk shows one more as "99+". */
export const MOST_COUNTED = 100;

const count = z.number();
/** What waits, within the files that the user may see. Null without the permission for that screen. */
export const deskCountsSchema = z.object({
  /** The own tasks of the day: applications and deals of the user that wait for staff, or for documents due today. */
  mine: count,
  /** The applications among them that wait for staff. */
  mineApplications: count,
  unassigned: count,
  /** Undecided applications whose promised answer or decision is overdue. */
  late: count,
  /** Undecided applications. */
  applications: count,
  /** Applications that wait for staff. */
  waitingApplications: count,
  allApplications: count,
  /** Submitted deals whose next move is staff's: those of the list with the status `us`. */
  deals: count,
  /** The user's deals among them. */
  mineDeals: count,
  /** Deals of the list with the status `late`. */
  lateDeals: count,
  /** Submitted deals that the CRM did not remove. */
  unassignedDeals: count,
  /** Submitted deals. */
  allDeals: count,
  /** Open data requests that are due within 14 days, or overdue. */
  dataRequests: z.nullable(count),
  /** New inquiries, and when the first answer is due; null without one. */
  inquiries: z.nullable(count),
  inquiriesDueAt: z.nullable(z.string()),
  /** Current notices without an email address that were not printed. */
  noticesToPrint: z.nullable(count),
  /** Current notices that wait for the disclosure of their offer. */
  noticesWaiting: z.nullable(count),
  /** Emails, leads and documents that were not delivered. */
  outbox: z.nullable(count),
});
export type DeskCounts = z.infer<typeof deskCountsSchema>;

/**
 * - decide: no decision is recorded
 * - documents: the applicant or dealer sent what was requested
 * - documents_due: the requested documents are due today
 * - no_answer: nothing arrived by the requested day
 * - review: a submitted deal
 * - prepare: an approved deal needs its documents
 */
const dayTaskKinds = ['decide', 'documents', 'documents_due', 'no_answer', 'review', 'prepare'] as const;
export type DayTaskKind = (typeof dayTaskKinds)[number];
const dayTaskSchema = z.object({
  kind: z.enum(dayTaskKinds),
  file: z.object({ kind: z.enum(['application', 'deal']), id: z.string() }),
  name: z.string(),
  /** The equipment of an application, the dealership of a deal. */
  about: z.string(),
  /** As the applicant typed it, or dollars; '' where none is given. */
  amount: z.string(),
  language: z.enum(['en', 'es']),
  /** By when an answer is promised, while its clock runs. */
  answerBy: z.nullable(z.string()),
  /** When the law requires the decision of an application, while its clock runs. */
  dueAt: z.nullable(z.string()),
  since: z.string(),
  /** Null while it is unassigned. A file of a disabled account counts as unassigned too. */
  assignee: z.nullable(assigneeSchema),
});
export type DayTask = z.infer<typeof dayTaskSchema>;

/** The earlier of the promised answer and the decision that the law requires. Null while no clock runs. */
export const nearestOf = ({ answerBy, dueAt }: Pick<DayTask, 'answerBy' | 'dueAt'>): string | null =>
  answerBy === null || (dueAt !== null && dueAt < answerBy) ? dueAt : answerBy;

/** What a staff member has to do today. The most urgent task is first. Files that the user may not decide are last. */
export const deskDaySchema = z.object({
  yours: z.array(dayTaskSchema),
  /**
   * The first 5 files of all staff that are late, due within a day, or within 7 days of the deadline of the law. A user
   * who funds deals without deciding them gets approved deals first. Empty without files.all, and while the user has own
   * tasks.
   */
  urgent: z.array(dayTaskSchema),
  /** Under the same conditions: when the law requires decisions of all staff, for those due within a day or overdue. */
  law: z.array(z.string()),
  /** Unassigned, the oldest first. */
  unassigned: z.array(dayTaskSchema),
  /** Figures of the last 7 days. Null without files.all. */
  week: z.nullable(
    z.object({
      received: count,
      approved: count,
      countered: count,
      declined: count,
      /** From the complete application to the decision; null without a decision. */
      medianHours: z.nullable(z.number()),
      /** Applications whose promised answer fell due, and those that had a decision or a request for documents by then. */
      promised: count,
      kept: count,
      /**
       * The first 5 undecided applications with at most 7 days until the deadline of the law, or past it. Own and
       * unassigned ones are left out, because `yours` and `unassigned` have them.
       */
      nearLaw: z.array(z.object({ id: z.string(), name: z.string(), dueAt: z.string() })),
    }),
  ),
});
export type DeskDay = z.infer<typeof deskDaySchema>;
