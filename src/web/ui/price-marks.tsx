type Props = {
  name: string;
  label: string;
  value: number;
  onChoose: (price: number) => void;
};

/** In dollars, within the slider's range. The style sheet has the place of each one. */
const marks = { 10_000: '10K', 250_000: '250K', 500_000: '500K', 1_000_000: '1M', 1_500_000: '1.5M' };
const prices = Object.entries(marks).map(([price, text]) => ({ price: Number(price), text }));

/**
 * Round prices that set the slider of the equipment value, each where the thumb's center is at its price. Radio buttons
 * keep a choice made before the script runs.
 */
export const PriceMarks = ({ name, label, value, onChoose }: Props) => (
  <fieldset className="price-marks">
    <legend className="sr-only">{label}</legend>
    {prices.map(({ price, text }) => (
      <label key={price} className={`price-${String(price)}`}>
        <input type="radio" name={name} value={price} checked={price === value} onChange={() => onChoose(price)} />
        <span className="num">${text}</span>
      </label>
    ))}
  </fieldset>
);
