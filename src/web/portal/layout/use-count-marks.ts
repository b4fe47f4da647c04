import { type DeskCounts, MOST_COUNTED } from '#contract/desk.ts';
import { deskCounts as words } from '#copy/portal/desk.ts';
import { useDeskCounts } from '#web/client/desk.ts';

export type CountMark = { count: string; text: string; tone: 'plain' | 'accent' | 'warn' | 'bad' };

export const showCount = (count: number): string =>
  count < MOST_COUNTED ? String(count) : `${String(MOST_COUNTED - 1)}+`;

const marks = {
  '/admin': { of: 'mine', tone: 'accent' },
  '/admin/applications': { of: 'applications', tone: 'plain' },
  '/admin/deals': { of: 'deals', tone: 'plain' },
  '/admin/data-requests': { of: 'dataRequests', tone: 'warn' },
  '/admin/outbox': { of: 'outbox', tone: 'bad' },
} as const satisfies Record<string, { of: keyof DeskCounts; tone: CountMark['tone'] }>;

/** The number next to each entry where work waits, by address. Zero and unknown numbers are left out. */
export function useCountMarks(): Partial<Record<string, CountMark>> {
  const counts = useDeskCounts();
  if (!counts) return {};
  return Object.fromEntries(
    Object.entries(marks).flatMap(([to, { of, tone }]) => {
      const count = counts[of] ?? 0;
      return count === 0 ? [] : [[to, { count: showCount(count), text: words[of](showCount(count)), tone }]];
    }),
  );
}
