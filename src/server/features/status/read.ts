import {
  type AskedDocument,
  type StatusContent,
  type StatusPhase,
  type StatusReply,
  type StatusStep,
  statusSteps,
  type StatusView,
} from '#contract/status-page.ts';
import { maskedEmail } from '#contract/email-address.ts';
import { promisedAnswer } from '#contract/promised-answer.ts';
import { timeZoneOfApplicant } from '#contract/state-time-zones.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { upload as en } from '#copy/en/upload.ts';
import { upload as es } from '#copy/es/upload.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import type { ApplicationRow } from '#server/db/application-tables.ts';
import { requireApplication } from '#server/features/applications/read.ts';
import { findAssignee } from '#server/features/assignments/read.ts';
import { countUnknownToken } from '#server/features/auth/invitation.ts';
import { decisionForDealer } from '#server/features/decisions/read.ts';
import { findDealOf } from '#server/features/invites/start-deal.ts';
import { AppError } from '#server/lib/app-error.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import type { Tx } from '#server/ports.ts';
import { listAsked, findLink, stateOfStatusLink } from './status-page.ts';
import { type FoundStatusLink, selectFiles } from './store.ts';

const texts = { en, es };

/**
 * Returns an open link. @throws AppError not_found for an unknown or revoked token; gone for one that is over; rate_limited
 * for a network that guesses
 */
export const requireStatusLink = (app: App, ctx: Ctx, token: string): Promise<FoundStatusLink> =>
  countUnknownToken(
    app,
    ctx,
    async () => {
      const words = texts[ctx.lang].link;
      const link = await findLink(app.db.query, token);
      if (!link || link.revoked_at !== null) throw new AppError('not_found', words.unknown);
      if (link.is_over) throw new AppError('gone', words.expired);
      return link;
    },
    (seconds) => texts[ctx.lang].link.tooManyUnknown(waitingTime(seconds, ctx.lang)),
  );

/** Returns what the page at this address shows. Changes nothing, because email programs open links too. */
export async function readStatusPage(
  app: App,
  ctx: Ctx,
  token: string,
  reply: StatusReply | null,
): Promise<StatusView> {
  try {
    const link = await requireStatusLink(app, ctx, token);
    const content = await app.db.tx((tx) => readContent(app, ctx, tx, link.application_id));
    return { state: 'open', token, content, reply };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'rate_limited')
      return { state: 'limited', wait: waitingTime(error.extra.retryAfterSeconds ?? 60, ctx.lang) };
    if (error.code === 'gone') return { state: 'expired' };
    if (error.code !== 'not_found') throw error;
    const link = await findLink(app.db.query, token);
    return { state: link && stateOfStatusLink(link) === 'revoked' ? 'revoked' : 'unknown' };
  }
}

async function readContent(app: App, ctx: Ctx, tx: Tx, id: string): Promise<StatusContent> {
  const row = await requireApplication(tx, id);
  const documents = await listSent(tx, id);
  const { phase, decidedAt } = await phaseOf(app, tx, row, documents);
  const answerAt = promisedAnswer(row.clock_from, app.brand.timeZone);
  const isWaiting =
    phase === 'review' || phase === 'checking' || (phase === 'documents' && row.incomplete_since === null);
  return {
    reference: row.reference,
    business: row.business_name,
    amount: showTypedAmount(row.equipment_amount, row.language),
    phase,
    steps: stepsOf(row, { phase, documents, decidedAt }),
    hearBy: isWaiting && answerAt > ctx.now ? answerAt.toISOString() : null,
    respondBy: phase === 'documents' ? row.respond_by : null,
    documents,
    takesFiles: takesFiles(row),
    contact: (await findAssignee(tx, row))?.name ?? '',
    email: maskedEmail(row.principal_email),
    reminders: reminderState(row, documents),
    timeZone: timeZoneOfApplicant(row.business_state, app.brand.timeZone),
  };
}

/** Lists the requested documents, each with the files that the applicant sent for it. */
async function listSent(tx: Tx, id: string): Promise<StatusContent['documents']> {
  const [asked, files] = [await listAsked(tx, id), await selectFiles(tx, id)];
  return asked.map((one) => {
    const kept = files.filter(({ paper, malware }) => paper === one.paper && malware === null);
    // The last ones: a document that is asked for again starts over.
    const sent = kept.slice(kept.length - one.files).map((file) => ({
      id: file.id,
      name: withoutTaxNumbers(file.file_name),
      bytes: file.file_size,
      at: file.uploaded_at.toISOString(),
    }));
    return { ...one, sent };
  });
}

/** Masks what can be an SSN, ITIN or EIN: no sensitive number appears on the page. */
const withoutTaxNumbers = (name: string): string =>
  name.replace(/(?<!\d)(?:\d{3}[-. ]?\d{2}[-. ]?\d{4}|\d{2}-\d{7})(?!\d)/g, '•••');

export const takesFiles = ({ status, decided_at }: Pick<ApplicationRow, 'status' | 'decided_at'>): boolean =>
  status !== 'closed' && decided_at === null;

function reminderState(row: ApplicationRow, documents: AskedDocument[]): StatusContent['reminders'] {
  if (!takesFiles(row) || row.principal_email === '' || documents.every(({ state }) => state !== 'missing'))
    return 'none';
  return row.reminders_stopped_at === null ? 'on' : 'off';
}

/** Returns the phase. Shows the outcome once its notice has left. Until then the file is in review. */
async function phaseOf(
  app: App,
  tx: Tx,
  row: ApplicationRow,
  documents: AskedDocument[],
): Promise<{ phase: StatusPhase; decidedAt: Date | null }> {
  const deal = await findDealOf(tx, row.id);
  const decision = await decisionForDealer(app, tx, { applicationId: row.id, dealId: deal?.id ?? null });
  if (decision !== null && row.decided_at !== null && !decision.figuresHeld) {
    const phase = decision.outcome === 'withdrawn' ? 'withdrawn' : (phaseOfDeal[deal?.status ?? ''] ?? 'decided');
    return { phase, decidedAt: row.decided_at };
  }
  const isClosed = row.status === 'closed' && decision === null;
  return { phase: isClosed ? 'closed' : undecidedPhase(row, documents), decidedAt: null };
}

const phaseOfDeal: Record<string, StatusPhase> = { docs_out: 'signing', funded: 'paid' };

/** Returns the phase before a decision. The applicant has the next move while a requested document is missing. */
function undecidedPhase(row: ApplicationRow, documents: AskedDocument[]): StatusPhase {
  if (takesFiles(row) && documents.some(({ state }) => state === 'missing')) return 'documents';
  if (row.incomplete_since !== null) return 'checking';
  if (row.status !== 'received') return 'review';
  return documents.every(isAccepted) ? 'review' : 'checking';
}

/** Returns whether staff accepted the document. A file can be the first page of several, so only staff completes it. */
const isAccepted = ({ state }: AskedDocument): boolean => state === 'accepted';

type Progress = { phase: StatusPhase; documents: AskedDocument[]; decidedAt: Date | null };

/** The step that each phase is at; null where the application has ended. */
const stepNow: Record<StatusPhase, StatusStep | null> = {
  documents: 'documents',
  checking: 'documents',
  review: 'review',
  decided: null,
  signing: 'sign',
  paid: null,
  withdrawn: null,
  closed: null,
};
const stepsDone: Record<StatusPhase, readonly StatusStep[]> = {
  documents: ['received'],
  checking: ['received'],
  review: ['received', 'documents'],
  decided: ['received', 'documents', 'review'],
  signing: ['received', 'documents', 'review'],
  paid: statusSteps,
  withdrawn: ['received'],
  closed: ['received'],
};

function stepsOf(row: ApplicationRow, { phase, documents, decidedAt }: Progress): StatusContent['steps'] {
  const lastFile = documents.map(({ at }) => at).findLast((at) => at !== null) ?? null;
  const times: Partial<Record<StatusStep, string | null>> = {
    received: row.created_at.toISOString(),
    documents: lastFile,
    review: decidedAt?.toISOString() ?? null,
  };
  // An application that ended has no next step. Whether an answer leads to signing is in its notice.
  const hasEnded = phase === 'withdrawn' || phase === 'closed';
  const shown = hasEnded ? stepsDone[phase] : phase === 'decided' ? statusSteps.slice(0, 3) : statusSteps;
  return shown
    .filter((name) => name !== 'documents' || documents.length > 0)
    .map((name) => {
      const isBehind = stepsDone[phase].includes(name);
      const isDone = isBehind && (name !== 'documents' || phase !== 'review' || documents.every(isAccepted));
      const state = isDone ? 'done' : stepNow[phase] === name ? 'now' : 'open';
      return { name, state, at: state === 'done' ? (times[name] ?? null) : null };
    });
}
