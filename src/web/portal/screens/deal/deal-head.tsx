import { Copy, Ellipsis, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import type { Deal } from '#contract/deals.ts';
import { dealPage as words } from '#copy/portal/deal-page.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { showDate } from '#web/portal/instants.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { useMedia } from '#web/portal/hooks/use-media.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { IconShape } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { DealBadge } from '../dashboard/deal-badge.tsx';

type Props = { deal: Deal; syncing: boolean; onSync: () => void; onDelete: () => void };

/** The name of a deal, where it comes from, and the actions on all of it. */
export function DealHead({ deal, ...acts }: Props) {
  const { status } = deal;
  const stage = deal.salesforceStage ?? '';
  const badge = dealWords.statuses[status].toLowerCase();
  const customer = [`${deal.borrowerFirstName} ${deal.borrowerLastName}`, deal.borrowerCompany].filter(Boolean);
  return (
    <header className="deal-head">
      <div>
        <div className="deal-title">
          <ScreenHeading className="screen-title" title={deal.dealName}>
            {deal.dealName}
          </ScreenHeading>
          <DealBadge status={status} />
        </div>
        <p>{words.about(customer.join(', '), showDate(deal.createdAt))}</p>
        {stage !== '' && !stage.toLowerCase().endsWith(badge) && <p>{words.stage(stage)}</p>}
        {deal.applicationInvite && (
          <p>
            <Link to={`/dealer/send-application#invite-${deal.applicationInvite.id}`}>
              {words.fromApplication(deal.applicationInvite.reference ?? deal.applicationInvite.recipientName)}
            </Link>
          </p>
        )}
      </div>
      <Actions deal={deal} {...acts} />
    </header>
  );
}

/** On a phone, the rare actions are in a menu. */
function Actions({ deal: { id, status, salesforceLeadId }, syncing, onSync, onDelete }: Props) {
  const { actions } = words;
  const isPhone = useMedia('(max-width: 767px)');
  const isDraft = status === 'draft';
  const rare = [
    ...(isDraft || salesforceLeadId === null
      ? []
      : [{ label: syncing ? actions.syncing : actions.sync, icon: RefreshCw, disabled: syncing, onSelect: onSync }]),
    { label: actions.duplicate, icon: Copy, to: `/dealer/deals/new?from=${id}` },
  ];
  return (
    <div className={isPhone && !isDraft ? 'deal-actions deal-actions-menu' : 'deal-actions'}>
      {isDraft && (
        <Link button variant="outline" size="s" icon={Pencil} to={`/dealer/deals/${id}/edit`}>
          {actions.edit}
        </Link>
      )}
      {!isPhone && rare.map((one) => <RareAction key={'to' in one ? 'duplicate' : 'sync'} {...one} />)}
      {isDraft && (
        <Button variant="bad" size="s" icon={Trash2} onClick={onDelete}>
          {actions.delete}
        </Button>
      )}
      {isPhone && (
        <Menu label={actions.more} trigger={<IconButton label={actions.more} icon={Ellipsis} />} items={rare} />
      )}
    </div>
  );
}

type Rare = { label: string; icon: IconShape; to?: string; disabled?: boolean; onSelect?: () => void };

const RareAction = ({ label, icon, to, disabled = false, onSelect }: Rare) =>
  to === undefined ? (
    <Button variant="outline" size="s" icon={icon} busy={disabled && label} onClick={onSelect}>
      {label}
    </Button>
  ) : (
    <Link button variant="outline" size="s" icon={icon} to={to}>
      {label}
    </Link>
  );
