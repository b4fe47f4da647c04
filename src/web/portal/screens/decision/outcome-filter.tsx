import { type OutcomeFilter, outcomeFilters } from '#contract/decision.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';

const { outcomeFilter: words } = desk;
const options = outcomeFilters.map((one) => [one, one === 'none' ? words.none : decisionWords.outcomes[one]] as const);

/** As it stands in the address. */
export const readOutcome = (given: string | null): OutcomeFilter | '' =>
  outcomeFilters.find((one) => one === given) ?? '';

type Props = { outcome: OutcomeFilter | ''; onChange: (outcome: OutcomeFilter | '') => void };

/** What was decided and stands. */
export const OutcomeSelect = ({ outcome, onChange }: Props) => (
  <FilterSelect label={words.name} any={words.any} value={outcome} options={options} onChange={onChange} />
);
