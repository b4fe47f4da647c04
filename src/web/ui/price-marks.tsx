type Props = {
  name: string;
  label: string;
  /** In dollars. */
  prices: readonly number[];
  value: number;
  onChoose: (price: number) => void;
};

const short = (price: number): string =>
  price < 1_000_000 ? `$${String(price / 1000)}K` : `$${String(price / 1_000_000)}M`;

/** Round prices that set a slider. Radio buttons keep a choice that is made before the script runs. */
export const PriceMarks = ({ name, label, prices, value, onChoose }: Props) => (
  <fieldset className="price-marks">
    <legend className="sr-only">{label}</legend>
    {prices.map((price) => (
      <label key={price}>
        <input type="radio" name={name} value={price} checked={price === value} onChange={() => onChoose(price)} />
        <span className="num">{short(price)}</span>
      </label>
    ))}
  </fieldset>
);
