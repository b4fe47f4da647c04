import type { DataRequestRow } from '#contract/data-requests.ts';
import { dataRequestWords as words } from '#copy/portal/data-requests.ts';

const tones = { open: 'badge badge-accent', answered: 'badge badge-ok', refused: 'badge' };

export const StateBadge = ({ request: { state, overdue } }: { request: DataRequestRow }) => (
  <span className={overdue ? 'badge badge-bad' : tones[state]}>
    {overdue ? words.filter.overdue : words.states[state]}
  </span>
);
