import type { ReactNode } from 'react';
import type { Deal } from '#contract/deals.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { calculator } from '#copy/en/calculator.ts';
import { dashboard, equipmentNames } from '#copy/portal/dashboard.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { useDocuments } from '#web/client/documents.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { exactDollars, percent } from '#web/ui/money.ts';
import { estimateOf, type PaymentEstimate } from '../deal-form/estimate.ts';
import { useRequested } from '../documents/use-requested.ts';

const { facts } = dealPage;

/** The four figures of a deal, and the terms of the payment. */
export function DealFacts({ deal }: { deal: Deal }) {
  const { id, requestedAmount, requestedTerm, equipmentType } = deal;
  const documents = useDocuments(id).data;
  const requested = useRequested(id);
  const payment = paymentOf(deal);
  const received = (requested?.all.length ?? 0) - (requested?.missing.length ?? 0);
  return (
    <div className="panel deal-facts">
      <dl className="stat-strip">
        <Fact label={facts.amount} more={dashboard.months(requestedTerm)}>
          {showTypedAmount(String(requestedAmount))}
        </Fact>
        {payment && (
          <Fact label={payment.label} more={facts.monthly}>
            {exactDollars(payment.cents)}
          </Fact>
        )}
        <Fact label={facts.equipment} word>
          {equipmentNames[equipmentType] ?? equipmentType}
        </Fact>
        <Fact
          label={facts.documents}
          more={requested && requested.all.length > 0 ? facts.received(received, requested.all.length) : undefined}
        >
          {documents === undefined ? '–' : String(documents.length)}
        </Fact>
      </dl>
      {payment?.terms !== undefined && <p>{payment.terms}</p>}
    </div>
  );
}

type FactProps = { label: string; more?: string | undefined; word?: boolean; children: ReactNode };

const Fact = ({ label, more, word = false, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd className={word ? 'stat-word' : 'num'}>
      {children} {more !== undefined && <span className="deal-facts-more">{more}</span>}
    </dd>
  </div>
);

type Payment = { label: string; cents: number; terms?: string };

/** The payment of the lender's offer, or the estimate while there is none. None for a deal that ended without an offer. */
function paymentOf(deal: Deal): Payment | undefined {
  const { decision, status } = deal;
  const offered = decision?.payment ?? null;
  if (offered !== null) return { label: facts.offered, cents: Math.round(offered * 100) };
  if (status === 'declined' || status === 'sf_deleted') return undefined;
  const asked = estimateOf(portalBrand.pricing, deal);
  return asked && { label: facts.estimated, cents: asked.paymentCents, terms: termsOf(asked, deal.downPayment) };
}

function termsOf({ months, tier, assumed, rateBps }: PaymentEstimate, downPayment: number): string {
  const { scores } = portalBrand.pricing.tiers[tier];
  return facts.terms({
    months,
    tier: `${calculator.tiers[tier]} (${scores})`,
    assumed,
    rate: percent(rateBps),
    down: showTypedAmount(String(downPayment)),
  });
}
