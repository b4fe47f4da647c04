import { Copy, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dealPage as words } from '#copy/portal/deal-page.ts';
import type { Deal } from '#contract/deals.ts';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { DealBadge } from '../dashboard/deal-badge.tsx';
import { showDate } from '#web/portal/instants.ts';
import { DocumentsSection } from '../documents/documents-section.tsx';
import { LinkDialog } from '../documents/link-dialog.tsx';
import { LinksSection } from '../documents/links-section.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { DealFacts } from './deal-facts.tsx';
import { DealSections } from './deal-sections.tsx';
import { NextMove } from './next-move.tsx';
import { ToldDecision } from './told-decision.tsx';
import { Timeline } from './timeline.tsx';
import { useDealChanges } from './use-deal-changes.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';

export function DealView({ deal }: { deal: Deal }) {
  const changes = useDealChanges(deal);
  const [asking, setAsking] = useState<'submit' | 'delete' | 'link'>();
  const { actions } = words;
  const { id, status } = deal;
  const customer = [`${deal.borrowerFirstName} ${deal.borrowerLastName}`, deal.borrowerCompany].filter(Boolean);
  const close = (): void => setAsking(undefined);
  return (
    <>
      <header className="deal-head">
        <div>
          <div className="deal-title">
            <ScreenHeading className="screen-title" title={deal.dealName}>
              {deal.dealName}
            </ScreenHeading>
            <DealBadge status={status} />
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
        <div className="deal-actions">
          {status === 'draft' && (
            <Link button variant="outline" size="s" icon={Pencil} to={`/dealer/deals/${id}/edit`}>
              {actions.edit}
            </Link>
          )}
          {status !== 'draft' && deal.salesforceLeadId !== null && (
            <Button
              variant="outline"
              size="s"
              icon={RefreshCw}
              busy={changes.syncing && actions.syncing}
              onClick={() => void changes.sync()}
            >
              {actions.sync}
            </Button>
          )}
          <Link button variant="outline" size="s" icon={Copy} to={`/dealer/deals/new?from=${id}`}>
            {actions.duplicate}
          </Link>
          {status === 'draft' && (
            <Button variant="bad" size="s" icon={Trash2} onClick={() => setAsking('delete')}>
              {actions.delete}
            </Button>
          )}
        </div>
      </header>
      <div className="deal-columns-2">
        <div className="deal-main">
          <NextMove deal={deal} onSubmit={() => setAsking('submit')} onAsk={() => setAsking('link')} />
          {deal.decision && <ToldDecision decision={deal.decision} />}
          <DealFacts deal={deal} />
          <DocumentsSection key={id} dealId={id} removed={status === 'sf_deleted'} />
        </div>
        <div className="deal-main deal-side">
          <Timeline deal={deal} />
          <LinksSection dealId={id} removed={status === 'sf_deleted'} onMake={() => setAsking('link')} />
        </div>
        <div className="deal-main">
          <DealSections deal={deal} />
        </div>
      </div>
      {asking === 'submit' && (
        <ConfirmDialog
          {...words.confirmSubmit}
          confirm={actions.submit}
          busy={actions.submitting}
          cancel={actions.cancel}
          act={changes.submit}
          onClose={close}
        />
      )}
      {asking === 'link' && <LinkDialog deal={deal} onClose={close} />}
      {asking === 'delete' && (
        <ConfirmDialog
          {...words.confirmDelete}
          confirm={actions.delete}
          busy={actions.deleting}
          cancel={actions.cancel}
          bad
          act={changes.remove}
          onClose={close}
        />
      )}
    </>
  );
}
