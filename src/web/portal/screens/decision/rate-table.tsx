import { useId } from 'react';
import { desk } from '#copy/portal/decision-desk.ts';
import { quote } from '#finance/quote.ts';
import { tierNames } from '#finance/tiers.ts';
import { calculator } from '#copy/en/calculator.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { Button } from '#web/ui/button.tsx';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import { tierOfTypedScore } from '../deal-form/estimate.ts';
import { additionsOf } from './table-rate.ts';

const { table: words } = desk.dialog;
const { tiers: tierLabels } = calculator;
type Props = {
  /** Undefined until they are complete. */
  amountCents: number | undefined;
  months: number | undefined;
  /** The score of the file. '' for none. */
  score: string;
  ratePercent: string;
  onUse: (ratePercent: string) => void;
};

/**
 * The lender's rate of each tier for this amount and term, next to its base rate where the engine adds to it. A button
 * takes a rate over.
 */
export function RateTable({ amountCents, months, score, ratePercent, onUse }: Props) {
  const id = useId();
  if (amountCents === undefined || months === undefined) return <p className="rate-table-none">{words.none}</p>;
  const { pricing } = portalBrand;
  const scored = tierOfTypedScore(pricing, score);
  const rows = tierNames.map((tier) => {
    const { rateBps, paymentCents } = quote(pricing, { valueCents: amountCents, months, tier, downBps: 0 });
    return { tier, rateBps, paymentCents, ...pricing.tiers[tier] };
  });
  const additions = additionsOf(pricing, { months, cents: amountCents });
  const hasBase = additions.length > 0;
  const isCapped = hasBase && rows.some(({ rateBps }) => rateBps === pricing.capBps);
  return (
    <div className="rate-table-panel">
      <table className="rate-table" aria-labelledby={id}>
        <caption id={id}>
          {words.title} <span>{words.lead(dollars(amountCents), months)}</span>
          {score.trim() !== '' && <span> {words.score(score)}</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.tier}</th>
            <th scope="col">{words.scores}</th>
            {hasBase && (
              <th scope="col" className="rate-table-base">
                {words.base}
              </th>
            )}
            <th scope="col">{words.rate}</th>
            <th scope="col">{words.payment}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ tier, baseRateBps, rateBps, paymentCents, scores, maxMonths }) => (
            <tr key={tier} className={tier === scored ? 'rate-table-scored' : undefined}>
              <th scope="row">
                {tierLabels[tier]}
                {months > maxMonths && <small>{words.longer(maxMonths)}</small>}
              </th>
              <td className="num">{scores}</td>
              {hasBase && <td className="rate-table-base num">{percent(baseRateBps)}</td>}
              <td>
                <Button
                  variant="quiet"
                  size="s"
                  className="num"
                  aria-label={words.use(percent(rateBps), tierLabels[tier])}
                  aria-pressed={Number(ratePercent) === rateBps / 100 && ratePercent.trim() !== ''}
                  onClick={() => onUse(String(rateBps / 100))}
                >
                  {percent(rateBps)}
                </Button>
              </td>
              <td className="num">{exactDollars(paymentCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasBase && <p>{words.rule(additions, isCapped ? percent(pricing.capBps) : undefined)}</p>}
    </div>
  );
}
