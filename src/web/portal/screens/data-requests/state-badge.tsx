import type { ListedDataRequest } from '#contract/data-requests.ts';
import { Badge } from '#web/ui/badge.tsx';
import { dataRequestWords as words } from '#copy/portal/data-requests.ts';

const tones = { open: 'accent', answered: 'ok', refused: 'plain' } as const;

export const StateBadge = ({ request: { state, overdue } }: { request: ListedDataRequest }) => (
  <Badge tone={overdue ? 'bad' : tones[state]}>{overdue ? words.filter.overdue : words.states[state]}</Badge>
);
