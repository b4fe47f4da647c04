import type { ApplicationFile, ApplicationStatus } from '#contract/admin.ts';
import type { Decision } from '#contract/decision.ts';
import { closedUndecided, statusNames } from '#copy/portal/applications.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { DealBadge } from '../dashboard/deal-badge.tsx';
import { standingIn } from '../decision/decidable-file.ts';
import { OutcomeBadge } from '../decision/outcome-badge.tsx';

const tones: Record<ApplicationStatus, Tone> = { received: 'accent', in_review: 'accent', closed: 'plain' };
type Props = {
  status: ApplicationStatus;
  /** The current decision; undefined without one. */
  decision: Pick<Decision, 'outcome' | 'disclosure'> | undefined;
};

/** Shows the status of an application, or its decision once it is closed or countered. “Closed” alone reads like a refusal. */
export const StatusBadge = ({ status, decision }: Props) =>
  decision !== undefined && (status === 'closed' || decision.outcome === 'counter_offer') ? (
    <OutcomeBadge outcome={decision.outcome} pending={decision.disclosure?.kind === 'pending'} />
  ) : (
    <Badge tone={tones[status]}>{status === 'closed' ? closedUndecided : statusNames[status]}</Badge>
  );

/** Shows the one status of a file: of its deal where there is one, unless the decision says more. */
export const FileStatusBadge = ({
  application: a,
}: {
  application: Pick<ApplicationFile, 'status' | 'deal' | 'decisions'>;
}) => {
  const decision = standingIn(a.decisions);
  return a.deal === null || a.deal.status === 'sf_deleted' || decision !== undefined ? (
    <StatusBadge status={a.status} decision={decision} />
  ) : (
    <DealBadge status={a.deal.status} />
  );
};
