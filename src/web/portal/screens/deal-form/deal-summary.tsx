import { showTypedAmount } from '#contract/typed-amount.ts';
import { dashboard } from '#copy/portal/dashboard.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { dollars } from '#web/ui/money.ts';
import type { DealValues } from './deal-values.ts';
import { estimate } from './estimate.ts';
import './deal-form.css';

/** What the dealer checks before the lender gets the deal: customer, amount, term, down payment and payment. */
export function DealSummary({ deal }: { deal: DealValues }) {
  const payment = estimate(portalBrand.pricing, deal);
  const parts = [
    `${deal.borrowerFirstName} ${deal.borrowerLastName}`.trim(),
    `${showTypedAmount(deal.requestedAmount)}, ${dashboard.months(Number(deal.requestedTerm))}`,
    ...(payment ? [dealPage.down(dollars(payment.downCents)), dashboard.payment(dollars(payment.paymentCents))] : []),
  ];
  return <p className="deal-summary">{parts.join(' · ')}</p>;
}
