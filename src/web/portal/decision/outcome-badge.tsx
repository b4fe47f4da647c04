import type { DecisionOutcome, RecordedOutcome } from '#contract/decision.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { showDate } from '../instants.ts';

const tones: Record<DecisionOutcome, string> = {
  approved: 'ok',
  counter_offer: 'warn',
  declined: 'bad',
  withdrawn: 'plain',
};

export const OutcomeBadge = ({ outcome }: { outcome: DecisionOutcome }) => (
  <span className={`badge badge-${tones[outcome]}`}>{decisionWords.outcomes[outcome]}</span>
);

/** In a list: what stands, and since which day. */
export const OutcomeMark = ({ decision: { outcome, decidedAt } }: { decision: RecordedOutcome }) => (
  <span className={`badge badge-${tones[outcome]}`}>
    {desk.outcomeOn(decisionWords.outcomes[outcome], showDate(decidedAt))}
  </span>
);
