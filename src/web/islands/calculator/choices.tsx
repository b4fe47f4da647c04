import { useId } from 'react';
import { type StructureName, structureNames } from '#finance/named-structures.ts';
import { tierNames, type TierName } from '#finance/tiers.ts';
import { PaymentBars } from './payment-bars.tsx';
import { hangsOnSeason } from './state.ts';
import { useCalculator } from './words.ts';

const OPEN = 3;

export function TierChoice({ value, onChange }: { value: TierName; onChange: (tier: TierName) => void }) {
  const { copy, pricing } = useCalculator();
  return (
    <fieldset className="field calc-choice">
      <legend className="field-label">{copy.tier}</legend>
      <div className="calc-tiers">
        {tierNames.map((name) => (
          <label key={name} className="field-segment">
            <input type="radio" name="tier" value={name} checked={name === value} onChange={() => onChange(name)} />
            <span>
              {copy.tiers[name]}
              <small className="num">{pricing.tiers[name].scores.replace('-', '–')}</small>
            </span>
          </label>
        ))}
      </div>
      <p className="field-hint">{copy.tierNote}</p>
    </fieldset>
  );
}

type ShapeProps = {
  value: StructureName;
  fundedMonth: number;
  onChange: (structure: StructureName) => void;
  onFunded: (month: number) => void;
};

/** Three shapes in the open, the others behind a summary: one group of radios. The description follows the chosen one. */
export function ShapeChoice({ value, fundedMonth, onChange, onFunded }: ShapeProps) {
  const { copy } = useCalculator();
  const id = useId();
  const isMore = structureNames.indexOf(value) >= OPEN;
  const about = <p className="field-hint">{copy.shapes[value].about}</p>;
  const radio = (name: StructureName) => (
    <label key={name} className="field-segment">
      <input type="radio" name="shape" value={name} checked={name === value} onChange={() => onChange(name)} />
      <span>
        <PaymentBars of={name} />
        {copy.shapes[name].name}
      </span>
    </label>
  );
  return (
    <fieldset className="field calc-choice">
      <legend className="field-label">{copy.shape}</legend>
      <div className="calc-shapes">{structureNames.slice(0, OPEN).map(radio)}</div>
      {!isMore && about}
      <details className="disclosure calc-more" open={isMore}>
        <summary>{copy.moreShapes}</summary>
        <div className="calc-shapes">{structureNames.slice(OPEN).map(radio)}</div>
        {isMore && about}
      </details>
      {hangsOnSeason(value) && (
        <div className="calc-funded">
          <label className="field-label" htmlFor={id}>
            {copy.funded}
          </label>
          <select
            id={id}
            className="field-control"
            name="from"
            value={fundedMonth}
            onChange={({ currentTarget }) => onFunded(Number(currentTarget.value))}
          >
            {copy.monthNames.map((month, n) => (
              <option key={month} value={n + 1}>
                {month}
              </option>
            ))}
          </select>
        </div>
      )}
    </fieldset>
  );
}
