import { Copy, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
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
            <Link className="button button-outline button-dense" to={`/dealer/deals/${id}/edit`}>
              <Pencil size={16} strokeWidth={1.75} aria-hidden />
              {actions.edit}
            </Link>
          )}
          {status !== 'draft' && deal.salesforceLeadId !== null && (
            <button
              type="button"
              className="button button-outline button-dense"
              aria-disabled={changes.syncing}
              onClick={() => !changes.syncing && void changes.sync()}
            >
              <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
              {changes.syncing ? actions.syncing : actions.sync}
            </button>
          )}
          <Link className="button button-outline button-dense" to={`/dealer/deals/new?from=${id}`}>
            <Copy size={16} strokeWidth={1.75} aria-hidden />
            {actions.duplicate}
          </Link>
          {status === 'draft' && (
            <button type="button" className="button button-bad button-dense" onClick={() => setAsking('delete')}>
              <Trash2 size={16} strokeWidth={1.75} aria-hidden />
              {actions.delete}
            </button>
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
