import type { AdminDeal } from '#contract/admin-deals.ts';
import { isApprovalExpired } from '#contract/deals.ts';
import { DealBadge } from '../dashboard/deal-badge.tsx';
import { OutcomeBadge } from '../decision/outcome-badge.tsx';

/** The status. Shows whether the disclosure of an approval is pending, or a counteroffer is open. */
export const DealStatusBadge = ({ deal }: { deal: AdminDeal }) => {
  const { status, decision, statusSince } = deal;
  if (status === 'approved' && decision?.outcome === 'approved' && decision.figuresHeld)
    return <OutcomeBadge outcome="approved" pending />;
  return status === 'info_requested' && decision?.outcome === 'counter_offer' && decision.decidedAt >= statusSince ? (
    <OutcomeBadge outcome="counter_offer" pending={decision.figuresHeld} />
  ) : (
    <DealBadge status={status} expired={isApprovalExpired(deal)} />
  );
};
