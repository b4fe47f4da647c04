import type { DecisionOutcome, RecordedOutcome } from '#contract/decision.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { showDate } from '#web/portal/instants.ts';

const tones: Record<DecisionOutcome, string> = {
  approved: 'ok',
  counter_offer: 'warn',
  declined: 'bad',
  withdrawn: 'plain',
};

type Props = {
  outcome: DecisionOutcome;
  /** The customer does not have the disclosure of the offer yet. */
  pending?: boolean | undefined;
};

export const OutcomeBadge = ({ outcome, pending = false }: Props) => (
  <span className={`badge badge-${pending ? 'warn' : tones[outcome]}`}>
    {pending ? desk.outcomePending(decisionWords.outcomes[outcome]) : decisionWords.outcomes[outcome]}
  </span>
);

/** In a list: what stands, and since which day. */
export const OutcomeMark = ({ decision: { outcome, decidedAt, disclosurePending } }: { decision: RecordedOutcome }) =>
  disclosurePending ? (
    <OutcomeBadge outcome={outcome} pending />
  ) : (
    <span className={`badge badge-${tones[outcome]}`}>
      {desk.outcomeOn(decisionWords.outcomes[outcome], showDate(decidedAt))}
    </span>
  );
