import type { applicationFigures } from '#copy/en/application-figures.ts';
import { sliders, withTier } from '#finance/terms.ts';
import { isTierName, tierNames } from '#finance/tiers.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { percent } from '#web/ui/money.ts';
import { SelectField } from '#web/ui/field-select.tsx';
import type { CalculatorState } from '../calculator/state.ts';
import { useFormField } from './form-state.ts';
import { useWords } from './words.ts';

type Props = {
  words: (typeof applicationFigures)['editor'];
  tiers: (typeof applicationFigures)['tiers'];
  asked: CalculatorState;
  onChange: (next: CalculatorState) => void;
};

/** Amount, term, down payment and credit tier. The amount is the one of the form. */
export function TermsEditor({ words, tiers, asked, onChange }: Props) {
  const { copy, brand } = useWords();
  const amount = useFormField('equipmentAmount');
  const { terms } = asked;
  const { maxMonths, minDownBps } = brand.pricing.tiers[terms.tier];
  const change = (next: Partial<typeof terms>): void => onChange({ ...asked, terms: { ...terms, ...next } });
  const months = steps(sliders.months.min, Math.min(sliders.months.max, maxMonths), sliders.months.step);
  const downs = steps(minDownBps, brand.pricing.maxDownBps, sliders.downBps.step, terms.downBps);
  const frame = (name: string, label: string) => ({ id: `terms-${name}`, label, span: 3 as const });
  return (
    <div className="fields">
      <MoneyField
        frame={frame('amount', copy.labels.equipmentAmount)}
        words={copy.typedAmounts}
        freeText
        value={amount.value}
        input={{ value: amount.value, onChange: ({ target }) => amount.change(target.value), onBlur: amount.leave }}
        onTake={amount.change}
      />
      <SelectField
        frame={frame('months', words.term)}
        options={months.map((count) => ({ value: String(count), label: words.months(count) }))}
        select={{ value: terms.months, onChange: ({ target }) => change({ months: Number(target.value) }) }}
      />
      <SelectField
        frame={frame('down', words.down)}
        options={downs.map((bps) => ({ value: String(bps), label: percent(bps) }))}
        select={{ value: terms.downBps, onChange: ({ target }) => change({ downBps: Number(target.value) }) }}
      />
      <SelectField
        frame={frame('tier', words.tier)}
        options={tierNames.map((name) => ({
          value: name,
          label: `${tiers[name]} (${brand.pricing.tiers[name].scores.replace('-', '–')})`,
        }))}
        select={{
          value: terms.tier,
          onChange: ({ target: { value } }) => isTierName(value) && change(withTier(brand.pricing, terms, value)),
        }}
      />
    </div>
  );
}

/** From `min` to `max`, with a value between two steps that was asked for. */
const steps = (min: number, max: number, step: number, asked = min): number[] =>
  [
    ...new Set([...Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, n) => min + n * step), max, asked]),
  ].sort((a, b) => a - b);
