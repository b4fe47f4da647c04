import { type AssignedFilter, assignedFilters } from '#contract/assignments.ts';
import { assignment } from '#copy/portal/assignment.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';

const { filter: words } = assignment;
const options = assignedFilters.map((one) => [one, words[one]] as const);

/** Reads the filter from the address. */
export const readAssigned = (given: string | null): AssignedFilter | '' =>
  assignedFilters.find((one) => one === given) ?? '';

type Props = { assigned: AssignedFilter | ''; onChange: (assigned: AssignedFilter | '') => void };

/** Filters a list by assignee. */
export const AssignedSelect = ({ assigned, onChange }: Props) => (
  <FilterSelect label={words.name} any={words.any} value={assigned} options={options} onChange={onChange} />
);
