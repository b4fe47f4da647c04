import type { DealStatus } from '#contract/deals.ts';
import { dealWords } from '#copy/portal/deals.ts';

const tones: Record<DealStatus, string> = {
  draft: 'plain',
  submitted: 'accent',
  in_review: 'accent',
  info_requested: 'warn',
  approved: 'ok',
  docs_out: 'ok',
  funded: 'ok',
  declined: 'bad',
  sf_deleted: 'bad',
};

export const DealBadge = ({ status }: { status: DealStatus }) => (
  <span className={`badge badge-${tones[status]}`}>{dealWords.statuses[status]}</span>
);
