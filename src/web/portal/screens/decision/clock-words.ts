import { localDay } from '#contract/days.ts';
import type { DecisionClock } from '#contract/decision.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { showDate, showCalendarDay } from '#web/portal/instants.ts';

const DAY_MS = 86_400_000;
const { clock: words } = desk;
const answerTime = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const dayOf = (at: number): number => Date.parse(`${localDay(at)}T00:00:00Z`);

/** Days on the reader's calendar until it is due; negative once it is over. */
export const daysLeft = (dueAt: string, now: number): number =>
  Date.parse(dueAt) < now ? Math.min(-1, daysBetween(now, dueAt)) : daysBetween(now, dueAt);
const daysBetween = (now: number, dueAt: string): number =>
  Math.round((dayOf(Date.parse(dueAt)) - dayOf(now)) / DAY_MS);

/** Days on the reader's calendar since the promised answer was due, at least 1; 0 while there is time. */
export const daysLate = (answerBy: string | null, now: number): number =>
  answerBy !== null && Date.parse(answerBy) < now ? -daysLeft(answerBy, now) : 0;

/** Returns the text of the clock, and its urgency. */
export function clockWords(clock: DecisionClock, now: number): { text: string; left: string; tone: string } | null {
  if (clock.state === 'waiting') {
    const { respondBy } = clock;
    const isOver = respondBy !== null && respondBy < localDay(now);
    const text = words.waiting(respondBy === null ? '–' : showCalendarDay(respondBy));
    return { text, left: isOver ? words.noAnswer : '', tone: isOver ? 'bad' : 'plain' };
  }
  const { answerBy, dueAt } = clock;
  if (answerBy === null && dueAt === null) return null;
  return { text: answerWords(clock, now), ...timeLeft({ answerBy, dueAt }, now) };
}

type Times = Pick<DecisionClock, 'answerBy' | 'dueAt'>;
const WEEK = 7;

type TimeLeft = { left: string; tone: 'bad' | 'warn' | 'plain' };

/**
 * The label of the time that is left, the same on every screen. The promised answer comes first, and the deadline of the
 * law follows once less than a week is left. It is alone where it is earlier, or nothing is promised.
 */
export function timeLeft({ answerBy, dueAt }: Times, now: number): TimeLeft {
  const lawDays = dueAt === null ? null : daysLeft(dueAt, now);
  if (answerBy === null || (dueAt !== null && dueAt < answerBy)) return lawLeft(lawDays);
  const law = lawDays === null || lawDays >= WEEK ? '' : lawWords(lawDays, words.lawIn);
  const late = daysLate(answerBy, now);
  if (late > 0) return { left: words.late(late, law), tone: 'bad' };
  const days = daysLeft(answerBy, now);
  return { left: words.answerIn(days, law), tone: days === 0 || law !== '' ? 'warn' : 'plain' };
}

function lawLeft(days: number | null): TimeLeft {
  if (days === null) return { left: '', tone: 'plain' };
  const tone = days < 0 ? 'bad' : days < WEEK ? 'warn' : 'plain';
  return { left: words.law(lawWords(days, words.lawLeft)), tone };
}

/** The deadline of the law as a part of a label: today, 3 days, 2 days over. */
const lawWords = (days: number, left: (days: number) => string): string =>
  days < 0 ? words.lawOver(-days) : left(days);

/** The promised answer while there is time, or the deadline of Regulation B when that is nearer or the promise is over. */
export function answerWords({ answerBy, dueAt }: Times, now: number): string {
  if (answerBy === null) return dueAt === null ? '' : words.due(showDate(dueAt));
  if (dueAt !== null && dueAt < answerBy) return words.due(showDate(dueAt));
  const when = answerTime.format(Date.parse(answerBy));
  if (Date.parse(answerBy) >= now) return words.answer(when);
  return dueAt === null ? words.answerLate(when) : words.answerMissed(when, showDate(dueAt));
}
