import { allowedTerms } from '#finance/terms.ts';
import { ShowAll } from '#web/site/sections/show-all.tsx';
import type { CalculatorState } from './state.ts';
import { useCalculator } from './words.ts';

const SAME = { months: 60, tier: 'excellent', downBps: 1000 };
const examples = {
  trucks: { asked: { ...SAME, valueCents: 485_000_00 }, structure: 'seasonal', claim: 'caseVocationalTrucks' },
  manufacturing: { asked: { ...SAME, valueCents: 688_889_00 }, structure: 'step', claim: 'caseManufacturing' },
} as const;

/** The terms of the case studies, as far as they state them. Without those that the lender leaves out. */
export function Examples({ onChoose }: { onChoose: (state: CalculatorState) => void }) {
  const { copy, pricing, sample, leftOut } = useCalculator();
  const shown = (['trucks', 'manufacturing'] as const).filter((name) => !leftOut.includes(examples[name].claim));
  if (shown.length === 0) return null;
  return (
    <div className="calc-examples fold">
      <h3>
        {copy.examples.title} {sample && <span className="chip-sample">{copy.examples.sample}</span>}
      </h3>
      <p className="calc-tools more">
        {shown.map((name) => (
          <button
            key={name}
            type="button"
            className="button button-outline button-dense"
            onClick={() =>
              onChoose({
                terms: allowedTerms(pricing, examples[name].asked),
                structure: examples[name].structure,
                fundedMonth: 1,
              })
            }
          >
            {copy.examples[name]}
          </button>
        ))}
      </p>
      <ShowAll name="examples" label={copy.examples.show} of={copy.examples.title} />
      <p className="field-hint more">{copy.examples.note}</p>
    </div>
  );
}
