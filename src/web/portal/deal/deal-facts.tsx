import { showTypedAmount } from '#contract/typed-amount.ts';
import { dashboard, equipmentNames } from '#copy/portal/dashboard.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import type { ShownDeal } from '#web/client/deals.ts';

const { facts } = dealPage;

export function DealFacts({ deal }: { deal: ShownDeal }) {
  const { requestedAmount, requestedTerm, equipmentType, downPayment, documentCount } = deal;
  return (
    <dl className="panel stat-strip deal-facts">
      <Fact label={facts.amount} value={showTypedAmount(String(requestedAmount))} />
      <Fact label={facts.term} value={dashboard.months(requestedTerm)} />
      <Fact label={facts.equipment} value={equipmentNames[equipmentType] ?? equipmentType} word />
      {documentCount === undefined ? (
        <Fact label={facts.down} value={showTypedAmount(String(downPayment))} />
      ) : (
        <Fact label={facts.documents} value={String(documentCount)} />
      )}
    </dl>
  );
}

const Fact = ({ label, value, word = false }: { label: string; value: string; word?: boolean }) => (
  <div>
    <dt>{label}</dt>
    <dd className={word ? 'stat-word' : ''}>{value}</dd>
  </div>
);
