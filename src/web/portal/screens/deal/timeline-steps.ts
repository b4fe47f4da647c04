import { type Deal, type DealStatus, nextMove } from '#contract/deals.ts';

export type TimelineStep = {
  status: DealStatus;
  state: 'reached' | 'current' | 'ahead';
  at: string | null;
  note: string | null;
  /** How long the deal stood there, in ms; of the current one, until now. Null where nothing is counted. */
  spent: number | null;
  overdue: boolean;
};

/** The way of a deal that meets no question. */
const usualWay: readonly DealStatus[] = ['draft', 'submitted', 'in_review', 'approved', 'docs_out', 'funded'];
/** A dealer's move that has waited this long is late. */
const OVERDUE_MS = 2 * 24 * 60 * 60_000;

/** Where the deal was, where it stands, and what usually follows. */
export function timelineSteps({ timeline, status, statusSince }: Deal, now: number): TimelineStep[] {
  const past = timeline.at(-1)?.status === status ? timeline.slice(0, -1) : timeline;
  const note = timeline.at(-1)?.status === status ? (timeline.at(-1)?.note ?? null) : null;
  const ends = [...past.slice(1).map(({ at }) => at), statusSince];
  const reached = past.map((one, n): TimelineStep => {
    const spent = Date.parse(ends[n] ?? one.at) - Date.parse(one.at);
    return { ...one, state: 'reached', spent, overdue: false };
  });
  const over = nextMove[status] === 'nobody';
  const waited = now - Date.parse(statusSince);
  const current: TimelineStep = {
    status,
    state: over ? 'reached' : 'current',
    at: statusSince,
    note,
    spent: over ? null : waited,
    overdue: nextMove[status] === 'dealer' && waited >= OVERDUE_MS,
  };
  return [...reached, current, ...aheadOf(status)];
}

function aheadOf(status: DealStatus): TimelineStep[] {
  if (nextMove[status] === 'nobody') return [];
  // A question is answered inside the review.
  const from = usualWay.indexOf(status === 'info_requested' ? 'in_review' : status);
  return usualWay
    .slice(from + 1)
    .map((next): TimelineStep => ({ status: next, state: 'ahead', at: null, note: null, spent: null, overdue: false }));
}
