import { dashboard, equipmentNames } from '#copy/portal/dashboard.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import type { ShownDeal } from '#web/client/deals.ts';
import { dollars } from '#web/ui/money.ts';

const { facts } = dealPage;

export function DealFacts({ deal }: { deal: ShownDeal }) {
  const { requestedAmount, requestedTerm, equipmentType, downPayment, documentCount } = deal;
  return (
    <dl className="panel stat-strip deal-facts">
      <Fact label={facts.amount} value={dollars(requestedAmount * 100)} />
      <Fact label={facts.term} value={dashboard.months(requestedTerm)} />
      <Fact label={facts.equipment} value={equipmentNames[equipmentType] ?? equipmentType} word />
      {documentCount === undefined ? (
        <Fact label={facts.down} value={dollars(downPayment * 100)} />
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
