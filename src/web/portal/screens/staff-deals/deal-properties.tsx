import type { AdminDeal } from '#contract/admin-deals.ts';
import { file } from '#copy/portal/applications.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { showDate, showInstant } from '#web/portal/instants.ts';
import { Link } from '#web/ui/link.tsx';
import { Property } from '../applications/file-side.tsx';
import { StatusBadge } from '../applications/status-badge.tsx';
import { AssigneeLine } from '../assignment/assignee-line.tsx';
import { standingIn } from '../decision/decidable-file.ts';
import { DealStatusBadge } from './deal-status-badge.tsx';

const { properties: words } = file;

export function DealProperties({ deal }: { deal: AdminDeal }) {
  const { application, submittedAt } = deal;
  return (
    <>
      <Property label={words.status}>
        <DealStatusBadge deal={deal} />
      </Property>
      <Property label={words.assigned}>
        <AssigneeLine file={{ kind: 'deal', id: deal.id }} assignee={deal.assignee} />
      </Property>
      {application && (
        <Property label={words.application}>
          <Link to={`/admin/applications/${application.id}`}>{application.reference}</Link>
          <StatusBadge status={application.status} decision={standingIn(deal.decisions)} />
        </Property>
      )}
      <Property label={words.dealer}>
        <Link to={`/admin/dealers/${deal.dealerId}`}>{deal.dealership}</Link>
      </Property>
      <Property label={words.submittedBy}>
        <EmailText>{deal.createdBy}</EmailText>
      </Property>
      {submittedAt !== null && (
        <Property label={words.submitted}>
          <time dateTime={submittedAt} title={showInstant(submittedAt)}>
            {showDate(submittedAt)}
          </time>
        </Property>
      )}
    </>
  );
}
