import type { ApplicationStatus } from '#contract/admin.ts';
import type { DecisionOutcome } from '#contract/decision.ts';
import { closedUndecided, statusNames } from '#copy/portal/applications.ts';
import { OutcomeBadge } from '../decision/outcome-badge.tsx';

const tones: Record<ApplicationStatus, string> = { received: 'accent', in_review: 'accent', closed: 'plain' };
type Props = {
  status: ApplicationStatus;
  /** Of the decision that stands; undefined when none does. */
  outcome: DecisionOutcome | undefined;
};

/** Where an application stands. A decision closes it, and then says how: “Closed” alone reads like a refusal. */
export const StatusBadge = ({ status, outcome }: Props) =>
  status === 'closed' && outcome !== undefined ? (
    <OutcomeBadge outcome={outcome} />
  ) : (
    <span className={`badge badge-${tones[status]}`}>
      {status === 'closed' ? closedUndecided : statusNames[status]}
    </span>
  );
