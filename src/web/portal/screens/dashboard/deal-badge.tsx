import type { DealStatus } from '#contract/deals.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Record<DealStatus, Tone> = {
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
  <Badge tone={tones[status]}>{dealWords.statuses[status]}</Badge>
);
