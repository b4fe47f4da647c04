import { type Deal, type DealStatus, isApprovalExpired, moverOfDeal, nextMove } from '#contract/deals.ts';
import { endOfDay } from '../dashboard/deal-tabs.ts';

export type TimelineStep = {
  status: DealStatus;
  state: 'reached' | 'current' | 'ahead';
  at: string | null;
  note: string | null;
  /** Milliseconds in this status, or since the last day of an expired approval. Null when not counted. */
  spent: number | null;
  overdue: boolean;
};

/** The statuses of a deal without questions. */
const usualWay: readonly DealStatus[] = ['draft', 'submitted', 'in_review', 'approved', 'docs_out', 'funded'];
/** A dealer's move is overdue after this time. */
export const OVERDUE_MS = 2 * 24 * 60 * 60_000;

/** Returns the past, current and usual next steps of a deal. */
export function timelineSteps(deal: Deal, now: number): TimelineStep[] {
  const { timeline, status, statusSince } = deal;
  const past = timeline.at(-1)?.status === status ? timeline.slice(0, -1) : timeline;
  const note = timeline.at(-1)?.status === status ? (timeline.at(-1)?.note ?? null) : null;
  const ends = [...past.slice(1).map(({ at }) => at), statusSince];
  const reached = past.map((one, n): TimelineStep => {
    const spent = Date.parse(ends[n] ?? one.at) - Date.parse(one.at);
    return { ...one, state: 'reached', spent, overdue: false };
  });
  const over = nextMove[status] === 'none';
  const waited = now - waitingSince(deal);
  const current: TimelineStep = {
    status,
    state: over ? 'reached' : 'current',
    at: statusSince,
    note,
    spent: over ? null : waited,
    overdue: moverOfDeal(deal) === 'dealer' && waited >= OVERDUE_MS,
  };
  return [...reached, current, ...aheadOf(status)];
}

/** The time of the status, or the end of the last day of an expired approval. */
function waitingSince(deal: Deal): number {
  const lastDay = isApprovalExpired(deal) ? (deal.decision?.expiresOn ?? null) : null;
  return lastDay === null ? Date.parse(deal.statusSince) : endOfDay(lastDay).getTime();
}

function aheadOf(status: DealStatus): TimelineStep[] {
  if (nextMove[status] === 'none') return [];
  // A question is part of the review.
  const from = usualWay.indexOf(status === 'info_requested' ? 'in_review' : status);
  return usualWay
    .slice(from + 1)
    .map((next): TimelineStep => ({ status: next, state: 'ahead', at: null, note: null, spent: null, overdue: false }));
}
