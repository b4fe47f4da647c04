import type { DealStatus, moverOf } from '#contract/deals.ts';
import { asSentence } from '../as-sentence.ts';

type Next = ReturnType<typeof moverOf>;

const statuses: Record<DealStatus, string> = {
  draft: 'Draft',
  submitted: 'Submitted',
  in_review: 'In review',
  info_requested: 'Information requested',
  approved: 'Approved',
  docs_out: 'Documents out',
  funded: 'Funded',
  declined: 'Declined',
  sf_deleted: 'Removed from the CRM',
};
const moves: Record<Next, string> = {
  dealer: 'Your move.',
  customer: 'Waiting on your customer.',
  lender: 'We’re on it.',
  none: 'No action needed.',
};
/** The dealer's move, where the note of the lender does not say it. */
const dealersMoves: Partial<Record<DealStatus, string>> = { docs_out: 'Your move: get the documents signed.' };
const removed = 'Call us to restore it.';
const newTerms = 'Your move: ask for new terms.';

/** Names of deal statuses, and the notification of a change. */
export const dealWords = {
  statuses,
  moves,
  /** The dealer's move once the terms of an approval have expired. */
  newTerms,
  /** The note is the lender's own sentence to the dealer. */
  notice: ({ deal, status, next, note }: { deal: string; status: DealStatus; next: Next; note: string }) => ({
    title: `${statuses[status]}: ${deal}`,
    message: [
      asSentence(note),
      status === 'sf_deleted' ? removed : (next === 'dealer' && dealersMoves[status]) || moves[next],
    ]
      .filter(Boolean)
      .join(' '),
  }),
  /** Returns who moves next, as the message of a notification ends with it. Undefined for other messages. */
  moveIn: (message: string): string | undefined =>
    [...Object.values(moves), ...Object.values(dealersMoves), newTerms, removed].find((move) => message.endsWith(move)),
  /** The disclosure was recorded. The status stays, and the dealer now sees the terms. */
  figuresOpen: 'Figures are open',
};
