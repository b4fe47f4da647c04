import type { ApplicationFile } from '#contract/admin.ts';
import type { Decision } from '#contract/decision.ts';
import type { Permission } from '#contract/permissions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { showDate } from '#web/portal/instants.ts';
import { answerWords, clockWords } from '../decision/clock-words.ts';
import { standingIn } from '../decision/decidable-file.ts';

const { next: words } = desk;
type NextStep = { ours: boolean; headline: string; text: string };

/** Who moves next about an application, and by when. `may` tells what the reader is allowed to do. */
export function nextStepOf(
  { status, clock, decisions }: Pick<ApplicationFile, 'status' | 'clock' | 'decisions'>,
  now: number,
  may: (permission: Permission) => boolean,
): NextStep {
  const standing = standingIn(decisions);
  if (standing !== undefined) return stepAfter(standing, status, may('disclosures.record'));
  if (status === 'closed') return { ours: false, headline: words.closed, text: answerWords(clock, now) };
  if (clock.state === 'waiting')
    return { ours: false, headline: words.documents, text: clockWords(clock, now)?.text ?? '' };
  const text = answerWords(clock, now);
  if (status === 'received') {
    const ours = may('files.work');
    return { ours, headline: ours ? words.start : words.startByOthers, text };
  }
  const ours = may('files.decide');
  return { ours, headline: ours ? words.decide : words.decideByOthers, text };
}

function stepAfter(
  { outcome, disclosure, decidedAt, decidedBy }: Decision,
  status: ApplicationFile['status'],
  mayRecord: boolean,
): NextStep {
  const text = words.decidedAt(showDate(decidedAt), decidedBy);
  if (disclosure?.kind === 'pending')
    return { ours: mayRecord, headline: mayRecord ? words.disclosure : words.disclosureByOthers, text };
  const waits = outcome === 'counter_offer' && status !== 'closed';
  return { ours: false, headline: waits ? words.counterOffer : words.decided(decisionWords.outcomes[outcome]), text };
}
