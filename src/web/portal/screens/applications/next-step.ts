import type { ApplicationFile } from '#contract/admin.ts';
import type { Decision } from '#contract/decision.ts';
import type { Permission } from '#contract/permissions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { showDate } from '#web/portal/instants.ts';
import { answerWords, clockWords, daysLate, timeLeft } from '../decision/clock-words.ts';
import { standingIn } from '../decision/decidable-file.ts';
import type { FileDocuments } from './file-documents.ts';

const { next: words } = desk;
/** The tone of the banner: our move, our promised answer is overdue, or others move next. */
export type StepTone = 'ours' | 'late' | 'plain';
type NextStep = { tone: StepTone; headline: string; text: string };

/** A deal in progress is ahead of an application that is still received: its review has started. */
export const stepStatusOf = <S extends ApplicationFile['status']>(
  status: S,
  deal: Pick<NonNullable<ApplicationFile['deal']>, 'status'> | null,
): S | 'in_review' =>
  status === 'received' && deal !== null && deal.status !== 'submitted' && deal.status !== 'sf_deleted'
    ? 'in_review'
    : status;

/** Returns who moves next about an application, and by when. `may` contains what the reader is allowed to do. */
export function nextStepOf(
  { status: own, clock, decisions, deal }: Pick<ApplicationFile, 'status' | 'clock' | 'decisions' | 'deal'>,
  now: number,
  may: (permission: Permission) => boolean,
  documents: Pick<FileDocuments, 'received' | 'requested'>,
): NextStep {
  const status = stepStatusOf(own, deal);
  const standing = standingIn(decisions);
  if (standing !== undefined) return stepAfter(standing, status, may);
  if (status === 'closed')
    return { tone: 'plain', headline: words.closed, text: answerWords({ ...clock, answerBy: null }, now) };
  if (clock.state === 'waiting')
    return { ...stepOfDocuments(documents, may('files.work')), text: clockWords(clock, now)?.text ?? '' };
  const ours = may(status === 'received' ? 'files.work' : 'files.decide');
  const [mine, others] =
    status === 'received' ? [words.start, words.startByOthers] : [words.decide, words.decideByOthers];
  const move = ours ? mine : others;
  if (daysLate(clock.answerBy, now) === 0)
    return { tone: ours ? 'ours' : 'plain', headline: move, text: answerWords(clock, now) };
  // The ruler has the deadline of Regulation B, and the headline does once it is near.
  const text = `${move}. ${answerWords({ ...clock, dueAt: null }, now)}`;
  return { tone: 'late', headline: timeLeft(clock, now).left, text };
}

function stepOfDocuments(
  { received, requested }: Pick<FileDocuments, 'received' | 'requested'>,
  mayWork: boolean,
): Pick<NextStep, 'tone' | 'headline'> {
  if (received === 0) return { tone: 'plain', headline: words.documents };
  if (received < requested) return { tone: 'plain', headline: words.documentsOf(received, requested) };
  return mayWork
    ? { tone: 'ours', headline: words.documentsIn }
    : { tone: 'plain', headline: words.documentsInByOthers };
}

function stepAfter(
  { outcome, disclosure, decidedAt, decidedBy, expired }: Decision,
  status: ApplicationFile['status'],
  may: (permission: Permission) => boolean,
): NextStep {
  const text = words.decidedAt(showDate(decidedAt), decidedBy);
  if (disclosure?.kind === 'pending' && expired)
    return { tone: may('files.decide') ? 'ours' : 'plain', headline: words.offerExpired, text };
  if (disclosure?.kind === 'pending')
    return may('disclosures.record')
      ? { tone: 'ours', headline: words.disclosure, text }
      : { tone: 'plain', headline: words.disclosureByOthers, text };
  const waits = outcome === 'counter_offer' && status !== 'closed';
  return { tone: 'plain', headline: waits ? words.counterOffer : words.decided(decisionWords.outcomes[outcome]), text };
}
