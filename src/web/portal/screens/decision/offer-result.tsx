import { desk } from '#copy/portal/decision-desk.ts';
import { calculator } from '#copy/en/calculator.ts';
import type { OfferFigures, OfferTerms } from '#finance/offer.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import { estimate, type PaymentEstimate } from '../deal-form/estimate.ts';
import type { DecidableFile } from './decidable-file.ts';
import { figuresOf } from './read-decision.ts';

const { result: words } = desk.dialog;
type Props = { offered: OfferTerms | undefined; asked: DecidableFile['asked'] };

/** The payment of the offer as the main figure, and what was asked for next to what is offered. */
export function OfferResult({ offered, asked }: Props) {
  const figures = offered && figuresOf(offered);
  const request = estimateOfAsked(asked);
  return (
    <aside className="offer-result" aria-label={words.title}>
      <div className="plate offer-figure">
        <p>{words.title}</p>
        <p className="offer-payment num" role="status">
          {figures ? exactDollars(figures.paymentCents) : '–'}
        </p>
        <p className="num">{figures ? detail(offered, figures) : words.none}</p>
        {figures && <CostChain offered={offered} figures={figures} />}
      </div>
      <Comparison
        label={asked.assumed ? words.estimate : words.asked}
        request={request}
        offered={offered}
        figures={figures}
      />
      {request?.assumed === true && (
        <p className="offer-note">
          {asked.assumed
            ? words.assumedTerms(request.months, calculator.tiers[request.tier])
            : words.assumed(calculator.tiers[request.tier])}
        </p>
      )}
    </aside>
  );
}

const estimateOfAsked = ({ amount, termMonths, score }: DecidableFile['asked']): PaymentEstimate | undefined =>
  estimate(portalBrand.pricing, {
    requestedAmount: amount,
    equipmentAmount: '',
    downPayment: '',
    requestedTerm: termMonths,
    borrowerCreditScore: score,
  });

/** The offer in the foot of the form, or what it needs. */
export function OfferLine({ offered }: Pick<Props, 'offered'>) {
  const figures = offered && figuresOf(offered);
  if (!figures)
    return (
      <p className="decision-line decision-line-open">
        {words.title}: {words.none}
      </p>
    );
  return (
    <p className="decision-line num">
      {words.line(dollars(offered.amountCents), exactDollars(figures.paymentCents))}{' '}
      <span className="decision-line-terms">{words.lineTerms(offered.termMonths, percent(offered.rateBps))}</span>
    </p>
  );
}

/** The request in the foot of the form, until an outcome is chosen. */
export function RequestedLine({ asked }: Pick<Props, 'asked'>) {
  const request = estimateOfAsked(asked);
  return request ? (
    <p className="decision-line decision-line-requested num">
      {words.requestedLine(dollars(request.financedCents), exactDollars(request.paymentCents))}
    </p>
  ) : null;
}

/** The APR is known once there is an answer about fees. */
const detail = ({ termMonths, fees }: OfferTerms, { aprPercent }: OfferFigures): string =>
  [words.payments(termMonths), ...(fees === undefined ? [] : [words.apr(`${aprPercent.toFixed(2)}%`)])].join(', ');

/** The total true to scale: the amount, then dashed what it costs, with a tick a year. */
function CostChain({ offered, figures }: { offered: OfferTerms; figures: OfferFigures }) {
  const { amountCents, termMonths } = offered;
  const share = (amountCents / Math.max(figures.totalCents, amountCents)) * 100;
  const years = Array.from({ length: Math.ceil(termMonths / 12) - 1 }, (_, at) => ((at + 1) * 1200) / termMonths);
  return (
    <div className="offer-chain">
      <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden focusable="false">
        <path d={`M0 12H${String(share)}`} />
        <path className="offer-chain-cost" d={`M${String(share)} 12H100`} />
        <path className="offer-chain-tick" d={years.map((x) => `M${x.toFixed(2)} 7v10`).join('')} />
        <path className="offer-chain-stop" d={`M0 2v20M${String(share)} 2v20M100 2v20`} />
      </svg>
      <p className="num">
        <span>{dollars(amountCents)}</span>
        <span>{words.cost(dollars(Math.max(figures.totalCents - amountCents, 0)))}</span>
      </p>
    </div>
  );
}

type ComparisonProps = {
  /** The heading of the column with the request. */
  label: string;
  request: PaymentEstimate | undefined;
  offered: OfferTerms | undefined;
  figures: OfferFigures | undefined;
};

function Comparison({ label: requested, request, offered, figures }: ComparisonProps) {
  const { rows } = words;
  const lines: [label: string, asked: string | undefined, offered: string | undefined][] = [
    [rows.amount, request && dollars(request.financedCents), offered && dollars(offered.amountCents)],
    [rows.term, request && desk.months(request.months), offered && desk.months(offered.termMonths)],
    [rows.rate, request && percent(request.rateBps), offered && percent(offered.rateBps)],
    [rows.payment, request && exactDollars(request.paymentCents), figures && exactDollars(figures.paymentCents)],
    [rows.total, request && exactDollars(request.totalCents), figures && exactDollars(figures.totalCents)],
  ];
  return (
    <table className="offer-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{requested}</th>
          <th scope="col">{words.offered}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([label, asked, now]) => (
          <tr key={label} className={asked !== now && now !== undefined ? 'offer-changed' : undefined}>
            <th scope="row">{label}</th>
            <td className="num">{asked ?? '–'}</td>
            <td className="num">{now ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
