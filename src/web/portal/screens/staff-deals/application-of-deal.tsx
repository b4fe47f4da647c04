import { Link } from 'react-router';
import type { AdminDeal } from '#contract/admin-deals.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { staffDeals as words } from '#copy/portal/staff-deals.ts';
import { StatusBadge } from '../applications/status-badge.tsx';
import { standingIn } from '../decision/decidable-file.ts';
import { showDate } from '#web/portal/instants.ts';

type Props = { application: NonNullable<AdminDeal['application']>; decisions: AdminDeal['decisions'] };

/** The application that the deal was made from, a hop away. */
export const ApplicationOfDeal = ({ application, decisions }: Props) => (
  <p className="application-of-deal">
    <Link to={`/admin/applications/${application.id}`}>{dealPage.fromApplication(application.reference)}</Link>
    <StatusBadge status={application.status} decision={standingIn(decisions)} />
    <span>{words.received(showDate(application.receivedAt))}</span>
  </p>
);
