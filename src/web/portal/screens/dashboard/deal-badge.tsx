import type { DealStatus } from '#contract/deals.ts';
import { dashboard } from '#copy/portal/dashboard.ts';
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

type Props = {
  status: DealStatus;
  /** The approval can no longer be accepted. */
  expired?: boolean;
};

export const DealBadge = ({ status, expired = false }: Props) =>
  expired ? (
    <Badge tone="warn">{dashboard.approvalExpired.note}</Badge>
  ) : (
    <Badge tone={tones[status]}>{dealWords.statuses[status]}</Badge>
  );
