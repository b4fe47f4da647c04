import { addDays } from '#contract/days.ts';
import { type DealListRow, type DealStatus, isClosed, moverOf } from '#contract/deals.ts';
import { dashboard as words, nextSteps } from '#copy/portal/dashboard.ts';

export const dealTabs = ['recent', 'active', 'won', 'lost'] as const;
/** The three cards next to the total (dealer portal, section 4), and the rest of it. Each status is in exactly one. */
const groups = {
  inProgress: ['submitted', 'in_review'],
  approved: ['approved', 'docs_out'],
  funded: ['funded'],
  drafts: ['draft'],
  waiting: ['info_requested'],
  closed: ['declined', 'sf_deleted'],
} as const satisfies Record<string, readonly DealStatus[]>;
type DealGroup = keyof typeof groups;
export const restGroups = ['drafts', 'waiting', 'closed'] as const satisfies readonly DealGroup[];
export const dealCards = ['total', 'inProgress', 'approved', 'funded'] as const;
/** The tabs, and the lists that a card or the rest opens. */
export const dealLists = [...dealTabs, ...dealCards, ...restGroups] as const;
export type DealListName = (typeof dealLists)[number];
const RECENT = 5;

type Classified = Pick<DealListRow, 'status' | 'salesforceStage'>;
const stageSays = ({ salesforceStage }: Classified, ...stages: string[]): boolean =>
  stages.some((word) => salesforceStage?.toLowerCase().includes(word) ?? false);

/** The classification of the specification (dealer portal, section 4). Letter case does not matter. */
export const isWon = (deal: Classified): boolean => stageSays(deal, '100 - funded', '110 - booked');
export const isLost = (deal: Classified): boolean => isClosed(deal.status) || stageSays(deal, 'closed lost');

/** Compares times as text, which is ten times faster than a collation. */
const newestFirst = (a: DealListRow, b: DealListRow): number =>
  a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1;

const ofGroup = (group: DealGroup) => {
  const statuses: readonly DealStatus[] = groups[group];
  return (deals: readonly DealListRow[]) => deals.filter(({ status }) => statuses.includes(status));
};

const lists: Record<DealListName, (deals: readonly DealListRow[]) => readonly DealListRow[]> = {
  total: (deals) => deals,
  recent: (deals) => deals.toSorted(newestFirst).slice(0, RECENT),
  active: (deals) => deals.filter((deal) => !isWon(deal) && !isLost(deal)),
  won: (deals) => deals.filter(isWon),
  lost: (deals) => deals.filter(isLost),
  inProgress: ofGroup('inProgress'),
  approved: ofGroup('approved'),
  funded: ofGroup('funded'),
  drafts: ofGroup('drafts'),
  waiting: ofGroup('waiting'),
  closed: ofGroup('closed'),
};

/** Returns the deals of a list. */
export const dealsIn = (list: DealListName, deals: readonly DealListRow[]): readonly DealListRow[] =>
  lists[list](deals);

export const dealSorts = ['newest', 'oldest', 'amount', 'name', 'move'] as const;
export type DealSort = (typeof dealSorts)[number];

/** The approval can no longer be accepted, and no contract is out. */
export const hasExpired = ({ status, progress }: Pick<DealListRow, 'status' | 'progress'>): boolean =>
  status === 'approved' && progress?.offer?.expired === true;

/** The end of a calendar day (YYYY-MM-DD) in the reader's time zone. */
export const endOfDay = (day: string): Date => new Date(`${addDays(day, 1)}T00:00:00`);

/** Since when a deal is in its step: an expired approval since the end of its last day. */
export function stepSince({
  status,
  progress,
  createdAt,
}: Pick<DealListRow, 'status' | 'progress' | 'createdAt'>): string {
  const lastDay = hasExpired({ status, progress }) ? progress?.offer?.expiresOn : undefined;
  return lastDay ? endOfDay(lastDay).toISOString() : (progress?.statusSince ?? createdAt);
}

/** Returns true if the dealer moves next. After an expired approval, the dealer asks for new terms. */
export const isMine = (deal: Pick<DealListRow, 'status' | 'progress'>): boolean =>
  hasExpired(deal) || moverOf(deal.status, deal.progress) === 'dealer';

/** The amount of the lender's offer, or the requested one before it. */
export const amountOf = ({ progress, requestedAmount }: DealListRow): number =>
  progress?.offer?.amount ?? requestedAmount;

const orders: Record<DealSort, (a: DealListRow, b: DealListRow) => number> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  amount: (a, b) => amountOf(b) - amountOf(a),
  name: (a, b) => a.dealName.localeCompare(b.dealName, 'en'),
  move: (a, b) =>
    Number(isMine(b)) - Number(isMine(a)) || (isMine(a) ? Date.parse(stepSince(a)) - Date.parse(stepSince(b)) : 0),
};
/** Equal deals keep their order, newest first. The dealer's own moves start with the oldest. */
export const sortDeals = (deals: readonly DealListRow[], by: DealSort): DealListRow[] =>
  by === 'newest' ? deals.toSorted(newestFirst) : deals.toSorted(newestFirst).sort(orders[by]);

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the deals that contain every word of the search. `said` adds the words that a row shows. */
export function findDeals(
  deals: readonly DealListRow[],
  q: string,
  said: (deal: DealListRow) => string,
): readonly DealListRow[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return deals;
  return deals.filter((deal) => {
    const { dealName, borrowerFirstName, borrowerLastName, salesforceStage, progress } = deal;
    const names = [dealName, borrowerFirstName, borrowerLastName, progress?.borrowerCompany];
    const parts = [...names, salesforceStage, amountOf(deal), said(deal)];
    const text = plain(parts.join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** The next step of a deal, as its row says it. */
export function stepOf(deal: DealListRow): string {
  const { status, progress } = deal;
  if (hasExpired(deal)) return words.approvalExpired.step;
  if (progress?.documentsReceived === true) return words.documentsReceived;
  return moverOf(status, progress) === 'customer' ? words.customerAsked : nextSteps[status];
}
