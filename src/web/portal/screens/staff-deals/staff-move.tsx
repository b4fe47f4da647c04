import { type Ref, useState } from 'react';
import { type AdminDeal, type StaffStatus, staffStatuses } from '#contract/admin-deals.ts';
import { type DealStatus, isApprovalExpired, isDecision, mayBecome, moverOfDeal } from '#contract/deals.ts';
import { staffDeals } from '#copy/portal/staff-deals.ts';
import { useMay } from '#web/client/session.ts';
import { May } from '#web/portal/layout/may.tsx';
import { Button } from '#web/ui/button.tsx';
import type { MenuItem } from '#web/ui/menu.tsx';
import { DecideButton } from '../decision/decide-button.tsx';
import { type NextFile, NextFileLink } from '../decision/next-file.tsx';
import { RecordDisclosureButton } from '../decision/record-disclosure-button.tsx';
import type { DealDocuments } from '../documents/staff-documents.tsx';
import { RequestDocuments } from '../documents/request-documents.tsx';

const { stepName } = staffDeals;
/** The step that usually comes next. */
const usual: Partial<Record<DealStatus, StaffStatus>> = {
  submitted: 'in_review',
  info_requested: 'in_review',
  approved: 'docs_out',
  docs_out: 'funded',
};

/** Returns whether the lender moves next, and the text for it. */
export function dealStepOf(
  deal: AdminDeal,
  requested: DealDocuments['requested'],
): { ours: boolean; headline: string } {
  const { status, customerAsked, documentsReceived, decision, statusSince } = deal;
  const ours = moverOfDeal(deal) === 'lender';
  if (isApprovalExpired(deal)) return { ours, headline: staffDeals.waits.expired };
  if (status === 'approved' && decision?.figuresHeld)
    return { ours, headline: hasExpiredOffer(deal) ? staffDeals.waits.offerExpired : staffDeals.waits.disclosure };
  if (status !== 'info_requested') return { ours, headline: staffDeals.headlines[status] };
  if (documentsReceived) return { ours, headline: staffDeals.waits.received };
  if (customerAsked) return { ours, headline: customerWords(requested) };
  const offered = decision?.outcome === 'counter_offer' && decision.decidedAt >= statusSince;
  return { ours, headline: offered ? staffDeals.waits.counterOffer : staffDeals.headlines.info_requested };
}

/** The offer expired before its disclosure was recorded. Only a new decision continues the deal. */
const hasExpiredOffer = ({ decisions }: AdminDeal): boolean =>
  decisions.some((one) => one.supersededAt === null && one.expired);

function customerWords(requested: DealDocuments['requested']): string {
  const received = requested.filter((one) => one.received > 0).length;
  return received > 0 ? staffDeals.waits.customerOf(received, requested.length) : staffDeals.waits.customer;
}

/** The steps that the deal may take: one as a button, the others in the menu. */
export function useDealMoves(deal: AdminDeal) {
  const [to, setTo] = useState<StaffStatus>();
  const { status } = deal;
  // While the disclosure is pending, the server refuses documents out.
  const held = deal.decision?.figuresHeld === true;
  const [mayMove, mayFund] = [useMay('deals.move'), useMay('deals.fund')];
  const offered = staffStatuses.filter(
    (target) =>
      mayMove &&
      mayBecome(status, target) &&
      !isDecision(status, target) &&
      !((held || !mayFund) && (target === 'docs_out' || target === 'funded')),
  );
  // No contract follows an expired approval, unless staff chooses so.
  const first = isApprovalExpired(deal) ? undefined : offered.find((target) => target === usual[status]);
  const second = offered.find((target) => target === 'info_requested');
  const menu: MenuItem[] = offered
    .filter((target) => target !== first && target !== second)
    .map((target) => ({ label: stepName(status, target), onSelect: () => setTo(target) }));
  const disclosing = held && !hasExpiredOffer(deal);
  return { to, first, second, menu, disclosing, open: setTo, close: () => setTo(undefined) };
}

type Props = {
  deal: AdminDeal;
  ours: boolean;
  deciding: boolean;
  /** The file to go on with after a decision. */
  next: NextFile | undefined;
  nextLink: Ref<HTMLAnchorElement>;
  moves: ReturnType<typeof useDealMoves>;
  decideButton: Ref<HTMLButtonElement>;
  onDecide: () => void;
};

/** The actions of the head: what usually comes next is the one in white or blue. */
export function DealActions({ deal, ours, deciding, next, nextLink, moves, decideButton, onDecide }: Props) {
  const { first, second, disclosing, open } = moves;
  const other = ours ? 'plate' : 'outline';
  const main = next ? other : ours ? 'white' : 'primary';
  const isDecided = deal.decisions.some((one) => one.supersededAt === null);
  const decidesNext = deal.status === 'in_review' && !isDecided;
  return (
    <>
      <May permission="files.work">
        <RequestDocuments deal={deal} variant={other} />
      </May>
      {second && (
        <Button variant={other} size="s" onClick={() => open(second)}>
          {stepName(deal.status, second)}
        </Button>
      )}
      {!deciding && (
        <May permission="files.decide">
          <DecideButton
            ref={decideButton}
            variant={decidesNext ? main : other}
            isDecided={isDecided}
            onDecide={onDecide}
          />
        </May>
      )}
      {first && (
        <Button variant={main} size="s" onClick={() => open(first)}>
          {stepName(deal.status, first)}
        </Button>
      )}
      {!deciding && (
        <>
          {disclosing && <RecordDisclosureButton variant={main} />}
          {next && <NextFileLink next={next} ours={ours} ref={nextLink} />}
        </>
      )}
    </>
  );
}
