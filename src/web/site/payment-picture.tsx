import type { Quote } from '#finance/quote.ts';

const [BAR, GAP, HEIGHT] = [9, 2.4, 56];

/** Each payment of a quote as a bar at its true height. Payments under half of the largest one are paler. */
export function PaymentPicture({ quote }: { quote: Quote }) {
  const payments = quote.rows.filter(({ kind }) => kind === 'payment').map(({ paymentCents }) => paymentCents);
  const full = Math.max(...quote.amounts.map(({ cents }) => cents));
  const bars = (isLow: boolean): string =>
    payments
      .map((cents, n) => ({ cents, x: (n * (BAR + GAP)).toFixed(1) }))
      .filter(({ cents }) => cents < full / 2 === isLow)
      .map(({ cents, x }) => {
        const height = ((cents / full) * HEIGHT).toFixed(1);
        return `M${x} ${String(HEIGHT)}v-${height}h${String(BAR)}v${height}z`;
      })
      .join('');
  return (
    <svg
      className="payment-picture"
      viewBox={`0 0 ${String(payments.length * (BAR + GAP))} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="payment-full" d={bars(false)} />
      <path className="payment-low" d={bars(true)} />
    </svg>
  );
}
