import type { AdminDealRow } from '#contract/admin-deals.ts';
import type { ApplicationListRow } from '#contract/admin.ts';
import { localDay } from '#contract/days.ts';
import type { BoardCard } from '#contract/deal-board.ts';
import { moverOf } from '#contract/deals.ts';
import { type DayTask, nearestOf } from '#contract/desk.ts';
import { ownViewOf, placeOfFile } from './asked-decision.ts';

/** A file as one entry of the list that led to it. */
export type ListedFile = {
  to: string;
  /** The query of the list next to it; absent for all files. */
  view?: string;
  name: string;
  /** When an answer is due; null without a time. */
  due: string | null;
  /** Since when it is in its state. */
  since: string;
  /** The file waits for staff. */
  waits: boolean;
};

/** The state of a link that opens a file: its list, in order. */
export const listOf = (files: readonly ListedFile[]): { files: readonly ListedFile[] } => ({ files });

/** `own`: the task is the user's. */
export const listedTask = (task: DayTask, own: boolean): ListedFile => ({
  to: placeOfFile(task.file),
  ...(own && { view: ownViewOf(task.file) }),
  name: task.name,
  // What arrived has no time of its own, and waits since it was requested.
  due: nearestOf(task) ?? (task.kind === 'documents' || task.kind === 'no_answer' ? task.since : null),
  since: task.since,
  waits: task.kind !== 'documents_due',
});

/** `allWait`: the list has only files that wait for staff, such as those with received documents. */
export const listedApplication = (row: ApplicationListRow, now: number, allWait: boolean): ListedFile => {
  const { status, decision, clock } = row;
  const isUnanswered = clock.respondBy !== null && clock.respondBy < localDay(now);
  return {
    to: placeOfFile({ kind: 'application', id: row.id }),
    name: row.businessName,
    due: nearestOf(clock) ?? clock.respondBy,
    since: row.createdAt,
    waits: status !== 'closed' && decision === null && (allWait || clock.state === 'running' || isUnanswered),
  };
};

export const listedDeal = (deal: AdminDealRow): ListedFile => ({
  to: placeOfFile({ kind: 'deal', id: deal.id }),
  name: deal.dealName,
  due: null,
  since: deal.statusSince,
  waits: moverOf(deal.status, deal) === 'lender',
});

export const listedCard = (card: BoardCard): ListedFile => ({
  to: placeOfFile({ kind: 'deal', id: card.id }),
  name: card.dealName,
  due: card.answerBy,
  since: card.since,
  waits: moverOf(card.status, card) === 'lender',
});

/** After every date. */
const NEVER = '9999';

/** Returns the waiting file that is due first, and without a time the one that waits longest. */
export const mostUrgent = (files: readonly ListedFile[]): ListedFile | undefined =>
  files
    .filter(({ waits }) => waits)
    .toSorted((a, b) => (a.due ?? NEVER).localeCompare(b.due ?? NEVER) || a.since.localeCompare(b.since))[0];

/** Returns the list in the state of a link. */
export const filesIn = (state: unknown): readonly ListedFile[] =>
  typeof state === 'object' && state !== null && 'files' in state && Array.isArray(state.files)
    ? (state.files as unknown[]).filter(isListed)
    : [];

const isListed = (file: unknown): file is ListedFile =>
  typeof file === 'object' && file !== null && 'to' in file && 'name' in file && 'waits' in file;
