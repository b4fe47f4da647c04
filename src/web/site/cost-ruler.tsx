type Props = {
  /** The price of the equipment, and the part of it that is paid down. */
  valueCents: number;
  downCents: number;
  financeCostCents: number;
  months: number;
  /** The total cost that the full width stands for. Rulers that are compared share it. */
  scaleCents: number;
  /** Year ticks only, for a ruler so short that months would run together. */
  isShort?: boolean;
};

const UNITS = 1000;
const MIDDLE = 18;

/**
 * Draws the total cost to scale: the down payment, the equipment up to its price, and the finance cost dashed. Each
 * payment has a tick, each year a longer one. The words next to it repeat every figure.
 */
export function CostRuler({ valueCents, downCents, financeCostCents, months, scaleCents, isShort = false }: Props) {
  const totalCents = valueCents + financeCostCents;
  const at = (cents: number): string => ((cents / totalCents) * UNITS).toFixed(1);
  const [down, value] = [at(downCents), at(valueCents)];
  return (
    <svg className="ruler" width="100%" height="34" aria-hidden="true" focusable="false">
      <line className="ruler-rail" x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} />
      {/* A nested drawing has its own width, so that strokes and text keep their size. */}
      <svg
        className="ruler-total"
        width={`${((totalCents / scaleCents) * 100).toFixed(2)}%`}
        height="34"
        viewBox={`0 0 ${String(UNITS)} 34`}
        preserveAspectRatio="none"
      >
        {!isShort && <path className="ruler-months" d={ticks(Number(down), months, false)} />}
        <path className="ruler-years" d={ticks(Number(down), months, true)} />
        <path className="ruler-price" d={`M0 ${String(MIDDLE)}H${value}`} />
        <path className="ruler-cost" d={`M${value} ${String(MIDDLE)}H${String(UNITS)}`} />
        <path className="ruler-stop" d={`M0 4v28M${down} 9v18M${String(UNITS)} 4v28`} />
      </svg>
    </svg>
  );
}

/** Relative moves repeat the same text, which the compressed page hardly notices. */
function ticks(start: number, months: number, yearly: boolean): string {
  const every = yearly ? 12 : 1;
  const step = (((UNITS - start) / months) * every).toFixed(2);
  const height = yearly ? 12 : 6;
  const count = Math.ceil(months / every) - 1;
  return `M${String(start)} ${String(MIDDLE)}${`m${step}-${String(height)}v${String(height)}`.repeat(count)}`;
}

const DOLLARS = [25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_000_000];
/** The round amount that a ruler of this total is drawn to, so that small changes keep the scale. */
export const scaleOf = (totalCents: number): number =>
  (DOLLARS.find((dollars) => dollars * 100 >= totalCents) ?? Math.ceil(totalCents / 200_000_000) * 2_000_000) * 100;
