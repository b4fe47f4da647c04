import type { ApplicationFile } from '#contract/admin.ts';
import { file } from '#copy/portal/applications.ts';
import { showDate, showInstant } from '#web/portal/instants.ts';
import { Link } from '#web/ui/link.tsx';
import { AssigneeLine } from '../assignment/assignee-line.tsx';
import { DealBadge } from '../dashboard/deal-badge.tsx';
import { standingIn } from '../decision/decidable-file.ts';
import { Property } from './file-side.tsx';
import { StatusBadge } from './status-badge.tsx';

const { properties: words } = file;

export function ApplicationProperties({ application: a }: { application: ApplicationFile }) {
  const { deal, salesperson } = a;
  return (
    <>
      {deal !== null && (
        <Property label={words.deal}>
          <Link to={`/admin/deals/${deal.id}`}>{deal.dealName}</Link>
          <DealBadge status={deal.status} />
        </Property>
      )}
      <Property label={deal === null ? words.status : words.application}>
        <StatusBadge status={a.status} decision={standingIn(a.decisions)} />
      </Property>
      <Property label={words.assigned}>
        <AssigneeLine file={{ kind: 'application', id: a.id }} assignee={a.assignee} />
      </Property>
      {a.invitedBy !== null && (
        <Property label={words.dealer}>
          {a.invitedBy.dealerId === null ? (
            a.invitedBy.dealership
          ) : (
            <Link to={`/admin/dealers/${a.invitedBy.dealerId}`}>{a.invitedBy.dealership}</Link>
          )}
        </Property>
      )}
      {salesperson !== '' && salesperson !== 'N/A' && <Property label={words.representative}>{salesperson}</Property>}
      <Property label={words.received}>
        <time dateTime={a.createdAt} title={showInstant(a.createdAt)}>
          {showDate(a.createdAt)}
        </time>
      </Property>
    </>
  );
}
