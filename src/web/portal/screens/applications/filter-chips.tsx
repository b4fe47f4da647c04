import { X } from 'lucide-react';
import { inbox, statusNames } from '#copy/portal/applications.ts';
import { assignment } from '#copy/portal/assignment.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import type { ApplicationFilter } from '#web/client/admin.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ChangeFilter } from './use-inbox-filter.ts';

type Props = { filter: ApplicationFilter; onChange: ChangeFilter };
type Narrowing = Exclude<keyof ApplicationFilter, 'q'>;

/** Shows the active filters of the list. Each one can be removed. */
export function FilterChips({ filter, onChange }: Props) {
  const chips = chipsOf(filter);
  if (chips.length === 0) return null;
  return (
    <ul className="filter-chips">
      {chips.map(([name, label]) => (
        <li key={name}>
          <button type="button" aria-label={inbox.unfilter(label)} onClick={() => onChange({ [name]: '' })}>
            {label}
            <Icon of={X} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function chipsOf({ status, due, assigned, outcome }: ApplicationFilter): [Narrowing, string][] {
  const chips: [Narrowing, string][] = [];
  if (status !== '') chips.push(['status', statusNames[status]]);
  if (due !== '') chips.push(['due', desk.filter[due]]);
  if (outcome !== '')
    chips.push(['outcome', outcome === 'none' ? desk.outcomeFilter.none : decisionWords.outcomes[outcome]]);
  if (assigned !== '') chips.push(['assigned', assignment.filter[assigned]]);
  return chips;
}
