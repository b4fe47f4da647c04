import { useQueryClient } from '@tanstack/react-query';
import { type AdminDeal, adminDealPaths, staffStatuses } from '#contract/admin-deals.ts';
import type { DealStatus } from '#contract/deals.ts';
import { dealBoard } from '#copy/portal/deal-board.ts';
import { staffDeals } from '#copy/portal/staff-deals.ts';
import { RequestError } from '#web/client/request.ts';
import { apiMoveStaffDeal } from '#web/client/staff-deals.ts';
import { toast } from '#web/ui/toast.ts';
import { ReasonDialog } from '../applications/reason-dialog.tsx';

const { move: words, stepName } = staffDeals;

type Props = {
  deal: Pick<AdminDeal, 'id' | 'status'>;
  to: DealStatus;
  /** The stage, if the move leads to a stage of that status. */
  stage?: { stage: string; title: string };
  onClose: () => void;
};

/** Asks for the note to the dealer, and moves the deal. */
export function MoveDialog({ deal, to, stage, onClose }: Props) {
  const client = useQueryClient();
  const isNews = to !== deal.status;
  const asks = isNews && to === 'info_requested';
  const status = staffStatuses.find((one) => one === to);
  const name = stage !== undefined ? dealBoard.moveTo(stage.title) : status ? stepName(deal.status, status) : '';
  const move = async (note: string): Promise<void> => {
    try {
      await apiMoveStaffDeal(client, deal.id, { ...(stage === undefined ? { status } : { stage: stage.stage }), note });
    } catch (error) {
      // A colleague was first. The current state is read again behind the message.
      if (error instanceof RequestError && error.status === 409)
        void client.invalidateQueries({ queryKey: [adminDealPaths.all] });
      throw error;
    }
    toast({ title: words.done(to) });
  };
  return (
    <ReasonDialog
      words={{
        title: name,
        text: isNews ? words.text(to) : dealBoard.quiet,
        label: words.note,
        optional: asks ? undefined : words.optional,
        hint: asks ? words.missingHint : words.hint,
        why: words.why,
        submit: name,
        submitting: words.moving,
        failed: words.failed,
      }}
      act={move}
      onClose={onClose}
    />
  );
}
