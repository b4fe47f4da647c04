import { file } from '#copy/portal/applications.ts';
import type { Decision } from '#contract/decision.ts';
import { dollars, exactDollars } from '#web/ui/money.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { estimate } from '../deal-form/estimate.ts';

const { facts: words } = file;
export type FileFact = { label: string; value: string; note?: string };

/** The figures that one compares files by. */
export const FileFacts = ({ facts }: { facts: readonly FileFact[] }) => (
  <dl className="panel file-facts">
    {facts.map(({ label, value, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="num">
          {value}
          {note !== undefined && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
);

/** The payment of the decision in force. Undefined without an offer. */
export function offerFact(decision: Decision | undefined): FileFact[] | undefined {
  const { payment = null, termMonths = null, ratePercent = null } = decision ?? {};
  if (payment === null || termMonths === null || ratePercent === null) return undefined;
  const value = exactDollars(Math.round(payment * 100));
  return [{ label: words.offered, value, note: words.offer(termMonths, `${String(ratePercent)}%`) }];
}

/**
 * The payment that the rate table gives for what is asked for; none without a readable amount. `withTerm`: no other fact
 * shows the term.
 */
export function paymentFact(
  amount: string,
  termMonths: string,
  score: string,
  { withTerm = false }: { withTerm?: boolean } = {},
): FileFact[] {
  const asked = estimate(portalBrand.pricing, {
    requestedAmount: amount,
    equipmentAmount: '',
    downPayment: '',
    requestedTerm: termMonths,
    borrowerCreditScore: score,
  });
  if (asked === undefined) return [];
  const rate = `${String(asked.rateBps / 100)}%`;
  const value = words.monthly(dollars(asked.paymentCents));
  return [{ label: words.estimate, value, note: withTerm ? words.payment(asked.months, rate) : words.at(rate) }];
}
