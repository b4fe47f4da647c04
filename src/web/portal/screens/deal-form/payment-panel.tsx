import type { ReactNode } from 'react';
import { calculator } from '#copy/en/calculator.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import type { DealValues } from './deal-values.ts';
import { type PaymentEstimate, estimate, termEstimates } from './estimate.ts';

const words = dealForm.payment;

type Props = {
  values: DealValues;
  /** Changes the requested term, in months. */
  onTerm: (months: number) => void;
};

/** The payment with every term that it depends on, next to the payments of the other terms. */
export function PaymentPanel({ values, onTerm }: Props) {
  const now = estimate(portalBrand.pricing, values);
  return (
    <aside className="panel deal-payment" aria-label={words.title}>
      <h2>{words.title}</h2>
      {now ? (
        <Figures now={now}>
          <Terms now={now} all={termEstimates(portalBrand.pricing, values)} onTerm={onTerm} />
        </Figures>
      ) : (
        <p>{words.empty}</p>
      )}
    </aside>
  );
}

/** The payment next to the buttons, where the panel is out of view. */
export function PaymentLine({ values }: { values: DealValues }) {
  const now = estimate(portalBrand.pricing, values);
  if (!now) return null;
  return (
    <p className="deal-payment-line">
      <strong className="num">{exactDollars(now.paymentCents)}</strong> <span>{words.perMonth},</span>{' '}
      <span>{words.terms({ months: now.months, rate: percent(now.rateBps), down: dollars(now.downCents) })}</span>
    </p>
  );
}

type TermsProps = { now: PaymentEstimate; all: PaymentEstimate[]; onTerm: Props['onTerm'] };

const Terms = ({ now, all, onTerm }: TermsProps) => (
  <ul className="deal-payment-terms" aria-label={words.byTerm}>
    {all.map(({ months, paymentCents, longer }) => (
      <li key={months}>
        <button type="button" aria-pressed={months === now.months} onClick={() => onTerm(months)}>
          <span>
            {dealForm.terms(months)} {longer && <small>{words.needsApproval}</small>}
          </span>
          <span className="num">{exactDollars(paymentCents)}</span>
        </button>
      </li>
    ))}
  </ul>
);

function Figures({ now, children }: { now: PaymentEstimate; children: ReactNode }) {
  const tierName = calculator.tiers[now.tier];
  const { scores, maxMonths, minDownBps } = portalBrand.pricing.tiers[now.tier];
  const rows = [
    [words.financed, dollars(now.financedCents)],
    [words.down, dollars(now.downCents)],
    [words.tier, now.assumed ? words.assumed(tierName, scores) : words.known(tierName, scores)],
    [words.rate, percent(now.rateBps)],
    [words.total, dollars(now.totalCents)],
  ] as const;
  return (
    <>
      <p className="deal-payment-figure">
        <output>{exactDollars(now.paymentCents)}</output> <span>{words.perMonth}</span>
      </p>
      {children}
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {now.downCents < now.leastDownCents && (
        <p className="deal-payment-note">{words.less(tierName, percent(minDownBps), dollars(now.leastDownCents))}</p>
      )}
      {now.longer && <p className="deal-payment-note">{words.long(tierName, maxMonths)}</p>}
      <p className="deal-payment-note">{words.note}</p>
    </>
  );
}
