import { applicationSorts, type ApplicationSort, applicationStatuses, dueFilters } from '#contract/admin.ts';
import { inbox, statusNames } from '#copy/portal/applications.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import type { ApplicationFilter } from '#web/client/admin.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { AssignedSelect } from '../assignment/assigned-select.tsx';
import { OutcomeSelect } from '../decision/outcome-filter.tsx';
import { type ChangeFilter, usualSort } from './use-inbox-filter.ts';

type Props = { filter: ApplicationFilter; sort: ApplicationSort; onChange: ChangeFilter };

/** Everything that the list can be narrowed by, and its order for widths without headings. */
export const InboxFilters = ({ filter, sort, onChange }: Props) => (
  <div className="inbox-selects">
    <FilterSelect
      label={inbox.filter}
      any={inbox.anyStatus}
      value={filter.status}
      options={applicationStatuses.map((one) => [one, statusNames[one]] as const)}
      onChange={(status) => onChange({ status })}
    />
    <FilterSelect
      label={desk.filter.name}
      any={desk.filter.any}
      value={filter.due}
      options={dueFilters.map((one) => [one, desk.filter[one]] as const)}
      onChange={(due) => onChange({ due })}
    />
    <OutcomeSelect outcome={filter.outcome} onChange={(outcome) => onChange({ outcome })} />
    <AssignedSelect assigned={filter.assigned} onChange={(assigned) => onChange({ assigned })} />
    <SortSelect usual={usualSort(filter)} sort={sort} onChange={(to) => onChange({ sort: to })} />
  </div>
);

type SortProps = { usual: ApplicationSort; sort: ApplicationSort; onChange: (sort: ApplicationSort | '') => void };
const SortSelect = ({ usual, sort, onChange }: SortProps) => (
  <FilterSelect
    label={inbox.sort.name}
    any={inbox.sort.orders[usual]}
    value={sort === usual ? '' : sort}
    options={applicationSorts.filter((one) => one !== usual).map((one) => [one, inbox.sort.orders[one]] as const)}
    onChange={onChange}
  />
);
