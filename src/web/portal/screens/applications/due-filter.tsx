import { dueFilters } from '#contract/admin.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import type { ApplicationFilter } from '#web/client/admin.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';

type Props = { due: ApplicationFilter['due']; onChange: (due: ApplicationFilter['due']) => void };
const { filter: words } = desk;
const options = dueFilters.map((one) => [one, words[one]] as const);

/** By when the decision is due. */
export const DueFilter = ({ due, onChange }: Props) => (
  <FilterSelect label={words.name} any={words.any} value={due} options={options} onChange={onChange} />
);
