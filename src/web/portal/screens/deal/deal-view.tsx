import { Copy, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dealPage as words } from '#copy/portal/deal-page.ts';
import type { Deal } from '#contract/deals.ts';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { DealBadge } from '../dashboard/deal-badge.tsx';
import { OPENS_LINK } from '../deal-form/use-deal-sending.ts';
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
  const [asking, setAsking] = useState<Asking | undefined>(useOpensLink() ? 'link' : undefined);
  const { actions } = words;
  const { id, status } = deal;
  const customer = [`${deal.borrowerFirstName} ${deal.borrowerLastName}`, deal.borrowerCompany].filter(Boolean);
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
          {deal.salesforceStage !== null && <p>{words.stage(deal.salesforceStage)}</p>}
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
      {asking && <Dialogs deal={deal} asking={asking} changes={changes} onClose={() => setAsking(undefined)} />}
    </>
  );
}

type Asking = 'submit' | 'delete' | 'link';
type DialogsProps = {
  deal: Deal;
  asking: Asking;
  changes: ReturnType<typeof useDealChanges>;
  onClose: () => void;
};

function Dialogs({ deal, asking, changes, onClose }: DialogsProps) {
  const { actions } = words;
  const common = { cancel: actions.cancel, onClose };
  if (asking === 'link') return <LinkDialog deal={deal} onClose={onClose} />;
  return asking === 'submit' ? (
    <ConfirmDialog
      {...words.confirmSubmit}
      {...common}
      confirm={actions.submit}
      busy={actions.submitting}
      act={changes.submit}
    />
  ) : (
    <ConfirmDialog
      {...words.confirmDelete}
      {...common}
      confirm={actions.delete}
      busy={actions.deleting}
      bad
      act={changes.remove}
    />
  );
}

/** Whether the new deal form asked for a link. A reload of the page does not ask again. */
function useOpensLink(): boolean {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const opens = state === OPENS_LINK;
  useEffect(() => {
    if (opens) void navigate('.', { replace: true });
  }, [opens, navigate]);
  return opens;
}
