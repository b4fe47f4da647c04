import type { AdminDeal } from '#contract/admin-deals.ts';
import { DealBadge } from '../dashboard/deal-badge.tsx';
import { OutcomeBadge } from '../decision/outcome-badge.tsx';

/** The status; an approval whose disclosure is pending says so. */
export const DealStatusBadge = ({ deal: { status, decision } }: { deal: AdminDeal }) =>
  status === 'approved' && decision?.outcome === 'approved' && decision.figuresHeld ? (
    <OutcomeBadge outcome="approved" pending />
  ) : (
    <DealBadge status={status} />
  );
