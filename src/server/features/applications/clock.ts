import type { Brand } from '#contract/brand.ts';
import type { DecisionClock } from '#contract/decision.ts';
import type { Incompleteness } from '#contract/decisions.ts';
import { addDays, dayIn } from '#contract/days.ts';
import { promisedAnswer } from '#contract/promised-answer.ts';
import { requiredDocuments as en } from '#copy/en/required-documents.ts';
import { requiredDocuments as es } from '#copy/es/required-documents.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { lockOwnFile } from '#server/features/assignments/own-file.ts';
import { recipientName } from '#server/features/emails/layout.ts';
import { lenderWithTexts } from '#server/features/emails/lender.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { acceptDocuments, askForDocuments, findStatusUrl } from '#server/features/status/status-page.ts';
import { requireApplication } from './read.ts';
import { setDocumentWait } from './store.ts';
import type { ApplicationRow } from '#server/db/application-tables.ts';

const texts = { en, es };
const DAYS_AHEAD = 366;
const NO_ADDRESS = 'This applicant gave no email address. Ask by phone or letter.';
const STOPPED = 'This application is already decided.';
const NOT_WAITING = 'No documents are requested, so the clock is running.';

/**
 * Sends the notice of incompleteness in the applicant's language. The decision clock pauses until the documents arrive.
 * A repeated request replaces the deadline.
 * @throws AppError not_found; validation for a past or distant day; conflict after a decision, or without an email
 * address
 */
export async function sendNoticeOfIncompleteness(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  { missing, respondBy }: Incompleteness,
): Promise<DecisionClock> {
  requirePermission(ctx, 'files.work');
  const today = dayIn(app.brand.timeZone, ctx.now);
  const until = addDays(today, DAYS_AHEAD);
  if (respondBy < today || respondBy > until) throw fieldError('respondBy', decisionWords.dayBetween(today, until));
  return app.db.tx(async (tx) => {
    await lockOwnFile(tx, ctx, { kind: 'application', id });
    const { reference, language, principal_email: to, principal_name: name } = await requireApplication(tx, id);
    if (to === '') throw new AppError('conflict', NO_ADDRESS);
    if (!(await setDocumentWait(tx, id, { since: ctx.now, respondBy }))) throw new AppError('conflict', STOPPED);
    await askForDocuments(tx, ctx, id, missing);
    const link = await findStatusUrl(app, tx, { id, language });
    await queueEmail(app, ctx, tx, {
      template: 'incompleteness-notice',
      to,
      language,
      params: {
        reference,
        recipient: recipientName(name),
        missing: missing.map((paper) => texts[language][paper].name),
        respondBy,
        lender: lenderWithTexts(app.brand, language),
        ...(link !== undefined && { link }),
      },
    });
    const detail = { papers: missing.join(', '), until: respondBy };
    await audit(tx, ctx, 'application.incomplete', { kind: 'application', id }, detail);
    return clockOf(await requireApplication(tx, id), app.brand);
  });
}

/** Restarts the full decision time when documents arrive. @throws AppError not_found; conflict when none are due */
export async function markComplete(app: App, ctx: Ctx<StaffActor>, id: string): Promise<DecisionClock> {
  requirePermission(ctx, 'files.work');
  return app.db.tx(async (tx) => {
    await lockOwnFile(tx, ctx, { kind: 'application', id });
    await requireApplication(tx, id);
    if (!(await setDocumentWait(tx, id, null, ctx.now))) throw new AppError('conflict', NOT_WAITING);
    await acceptDocuments(tx, ctx, id);
    await audit(tx, ctx, 'application.complete', { kind: 'application', id });
    return clockOf(await requireApplication(tx, id), app.brand);
  });
}

const DAY_MS = 86_400_000;
const idle = { completeAt: null, answerBy: null, dueAt: null };
type Timed = Pick<ApplicationRow, 'clock_from' | 'decided_at' | 'incomplete_since' | 'respond_by'>;

/** Returns when the time of an application must have started for it to be due before `at`. */
export const beganBefore = (at: Date, decisionDays: number): Date => new Date(at.getTime() - decisionDays * DAY_MS);

/**
 * Returns the state of the decision clock. It runs from the complete application on, pauses while documents are
 * requested (12 CFR 1002.9(c)(2)), and stops with the decision. Closing the file does not stop it, because that does
 * not notify the applicant.
 */
export function clockOf(row: Timed, { notices, timeZone }: Pick<Brand, 'notices' | 'timeZone'>): DecisionClock {
  if (row.decided_at !== null) return { ...idle, state: 'stopped', respondBy: null };
  if (row.incomplete_since !== null) return { ...idle, state: 'waiting', respondBy: row.respond_by };
  return {
    state: 'running',
    completeAt: row.clock_from.toISOString(),
    answerBy: promisedAnswer(row.clock_from, timeZone).toISOString(),
    dueAt: new Date(row.clock_from.getTime() + notices.decisionDays * DAY_MS).toISOString(),
    respondBy: null,
  };
}
