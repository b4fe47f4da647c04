import { useRef, useState } from 'react';
import { type AdminDeal, type StaffStatus, staffStatuses } from '#contract/admin-deals.ts';
import { type DealStatus, isDecision, mayBecome, nextMove } from '#contract/deals.ts';
import { disclosureWords } from '#copy/portal/disclosures.ts';
import { staffDeals } from '#copy/portal/staff-deals.ts';
import { useMay } from '#web/client/session.ts';
import { MoveWords } from '../deal/next-move.tsx';
import { returnFocus } from '#web/portal/hooks/return-focus.ts';
import { MoveDialog } from './move-dialog.tsx';

const { move: words, stepName } = staffDeals;
/** The step that mostly comes next. */
const usual: Partial<Record<DealStatus, StaffStatus>> = {
  submitted: 'in_review',
  info_requested: 'in_review',
  approved: 'docs_out',
  docs_out: 'funded',
};

/** Who moves next: while it waits, whoever was asked. */
function headlineOf({ status, customerAsked, decision, statusSince }: AdminDeal): string {
  if (status === 'approved' && decision?.figuresHeld) return staffDeals.waits.disclosure;
  if (status !== 'info_requested') return staffDeals.headlines[status];
  if (customerAsked) return staffDeals.waits.customer;
  const offered = decision?.outcome === 'counter_offer' && decision.decidedAt >= statusSince;
  return offered ? staffDeals.waits.counterOffer : staffDeals.headlines.info_requested;
}

/** Who moves next and since when, and every step that the deal may take; a dialog asks for the note to the dealer. */
export function StaffMove({ deal }: { deal: AdminDeal }) {
  const [to, setTo] = useState<StaffStatus>();
  const block = useRef<HTMLElement>(null);
  const { status } = deal;
  // While the disclosure is pending, the server refuses documents out.
  const held = deal.decision?.figuresHeld === true;
  const [mayMove, mayFund, mayDisclose] = [useMay('deals.move'), useMay('deals.fund'), useMay('disclosures.record')];
  const offered = staffStatuses.filter(
    (target) =>
      mayMove &&
      mayBecome(status, target) &&
      !isDecision(status, target) &&
      !((held || !mayFund) && (target === 'docs_out' || target === 'funded')),
  );
  const first = usual[status];
  const ours = nextMove[status] === 'lender';
  const close = (): void => {
    setTo(undefined);
    returnFocus(block);
  };
  const looks = ours ? ['button-white', 'button-plate'] : ['', 'button-outline'];
  return (
    <>
      <section ref={block} tabIndex={-1} className={ours ? 'next-move plate' : 'next-move panel'}>
        <div>
          <MoveWords headline={headlineOf(deal)} deal={deal} />
          {held && <p>{disclosureWords.documentsWait}</p>}
        </div>
        {((held && mayDisclose) || offered.length > 0) && (
          <div className="staff-steps" role="group" aria-label={words.toolbar}>
            {held && mayDisclose && (
              <button type="button" className={`button button-dense ${looks[0] ?? ''}`.trim()} onClick={toDisclosure}>
                {disclosureWords.recordTitle}
              </button>
            )}
            {offered
              .toSorted((a, b) => Number(b === first) - Number(a === first))
              .map((target) => (
                <button
                  key={target}
                  type="button"
                  className={`button button-dense ${looks[target === first ? 0 : 1] ?? ''}`.trim()}
                  onClick={() => setTo(target)}
                >
                  {stepName(status, target)}
                </button>
              ))}
          </div>
        )}
      </section>
      {to && <MoveDialog deal={deal} to={to} onClose={close} />}
    </>
  );
}

/** Moves to the form that records the disclosure, in the decision of the same file. */
function toDisclosure(): void {
  document.querySelector<HTMLElement>('.decision-pending input')?.focus();
}
