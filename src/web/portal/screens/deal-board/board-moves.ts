import type { BoardCard, BoardColumn } from '#contract/deal-board.ts';
import { type DealStatus, isDecision, mayBecome, notWaiting } from '#contract/deals.ts';
import { dealBoard as words } from '#copy/portal/deal-board.ts';
import { dealWords } from '#copy/portal/deals.ts';

export type BoardMove = { stage: string; status: DealStatus; title: string };
/** The columns that a card may move to. `decide` is true if it waits for a decision, which is recorded in its file. */
export type BoardMoves = { to: BoardMove[]; decide: boolean };

/** The stages that a deal may go to: others of its status, and those whose status may follow. */
export function movesOf(
  card: Pick<BoardCard, 'status' | 'stage'>,
  columns: Pick<BoardColumn, 'stage' | 'status'>[],
  { mayFund, mayDecide } = { mayFund: true, mayDecide: true },
): BoardMoves {
  const here = card.stage?.trim().toLowerCase();
  const legal = columns.flatMap(({ stage, status }) =>
    status === null || stage.toLowerCase() === here || (status !== card.status && !mayBecome(card.status, status))
      ? []
      : [{ stage, status, title: titleOf({ stage, status }, columns) }],
  );
  const to = legal.filter(({ status }) => status === card.status || !isDecision(card.status, status));
  const isFunding = (status: DealStatus): boolean =>
    status !== card.status && (status === 'docs_out' || status === 'funded');
  return {
    to: to.filter(({ status }) => mayFund || !isFunding(status)),
    decide: mayDecide && to.length < legal.length,
  };
}

/** As in the list of deals. Stages that share a status keep their own names, without the code of the CRM. */
export function titleOf(
  { stage, status }: Pick<BoardColumn, 'stage' | 'status'>,
  columns: readonly Pick<BoardColumn, 'status'>[],
): string {
  if (stage === '') return words.others;
  const isOnly = columns.filter((column) => column.status === status).length === 1;
  return isOnly && status !== null ? dealWords.statuses[status] : stage.replace(/^\d+\s*-\s*/, '');
}

/**
 * The board with a card in the column of another stage, as it will be after the move. Until the board is read again, the
 * card waits for no documents.
 */
export function withMoved(
  columns: BoardColumn[],
  card: BoardCard,
  { stage, status }: Pick<BoardMove, 'stage' | 'status'>,
): BoardColumn[] {
  const promised = status === 'submitted' || status === 'in_review';
  return columns.map((column) => {
    const had = column.cards.some(({ id }) => id === card.id);
    const gets = column.stage === stage;
    if (had === gets) return column;
    const by = gets ? 1 : -1;
    const others = column.cards.filter(({ id }) => id !== card.id);
    return {
      ...column,
      count: column.count + by,
      amount: column.amount + by * card.amount,
      cards: gets
        ? [
            {
              ...card,
              ...notWaiting,
              counterOffered: false,
              approvalExpired: false,
              stage,
              status,
              answerBy: promised ? card.answerBy : null,
            },
            ...others,
          ]
        : others,
    };
  });
}
