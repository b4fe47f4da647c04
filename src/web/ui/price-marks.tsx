type Props = {
  name: string;
  label: string;
  value: number;
  onChoose: (price: number) => void;
};

/** In dollars, within the slider's range. */
const prices = [10_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];
const short = (price: number): string =>
  price < 1_000_000 ? `$${String(price / 1000)}K` : `$${String(price / 1_000_000)}M`;

/**
 * Round prices that set the slider of the equipment value, in a row of equal buttons. The lower ones have no room at their
 * place on the slider. Radio buttons keep a choice made before the script runs.
 */
export const PriceMarks = ({ name, label, value, onChoose }: Props) => (
  <fieldset className="price-marks">
    <legend>{label}</legend>
    {prices.map((price) => (
      <label key={price}>
        <input type="radio" name={name} value={price} checked={price === value} onChange={() => onChoose(price)} />
        <span className="num">{short(price)}</span>
      </label>
    ))}
  </fieldset>
);
