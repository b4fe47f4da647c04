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
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { DealBadge } from '../dashboard/deal-badge.tsx';

type Props = { deal: Deal; syncing: boolean; onSync: () => void; onDelete: () => void };

/** The name of a deal, where it comes from, and the actions on all of it. */
export function DealHead({ deal, syncing, onSync, onDelete }: Props) {
  const { actions } = words;
  const { id, status } = deal;
  const isPhone = useMedia('(max-width: 767px)');
  const maySync = status !== 'draft' && deal.salesforceLeadId !== null;
  const sync: MenuItem = {
    label: syncing ? actions.syncing : actions.sync,
    icon: RefreshCw,
    disabled: syncing,
    onSelect: onSync,
  };
  const duplicate = `/dealer/deals/new?from=${id}`;
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
      <div className="deal-actions">
        {status === 'draft' && (
          <Link button variant="outline" size="s" icon={Pencil} to={`/dealer/deals/${id}/edit`}>
            {actions.edit}
          </Link>
        )}
        {!isPhone && (
          <>
            {maySync && (
              <Button variant="outline" size="s" icon={RefreshCw} busy={syncing && actions.syncing} onClick={onSync}>
                {actions.sync}
              </Button>
            )}
            <Link button variant="outline" size="s" icon={Copy} to={duplicate}>
              {actions.duplicate}
            </Link>
          </>
        )}
        {status === 'draft' && (
          <Button variant="bad" size="s" icon={Trash2} onClick={onDelete}>
            {actions.delete}
          </Button>
        )}
        {isPhone && (
          <Menu
            label={actions.more}
            trigger={<IconButton label={actions.more} icon={Ellipsis} />}
            items={[...(maySync ? [sync] : []), { label: actions.duplicate, icon: Copy, to: duplicate }]}
          />
        )}
      </div>
    </header>
  );
}
