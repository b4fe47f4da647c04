import { type DeskCounts, MOST_COUNTED } from '#contract/desk.ts';
import { deskCounts as words, inquiryClock } from '#copy/portal/desk.ts';
import { useDeskCounts } from '#web/client/desk.ts';
import { useNow } from '../hooks/use-now.ts';
import { showSpan } from '../instants.ts';

export type CountMark = {
  count: string;
  text: string;
  tone: 'plain' | 'accent' | 'warn' | 'bad';
  /** The time left. */
  clock?: string;
};

export const showCount = (count: number): string =>
  count < MOST_COUNTED ? String(count) : `${String(MOST_COUNTED - 1)}+`;

const marks = {
  '/admin': { of: 'mine', tone: 'accent' },
  '/admin/applications': { of: 'waitingApplications', tone: 'plain' },
  '/admin/deals': { of: 'deals', tone: 'plain' },
  '/admin/inquiries': { of: 'inquiries', tone: 'accent' },
  '/admin/data-requests': { of: 'dataRequests', tone: 'warn' },
  '/admin/outbox': { of: 'outbox', tone: 'bad' },
} as const satisfies Record<string, { of: Exclude<keyof DeskCounts, 'inquiriesDueAt'>; tone: CountMark['tone'] }>;

/** The number next to each entry where work waits, by address. Zero and unknown numbers are left out. */
export function useCountMarks(): Partial<Record<string, CountMark>> {
  const counts = useDeskCounts();
  const now = useNow();
  if (!counts) return {};
  return Object.fromEntries(
    Object.entries(marks).flatMap(([to, { of, tone }]) => {
      const count = counts[of] ?? 0;
      if (count === 0) return [];
      const mark: CountMark = { count: showCount(count), text: words[of](showCount(count)), tone };
      return [[to, of === 'inquiries' ? inquiriesMark(mark, counts, now) : mark]];
    }),
  );
}

const HOUR_MS = 3_600_000;
/** Adds the time until the first answer is due, or since when it is overdue. */
function inquiriesMark(mark: CountMark, { inquiriesDueAt: dueAt }: DeskCounts, now: number): CountMark {
  if (dueAt === null) return mark;
  const left = Date.parse(dueAt) - now;
  if (left < 0) return { ...mark, text: inquiryClock.overdue(mark.text, showSpan(-left)), tone: 'bad' };
  return {
    ...mark,
    text: inquiryClock.left(mark.text, showSpan(left)),
    clock: left < HOUR_MS ? showSpan(left) : inquiryClock.hours(Math.floor(left / HOUR_MS)),
    tone: left < HOUR_MS ? 'warn' : mark.tone,
  };
}
