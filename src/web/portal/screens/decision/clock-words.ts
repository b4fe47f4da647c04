import { localDay } from '#contract/days.ts';
import type { DecisionClock } from '#contract/decision.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { showCalendarDay, showDate, showSpan } from '#web/portal/instants.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const { clock: words } = desk;
const answerTime = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const calendarDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric' });
const hourAndMinute = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

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
    if (isOver) return { text, left: words.noAnswer, tone: 'bad' };
    return {
      text,
      left: respondBy === null ? '' : words.documentsBy(calendarDay.format(new Date(respondBy))),
      tone: respondBy === localDay(now) ? 'warn' : 'plain',
    };
  }
  const { answerBy, dueAt } = clock;
  if (answerBy === null && dueAt === null) return null;
  return { text: answerWords(clock, now), ...timeLeft({ answerBy, dueAt }, now) };
}

type Times = Pick<DecisionClock, 'answerBy' | 'dueAt'>;
const WEEK = 7;

type TimeLeft = { left: string; tone: 'bad' | 'warn' | 'plain' };

/**
 * The label of the time that is left, the same on every screen: red once it is late, amber on its day. The promised
 * answer comes first, and the deadline of the law follows once less than a week is left. It is alone where it is earlier,
 * or nothing is promised.
 */
export function timeLeft({ answerBy, dueAt }: Times, now: number): TimeLeft {
  if (answerBy === null || (dueAt !== null && dueAt < answerBy))
    return dueAt === null ? { left: '', tone: 'plain' } : lawTime(dueAt, now);
  const answer = promisedTime(answerBy, now);
  if (dueAt === null || daysLeft(dueAt, now) >= WEEK) return answer;
  const law = lawTime(dueAt, now);
  const tones = [answer.tone, law.tone];
  return {
    left: `${answer.left}, ${law.left}`,
    tone: tones.includes('bad') ? 'bad' : tones.includes('warn') ? 'warn' : 'plain',
  };
}

function promisedTime(answerBy: string, now: number): TimeLeft {
  const at = Date.parse(answerBy);
  if (at < now) return { left: words.late(lateBy(answerBy, now)), tone: 'bad' };
  if (daysLeft(answerBy, now) > 0) return { left: words.dueAt(dayOfYear.format(at)), tone: 'plain' };
  return { left: words.dueAt((at % HOUR_MS === 0 ? hour : hourAndMinute).format(at)), tone: 'warn' };
}

/** The law counts days. */
function lawTime(dueAt: string, now: number): TimeLeft {
  const days = daysLeft(dueAt, now);
  if (days < 0) return { left: words.regBLate(lateBy(dueAt, now)), tone: 'bad' };
  if (days === 0) return { left: words.regB(words.today), tone: 'warn' };
  return { left: words.regB(dayOfYear.format(Date.parse(dueAt))), tone: 'plain' };
}

/** The time since then: 25 min, 2 h, 3 days. */
function lateBy(dueAt: string, now: number): string {
  const ms = now - Date.parse(dueAt);
  if (ms < HOUR_MS) return showSpan(ms);
  return ms < DAY_MS ? words.hours(Math.floor(ms / HOUR_MS)) : words.days(-daysLeft(dueAt, now));
}

/** The days until the deadline of the law, or the time since then, for its ruler. */
export function lawLeft(dueAt: string, now: number): string {
  const days = daysLeft(dueAt, now);
  return words.law(days < 0 ? words.lawOver(lateBy(dueAt, now)) : words.lawLeft(days));
}

/** The promised answer while there is time, or the deadline of Regulation B when that is nearer or the promise is over. */
export function answerWords({ answerBy, dueAt }: Times, now: number): string {
  if (answerBy === null) return dueAt === null ? '' : words.due(showDate(dueAt));
  if (dueAt !== null && dueAt < answerBy) return words.due(showDate(dueAt));
  const when = answerTime.format(Date.parse(answerBy));
  if (Date.parse(answerBy) >= now) return words.answer(when);
  return dueAt === null ? words.answerLate(when) : words.answerMissed(when, showDate(dueAt));
}
