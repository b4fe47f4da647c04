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

const INQUIRIES = '/admin/inquiries';

export const showCount = (count: number): string =>
  count < MOST_COUNTED ? String(count) : `${String(MOST_COUNTED - 1)}+`;

type Counted = Exclude<keyof DeskCounts, 'inquiriesDueAt'> & keyof typeof words;
/** Several counts of one entry are added up. */
const marks: Record<string, { of: readonly Counted[]; tone: CountMark['tone'] }> = {
  '/admin': { of: ['mine'], tone: 'accent' },
  '/admin/applications': { of: ['waitingApplications'], tone: 'plain' },
  '/admin/deals': { of: ['deals'], tone: 'plain' },
  [INQUIRIES]: { of: ['inquiries'], tone: 'accent' },
  '/admin/notices': { of: ['noticesToPrint', 'noticesWaiting'], tone: 'warn' },
  '/admin/data-requests': { of: ['dataRequests'], tone: 'warn' },
  '/admin/outbox': { of: ['outbox'], tone: 'bad' },
};

/** The number next to each entry where work waits, by address. */
export function useCountMarks(): Partial<Record<string, CountMark>> {
  const counts = useDeskCounts();
  const now = useNow();
  return counts ? marksOf(counts, now) : {};
}

/** Zero and unknown numbers are left out. */
export function marksOf(counts: DeskCounts, now: number): Partial<Record<string, CountMark>> {
  return Object.fromEntries(
    Object.entries(marks).flatMap(([to, { of, tone }]) => {
      const waits = of.flatMap((one) => ((counts[one] ?? 0) === 0 ? [] : [{ one, count: counts[one] ?? 0 }]));
      if (waits.length === 0) return [];
      const mark: CountMark = {
        count: showCount(waits.reduce((sum, { count }) => sum + count, 0)),
        text: waits.map(({ one, count }) => words[one](showCount(count))).join(', '),
        tone,
      };
      return [[to, to === INQUIRIES ? inquiriesMark(mark, counts, now) : mark]];
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
