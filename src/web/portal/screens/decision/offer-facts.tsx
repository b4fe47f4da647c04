import { disclosureWords as words } from '#copy/portal/disclosures.ts';
import type { OfferTerms } from '#finance/offer.ts';
import { exactDollars } from '#web/ui/money.ts';
import { figuresOf } from './read-decision.ts';

/** The figures of a disclosure as far as the engine has them. */
export function OfferFacts({ offered }: { offered: OfferTerms | undefined }) {
  const figures = offered?.fees && figuresOf(offered);
  if (offered === undefined || figures === undefined) return <p role="status">{words.noFigures}</p>;
  const { paymentCents, lastPaymentCents, totalCents, amountFinancedCents, financeChargeCents, aprPercent } = figures;
  const facts: [label: string, value: string][] = [
    [words.amount, exactDollars(amountFinancedCents)],
    [words.apr, `${aprPercent.toFixed(2)}%`],
    [words.charge, exactDollars(financeChargeCents)],
    [words.total, exactDollars(totalCents)],
    [
      words.payments,
      words.paymentList({
        count: offered.termMonths,
        payment: exactDollars(paymentCents),
        last: lastPaymentCents === paymentCents ? null : exactDollars(lastPaymentCents),
      }),
    ],
    [words.term, words.termLong(offered.termMonths)],
  ];
  return (
    <>
      <h4>{words.figures}</h4>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{words.rest}</p>
    </>
  );
}
