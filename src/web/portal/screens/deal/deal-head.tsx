import { Copy, Pencil, Trash2 } from 'lucide-react';
import { type Deal, isApprovalExpired } from '#contract/deals.ts';
import { dealPage as words } from '#copy/portal/deal-page.ts';
import { showDate } from '#web/portal/instants.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { DealBadge } from '../dashboard/deal-badge.tsx';

type Props = { deal: Deal; onDelete: () => void };

/** The name of a deal, where it comes from, and the actions on all of it. */
export function DealHead({ deal, onDelete }: Props) {
  const customer = [`${deal.borrowerFirstName} ${deal.borrowerLastName}`, deal.borrowerCompany].filter(Boolean);
  return (
    <header className="deal-head">
      <div>
        <div className="deal-title">
          <ScreenHeading className="screen-title" title={deal.dealName}>
            {deal.dealName}
          </ScreenHeading>
          <DealBadge status={deal.status} expired={isApprovalExpired(deal)} />
        </div>
        <p>{words.about(customer.join(', '), showDate(deal.createdAt))}</p>
        {deal.applicationInvite && (
          <p>
            <Link to={`/dealer/send-application#invite-${deal.applicationInvite.id}`}>
              {words.fromApplication(deal.applicationInvite.reference ?? deal.applicationInvite.recipientName)}
            </Link>
          </p>
        )}
      </div>
      <Actions deal={deal} onDelete={onDelete} />
    </header>
  );
}

function Actions({ deal: { id, status }, onDelete }: Props) {
  const { actions } = words;
  const isDraft = status === 'draft';
  return (
    <div className="deal-actions">
      {isDraft && (
        <Link button variant="outline" size="s" icon={Pencil} to={`/dealer/deals/${id}/edit`}>
          {actions.edit}
        </Link>
      )}
      <Link button variant="outline" size="s" icon={Copy} to={`/dealer/deals/new?from=${id}`}>
        {actions.duplicate}
      </Link>
      {isDraft && (
        <Button variant="bad" size="s" icon={Trash2} onClick={onDelete}>
          {actions.delete}
        </Button>
      )}
    </div>
  );
}
