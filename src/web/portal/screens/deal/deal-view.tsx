import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dashboard } from '#copy/portal/dashboard.ts';
import { dealPage as words } from '#copy/portal/deal-page.ts';
import { type Deal, isApprovalExpired, isClosed } from '#contract/deals.ts';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { DealSummary } from '../deal-form/deal-summary.tsx';
import { valuesOf } from '../deal-form/deal-values.ts';
import type { DealSending } from '../deal-form/use-deal-sending.ts';
import { returnFocus } from '#web/portal/hooks/return-focus.ts';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { DocumentsSection } from '../documents/documents-section.tsx';
import { LinkDialog } from '../documents/link-dialog.tsx';
import { LinksSection } from '../documents/links-section.tsx';
import { useRequested } from '../documents/use-requested.ts';
import { BrandContact } from '../sign-in/brand-contact.tsx';
import { DealFacts } from './deal-facts.tsx';
import { DealHead } from './deal-head.tsx';
import { DealSections } from './deal-sections.tsx';
import { NextMove, useLinkOffer } from './next-move.tsx';
import { DealDecision, showsDecision } from './deal-decision.tsx';
import { Timeline } from './timeline.tsx';
import { useDealChanges } from './use-deal-changes.ts';

export function DealView({ deal }: { deal: Deal }) {
  const changes = useDealChanges(deal);
  const cameBy = useCameBy();
  const [asking, setAsking] = useState<Asking | undefined>(cameBy === 'link' ? 'link' : undefined);
  const next = useRef<HTMLButtonElement>(null);
  const { id, status } = deal;
  const missing = useRequested(id)?.missing ?? [];
  const closed = isClosed(status) || (status === 'funded' && missing.length === 0);
  useEffect(() => {
    if (cameBy === 'save') next.current?.focus();
  }, [cameBy]);
  useLetterKeys(closed ? {} : { u: () => setAsking('link') });
  const link = useLinkOffer(deal);
  const askForLink = (): void => setAsking('link');
  const close = (): void => {
    setAsking(undefined);
    returnFocus(next);
  };
  return (
    <>
      <DealHead deal={deal} onDelete={() => setAsking('delete')} />
      <div className="deal-columns-2">
        <div className="deal-main">
          <NextMove deal={deal} link={link} next={next} onSubmit={() => setAsking('submit')} onAsk={askForLink} />
          <DealFacts deal={deal} />
          {deal.decision && showsDecision(deal.decision, deal.status) && (
            <DealDecision decision={deal.decision} status={deal.status} />
          )}
          <DocumentsSection key={id} deal={deal} />
        </div>
        <div className="deal-main deal-side">
          <Timeline deal={deal} actions={<Sync deal={deal} changes={changes} />} />
          <LinksSection
            dealId={id}
            closed={closed}
            onMake={link.isOffered || isApprovalExpired(deal) ? undefined : askForLink}
          />
          <p className="deal-contact">
            {dashboard.questions} <BrandContact />
          </p>
        </div>
        <div className="deal-main">
          <DealSections deal={deal} />
        </div>
      </div>
      {asking && <Dialogs deal={deal} asking={asking} changes={changes} onClose={close} />}
    </>
  );
}

/** Asks the CRM for the stage of a deal that it knows. */
function Sync({ deal: { status, salesforceLeadId }, changes }: { deal: Deal; changes: Changes }) {
  const { sync, syncing } = words.actions;
  if (status === 'draft' || salesforceLeadId === null) return null;
  return (
    <Button
      variant="outline"
      size="s"
      icon={RefreshCw}
      busy={changes.syncing && syncing}
      onClick={() => void changes.sync()}
    >
      {sync}
    </Button>
  );
}

type Asking = 'submit' | 'delete' | 'link';
type Changes = ReturnType<typeof useDealChanges>;
type DialogsProps = {
  deal: Deal;
  asking: Asking;
  changes: Changes;
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
    >
      <DealSummary deal={valuesOf(deal)} />
    </ConfirmDialog>
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

/** Returns how the deal form led here. Undefined after a reload. */
function useCameBy(): DealSending | undefined {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const [cameBy] = useState(() => sendings.find((one) => one === state));
  useEffect(() => {
    if (cameBy) void navigate('.', { replace: true });
  }, [cameBy, navigate]);
  return cameBy;
}
const sendings: readonly DealSending[] = ['save', 'submit', 'link'];
