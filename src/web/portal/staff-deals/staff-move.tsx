import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminDeal, adminDealPaths, type StaffStatus, staffStatuses } from '#contract/admin-deals.ts';
import { type DealStatus, mayBecome, nextMove } from '#contract/deals.ts';
import { staffDeals } from '#copy/portal/staff-deals.ts';
import { moveStaffDeal } from '#web/client/staff-deals.ts';
import { RequestError } from '#web/client/request.ts';
import { toast } from '#web/ui/toast.ts';
import { ReasonDialog } from '../applications/reason-dialog.tsx';
import { MoveWords } from '../deal/next-move.tsx';

const { move: words, stepName } = staffDeals;
/** The step that mostly comes next. */
const usual: Partial<Record<DealStatus, StaffStatus>> = {
  submitted: 'in_review',
  info_requested: 'in_review',
  approved: 'docs_out',
  docs_out: 'funded',
};

/** Approving and declining are decisions, recorded as such below; only what was decided is put back by a step. */
const isDecision = (from: DealStatus, to: StaffStatus): boolean =>
  to === 'declined' || (to === 'approved' && from !== 'docs_out');

/** Who moves next and since when, and every step that the deal may take; a dialog asks for the note to the dealer. */
export function StaffMove({ deal }: { deal: AdminDeal }) {
  const [to, setTo] = useState<StaffStatus>();
  const { status } = deal;
  const offered = staffStatuses.filter((target) => mayBecome(status, target) && !isDecision(status, target));
  const first = usual[status];
  const ours = nextMove[status] === 'lender';
  const looks = ours ? ['button-white', 'button-plate'] : ['', 'button-outline'];
  return (
    <>
      <section className={ours ? 'next-move plate' : 'next-move panel'}>
        <MoveWords headline={staffDeals.headlines[status]} deal={deal} />
        {offered.length > 0 && (
          <div className="staff-steps" role="group" aria-label={words.toolbar}>
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
      {to && <MoveDialog deal={deal} to={to} onClose={() => setTo(undefined)} />}
    </>
  );
}

function MoveDialog({ deal, to, onClose }: { deal: AdminDeal; to: StaffStatus; onClose: () => void }) {
  const client = useQueryClient();
  const asks = to === 'info_requested';
  const move = async (note: string): Promise<void> => {
    try {
      await moveStaffDeal(client, deal.id, { status: to, note });
    } catch (error) {
      // Somebody else was first: what stands there now is shown behind the words.
      if (error instanceof RequestError && error.status === 409)
        void client.invalidateQueries({ queryKey: [adminDealPaths.all, deal.id] });
      throw error;
    }
    toast({ title: words.done(to) });
  };
  return (
    <ReasonDialog
      words={{
        title: stepName(deal.status, to),
        text: words.text(to),
        label: words.note,
        optional: asks ? undefined : words.optional,
        hint: asks ? words.missingHint : words.hint,
        why: words.why,
        submit: stepName(deal.status, to),
        submitting: words.moving,
        failed: words.failed,
      }}
      act={move}
      onClose={onClose}
    />
  );
}
