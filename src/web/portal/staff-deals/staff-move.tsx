import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminDeal, adminDealPaths, staffStatuses } from '#contract/admin-deals.ts';
import { type DealStatus, mayBecome, nextMove } from '#contract/deals.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { frame } from '#copy/portal/frame.ts';
import { staffDeals } from '#copy/portal/staff-deals.ts';
import { moveStaffDeal } from '#web/client/staff-deals.ts';
import { RequestError } from '#web/client/request.ts';
import { toast } from '#web/ui/toast.ts';
import { ReasonDialog } from '../applications/reason-dialog.tsx';
import { showAge, showInstant } from '../instants.ts';
import { useNow } from '../use-now.ts';

type Target = (typeof staffStatuses)[number];
const { move: words, stepName } = staffDeals;
/** The step that mostly comes next. */
const usual: Partial<Record<DealStatus, Target>> = {
  submitted: 'in_review',
  in_review: 'approved',
  info_requested: 'in_review',
  approved: 'docs_out',
  docs_out: 'funded',
};

/** Who moves next and since when, and every step that the deal may take; a dialog asks for the note to the dealer. */
export function StaffMove({ deal }: { deal: AdminDeal }) {
  const now = useNow();
  const [to, setTo] = useState<Target>();
  const { status, statusSince } = deal;
  const note = deal.timeline.at(-1)?.note ?? '';
  const offered = staffStatuses.filter((target) => mayBecome(status, target));
  const first = usual[status];
  const ours = nextMove[status] === 'lender';
  const looks = ours ? ['button-white', 'button-plate'] : ['', 'button-outline'];
  return (
    <>
      <section className={ours ? 'next-move plate' : 'next-move panel'}>
        <div>
          <h2>{staffDeals.headlines[status]}</h2>
          {note !== '' && <p className="next-move-note">{note}</p>}
          <p>{dealPage.since(showInstant(statusSince), frame.ages.ago(showAge(statusSince, now)))}</p>
        </div>
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

function MoveDialog({ deal, to, onClose }: { deal: AdminDeal; to: Target; onClose: () => void }) {
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
