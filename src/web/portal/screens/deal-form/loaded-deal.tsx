import { type ReactNode, useState } from 'react';
import { dealPage } from '#copy/portal/deal-page.ts';
import type { Deal } from '#contract/deals.ts';
import { useDeal } from '#web/client/deals.ts';
import { RequestError } from '#web/client/request.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { DealNotFound } from '../deal/deal-not-found.tsx';
import { DealSkeleton } from '../deal/deal-skeleton.tsx';

type Props = { id: string; children: (deal: Deal) => ReactNode };

/** Passes on a stored deal as it was when the form opened. Later reads do not change typed fields. */
export function LoadedDeal({ id, children }: Props) {
  const deal = useDeal(id);
  if (deal.data) return <Opened deal={deal.data}>{children}</Opened>;
  if (deal.isPending) return <DealSkeleton />;
  if (deal.error instanceof RequestError && deal.error.status === 404) return <DealNotFound />;
  return <FailedRead read={deal} title={dealPage.failed} />;
}

function Opened({ deal, children }: { deal: Deal; children: Props['children'] }) {
  const [shown] = useState(() => children(deal));
  return shown;
}
