import { useQueryClient } from '@tanstack/react-query';
import { type AdminDeal, adminDealPaths } from '#contract/admin-deals.ts';
import { decidableDeal } from './decidable-file.ts';
import { DecisionSection } from './decision-section.tsx';

/** The decision about a deal: it moves with it, so the deal and the lists are read again. */
export function DealDecision({ deal }: { deal: AdminDeal }) {
  const client = useQueryClient();
  const reread = (): void => void client.invalidateQueries({ queryKey: [adminDealPaths.all] });
  return <DecisionSection file={decidableDeal(deal)} onDecided={reread} onRefused={reread} />;
}
