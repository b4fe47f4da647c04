import { type DecisionOutcome, decisionOutcomes } from '#contract/decision.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { SegmentedField } from '#web/ui/field-segments.tsx';

const { dialog: words } = desk;
const choices = decisionOutcomes.map((value) => ({ value, label: words.outcomes[value] }));
type Props = {
  id: string;
  outcome: DecisionOutcome | undefined;
  /** Whether somebody went on without choosing. */
  missed: boolean;
  onChoose: (outcome: DecisionOutcome | undefined) => void;
};

/** What is decided; nothing is chosen beforehand. */
export function OutcomeField({ id, outcome, missed, onChoose }: Props) {
  const open = outcome === undefined ? { hint: words.outcomeHint, error: missed ? words.noOutcome : undefined } : {};
  return (
    <SegmentedField
      frame={{ id, label: words.outcome, ...open }}
      options={choices}
      radio={{
        name: 'outcome',
        value: outcome ?? '',
        onChange: ({ target }) => onChoose(choices.find(({ value }) => value === target.value)?.value),
      }}
    />
  );
}
