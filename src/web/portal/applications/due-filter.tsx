import { ChevronDown } from 'lucide-react';
import { dueFilters } from '#contract/admin.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import type { ApplicationFilter } from '#web/client/admin.ts';

type Props = { due: ApplicationFilter['due']; onChange: (due: ApplicationFilter['due']) => void };
const { filter: words } = desk;

/** By when the decision is due. */
export const DueFilter = ({ due, onChange }: Props) => (
  <label className="field-select">
    <span className="sr-only">{words.name}</span>
    <select
      className="field-control"
      value={due}
      onChange={({ target }) => onChange(dueFilters.find((one) => one === target.value) ?? '')}
    >
      <option value="">{words.any}</option>
      {dueFilters.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </select>
    <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
  </label>
);
