import type { DecisionOutcome, RecordedOutcome } from '#contract/decision.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { outcomeNames, outcomeStatuses } from '#copy/portal/decisions.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { showDate } from '#web/portal/instants.ts';

const tones: Record<DecisionOutcome, Tone> = {
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
  <Badge tone={pending ? 'warn' : tones[outcome]}>
    {pending ? desk.outcomePending(outcomeNames[outcome]) : outcomeStatuses[outcome]}
  </Badge>
);

/** In a list: what stands, and since which day. */
export const OutcomeMark = ({ decision: { outcome, decidedAt, disclosurePending } }: { decision: RecordedOutcome }) =>
  disclosurePending ? (
    <OutcomeBadge outcome={outcome} pending />
  ) : (
    <Badge tone={tones[outcome]}>{desk.outcomeOn(outcomeStatuses[outcome], showDate(decidedAt))}</Badge>
  );
