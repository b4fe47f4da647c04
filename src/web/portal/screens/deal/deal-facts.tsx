import type { Deal } from '#contract/deals.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { dashboard, equipmentNames } from '#copy/portal/dashboard.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { useDocuments } from '#web/client/documents.ts';

const { facts } = dealPage;

export function DealFacts({ deal }: { deal: Deal }) {
  const { id, requestedAmount, requestedTerm, equipmentType } = deal;
  const documents = useDocuments(id);
  return (
    <dl className="panel stat-strip deal-facts">
      <Fact label={facts.amount} value={showTypedAmount(String(requestedAmount))} />
      <Fact label={facts.term} value={dashboard.months(requestedTerm)} />
      <Fact label={facts.equipment} value={equipmentNames[equipmentType] ?? equipmentType} word />
      <Fact label={facts.documents} value={documents.data === undefined ? '–' : String(documents.data.length)} />
    </dl>
  );
}

const Fact = ({ label, value, word = false }: { label: string; value: string; word?: boolean }) => (
  <div>
    <dt>{label}</dt>
    <dd className={word ? 'stat-word' : ''}>{value}</dd>
  </div>
);
