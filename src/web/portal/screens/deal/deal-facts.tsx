import type { ReactNode } from 'react';
import { type Deal, isApprovalExpired, isClosed } from '#contract/deals.ts';
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
  const { id, equipmentType } = deal;
  const payment = paymentOf(deal);
  const amount = amountOf(deal);
  return (
    <div className="panel deal-facts">
      <dl className="stat-strip">
        <Fact label={amount.label} more={dashboard.months(amount.months)}>
          {showTypedAmount(String(amount.dollars))}
        </Fact>
        {payment && (
          <Fact label={payment.label} more={facts.monthly}>
            {exactDollars(payment.cents)}
          </Fact>
        )}
        <Fact label={facts.equipment} word>
          {equipmentNames[equipmentType] ?? equipmentType}
        </Fact>
        {!isApprovalExpired(deal) && <DocumentsFact dealId={id} />}
      </dl>
      {payment?.terms !== undefined && <p>{payment.terms}</p>}
    </div>
  );
}

function DocumentsFact({ dealId }: { dealId: string }) {
  const documents = useDocuments(dealId).data;
  const requested = useRequested(dealId)?.all ?? [];
  if (documents === undefined) return <Fact label={facts.documents}>–</Fact>;
  if (requested.length === 0)
    return (
      <Fact label={facts.documents} more={facts.received}>
        {String(documents.length)}
      </Fact>
    );
  const others = documents.filter(({ paper }) => !requested.some((one) => one.paper === paper)).length;
  return (
    <Fact label={facts.documents} more={others > 0 ? facts.receivedAnd(others) : facts.received}>
      {facts.of(requested.filter(({ received }) => received > 0).length, requested.length)}
    </Fact>
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

/** The amount and term of the lender's offer, or the requested ones before it. */
function amountOf(deal: Deal) {
  const { decision, status, requestedAmount, requestedTerm } = deal;
  const { amount = null, termMonths = null, outcome } = decision ?? {};
  if (amount === null || termMonths === null)
    return { label: facts.amount, dollars: requestedAmount, months: requestedTerm };
  if (isApprovalExpired(deal)) return { label: facts.expired, dollars: amount, months: termMonths };
  const label = status === 'funded' ? facts.financed : outcome === 'approved' ? facts.approved : facts.countered;
  return { label, dollars: amount, months: termMonths };
}

type Payment = { label: string; cents: number; terms?: string };

/** The payment of the lender's offer, or the estimate while there is none. None for a deal that ended without an offer. */
function paymentOf(deal: Deal): Payment | undefined {
  const { decision, status } = deal;
  const offered = decision?.payment ?? null;
  if (offered !== null) return { label: facts.offered, cents: Math.round(offered * 100) };
  if (isClosed(status)) return undefined;
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
