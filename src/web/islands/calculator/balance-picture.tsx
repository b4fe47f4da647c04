import type { Quote } from '#finance/quote.ts';
import { dollars } from '#web/ui/money.ts';
import { halfway } from './figures.ts';
import { useDetails } from './words.ts';

const WIDTH = 640;
const HEIGHT = 220;
const BARS = 56;

/** Balance, cost so far and the payment of each month, true to scale over the whole term. */
export function BalancePicture({ quote }: { quote: Quote }) {
  const { copy } = useDetails();
  const words = copy.picture;
  const { rows, financedCents, financeCostCents } = quote;
  const end = rows.at(-1)?.month ?? 1;
  const top = Math.max(financeCostCents, ...rows.map(({ balanceCents }) => balanceCents), financedCents);
  const x = (month: number): string => ((month / end) * WIDTH).toFixed(1);
  const y = (cents: number): string => (HEIGHT - (cents / top) * HEIGHT).toFixed(1);
  let cost = 0;
  const costs = rows.map(({ month, interestCents }) => `L${x(month)} ${y((cost += interestCents))}`).join('');
  const balances = rows.map(({ month, balanceCents }) => `L${x(month)} ${y(balanceCents)}`).join('');
  const payments = rows.filter(({ kind, paymentCents }) => kind === 'payment' && paymentCents > 0);
  const tallest = Math.max(...payments.map(({ paymentCents }) => paymentCents));
  const width = (WIDTH / end) * 0.6;
  const bars = payments.map(({ month, paymentCents }) => {
    const height = ((paymentCents / tallest) * BARS).toFixed(1);
    return `M${x(month - 0.8)} ${String(BARS)}v-${height}h${width.toFixed(1)}v${height}Z`;
  });
  const half = halfway(quote);
  return (
    <figure className="calc-picture">
      <p className="calc-axis num" aria-hidden="true">
        {dollars(top)}
      </p>
      <svg viewBox={`0 -2 ${String(WIDTH)} ${String(HEIGHT + 4)}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="calc-grid" d={`M0 0H${String(WIDTH)}M0 ${String(HEIGHT / 2)}H${String(WIDTH)}`} />
        <path
          className="calc-area"
          d={`M0 ${y(financedCents)}${balances}L${x(end)} ${String(HEIGHT)}L0 ${String(HEIGHT)}Z`}
        />
        <path className="calc-balance" d={`M0 ${y(financedCents)}${balances}`} />
        <path className="calc-cost" d={`M0 ${String(HEIGHT)}${costs}`} />
        <path className="calc-ground" d={`M0 ${String(HEIGHT)}H${String(WIDTH)}`} />
      </svg>
      <svg
        className="calc-payments"
        viewBox={`0 0 ${String(WIDTH)} ${String(BARS)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={bars.join('')} />
      </svg>
      <p className="calc-axis calc-axis-ends num" aria-hidden="true">
        <span>{words.start}</span>
        <span>{words.month(end)}</span>
      </p>
      <ul className="calc-legend" aria-hidden="true">
        <li className="calc-key-balance">{words.balance}</li>
        <li className="calc-key-cost">{words.cost}</li>
        <li className="calc-key-payment">{words.payments}</li>
      </ul>
      <figcaption>
        {words.words({
          half: dollars(half.balanceCents),
          halfMonth: half.month,
          cost: dollars(financeCostCents),
          end,
        })}
      </figcaption>
    </figure>
  );
}
