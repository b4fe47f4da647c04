type Props = {
  name: string;
  label: string;
  /** In dollars. */
  prices: readonly number[];
  /** The ends of the slider above. */
  min: number;
  max: number;
  value: number;
  onChoose: (price: number) => void;
};

/** The width of a label by its number of characters, in pixels. The style sheet has the same widths. */
const widths: Record<number, number> = { 3: 29, 4: 36, 5: 43 };
const widthOf = (label: string): number => widths[label.length] ?? 0;
const short = (price: number): string =>
  price < 1_000_000 ? `$${String(price / 1000)}K` : `$${String(price / 1_000_000)}M`;

/**
 * Round prices that set a slider. Each tick is where the thumb's center is at its price. Labels need more room than the
 * lower prices have, so a line leads from the tick to its label. Radio buttons keep a choice made before the script runs.
 */
export const PriceMarks = ({ name, label, prices, min, max, value, onChoose }: Props) => {
  const labels = prices.map(short);
  /** From the middle of the first label to the middle of the n-th. */
  const middle = (n: number): number =>
    labels.slice(0, n).reduce((sum, text) => sum + widthOf(text), 0) +
    (widthOf(labels[n] ?? '') - widthOf(labels[0] ?? '')) / 2;
  return (
    <fieldset className="price-marks">
      <legend className="sr-only">{label}</legend>
      <svg className="price-lines" aria-hidden="true" focusable="false">
        {prices.map((price, n) => {
          const x = `${(((price - min) / (max - min)) * 100).toFixed(3)}%`;
          return (
            <g key={price} className={price === value ? 'price-line-on' : undefined}>
              <line className="price-tick" x1={x} x2={x} y1="0" y2="6" />
              <line className="price-lead" x1={x} x2={middle(n)} y1="6" y2="22" />
              {n === prices.length - 1 && <line className="price-straight" x1={x} x2={x} y1="6" y2="22" />}
            </g>
          );
        })}
      </svg>
      {prices.map((price) => (
        <label key={price} className={`price-mark-${String(short(price).length)}`}>
          <input type="radio" name={name} value={price} checked={price === value} onChange={() => onChoose(price)} />
          <span className="num">{short(price)}</span>
        </label>
      ))}
    </fieldset>
  );
};
