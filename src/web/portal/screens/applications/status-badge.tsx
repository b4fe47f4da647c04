import type { ApplicationStatus } from '#contract/admin.ts';
import type { Decision } from '#contract/decision.ts';
import { closedUndecided, statusNames } from '#copy/portal/applications.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
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
