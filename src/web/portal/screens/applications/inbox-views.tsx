import { MINE, UNASSIGNED } from '#contract/assignments.ts';
import { inbox } from '#copy/portal/applications.ts';
import type { ApplicationFilter } from '#web/client/admin.ts';
import { useDeskCounts } from '#web/client/desk.ts';
import { type UsualView, ViewBar } from '../saved-views/view-bar.tsx';
import { type ChangeFilter, noFilter, readFilter } from './use-inbox-filter.ts';

const { views: words } = inbox;
type Props = { filter: ApplicationFilter; onChange: ChangeFilter };

/** The usual ways to look at the inbox with the number of their files, and the user's own. */
export function InboxViews({ filter, onChange }: Props) {
  const counts = useDeskCounts();
  const usual: UsualView<ApplicationFilter>[] = [
    { name: words.mine, filter: { ...noFilter, assigned: MINE, due: 'us' }, count: counts?.mineApplications },
    {
      name: words.unassigned,
      filter: { ...noFilter, assigned: UNASSIGNED, outcome: 'none' },
      count: counts?.unassigned,
    },
    { name: words.late, filter: { ...noFilter, due: 'overdue' }, count: counts?.late },
    { name: words.open, filter: { ...noFilter, outcome: 'none' }, count: counts?.applications },
    { name: words.all, filter: noFilter, count: counts?.allApplications },
  ];
  return (
    <ViewBar
      screen="applications"
      usual={usual}
      filter={filter}
      read={readFilter}
      // Each view starts in its usual order.
      onChange={(view) => onChange({ ...view, sort: '' })}
    />
  );
}
