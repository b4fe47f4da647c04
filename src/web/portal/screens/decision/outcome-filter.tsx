import { type OutcomeFilter, outcomeFilters } from '#contract/decision.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';

const { outcomeFilter: words } = desk;
const options = outcomeFilters.map((one) => [one, one === 'none' ? words.none : decisionWords.outcomes[one]] as const);

/** Reads the filter from the address. */
export const readOutcome = (given: string | null): OutcomeFilter | '' =>
  outcomeFilters.find((one) => one === given) ?? '';

type Props = { outcome: OutcomeFilter | ''; onChange: (outcome: OutcomeFilter | '') => void };

/** Filters a list by the current decision. */
export const OutcomeSelect = ({ outcome, onChange }: Props) => (
  <FilterSelect label={words.name} any={words.any} value={outcome} options={options} onChange={onChange} />
);
