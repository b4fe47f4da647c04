import { ChevronDown } from 'lucide-react';
import { type AssignedFilter, assignedFilters } from '#contract/assignments.ts';
import { assignment } from '#copy/portal/assignment.ts';

const { filter: words } = assignment;

/** As it stands in the address. */
export const readAssigned = (given: string | null): AssignedFilter | '' =>
  assignedFilters.find((one) => one === given) ?? '';

type Props = { assigned: AssignedFilter | ''; onChange: (assigned: AssignedFilter | '') => void };

/** Whose files a list shows. */
export const AssignedSelect = ({ assigned, onChange }: Props) => (
  <label className="field-select">
    <span className="sr-only">{words.name}</span>
    <select className="field-control" value={assigned} onChange={({ target }) => onChange(readAssigned(target.value))}>
      <option value="">{words.any}</option>
      {assignedFilters.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </select>
    <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
  </label>
);
