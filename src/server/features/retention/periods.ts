import { UNDECIDED_MONTHS } from '#contract/brand.ts';
import { DATA_REQUEST_MONTHS } from '#contract/data-requests.ts';
import type { App } from '#server/app.ts';

const DAY_MS = 86_400_000;

/** The instants before which each kind of record has had its time. */
export function cutoffs({ brand, config }: Pick<App, 'brand' | 'config'>, now: Date) {
  const { mailDays, endedDays, visitorDays, chatDays } = config.retention;
  return {
    closedBefore: monthsBefore(now, brand.retentionMonths),
    receivedBefore: monthsBefore(now, brand.retentionMonths + UNDECIDED_MONTHS),
    mailsBefore: new Date(now.getTime() - mailDays * DAY_MS),
    chatsBefore: new Date(now.getTime() - chatDays * DAY_MS),
    endedBefore: new Date(now.getTime() - endedDays * DAY_MS),
    requestsBefore: monthsBefore(now, DATA_REQUEST_MONTHS),
    visitorsBefore: new Date(now.getTime() - visitorDays * DAY_MS),
  };
}

/** Whether the periods that hold are those that somebody saved: what another version saved may not be readable here. */
export const isPeriodKnown = ({ liveBrand }: Pick<App, 'liveBrand'>): boolean =>
  !liveBrand.now().unread.includes('notices');

/** The same day and time of an earlier month, in UTC; the last day of that month when it has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}
