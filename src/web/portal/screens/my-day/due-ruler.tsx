import { type DayTask, nearestOf } from '#contract/desk.ts';
import { myDay } from '#copy/portal/my-day.ts';
import { Card } from '#web/ui/card.tsx';
import { daysLeft } from '../decision/clock-words.ts';

const { due: words } = myDay;
const DAYS = 14;
const DAY_MS = 86_400_000;
const dayName = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric' });

type Due = { day: number; name: string; tone: 'bad' | 'warn' | 'accent' };

/** The next 14 days as a ruler, with every own decision on its day. Overdue ones are on today. Hidden without one. */
export function DueRuler({ tasks, now }: { tasks: DayTask[]; now: number }) {
  const days = Array.from({ length: DAYS + 1 }, (_, day) => dueOn(tasks, day, now));
  if (days.every((due) => due === undefined)) return null;
  return (
    <Card title={words.title} actions={<span className="my-day-note">{words.note}</span>} className="due-ruler">
      <ol>
        {days.map((due, day) => (
          // oxlint-disable-next-line react/no-array-index-key -- the day is the place on the ruler
          <li key={day} className={due ? `due-day due-day-${due.tone}` : 'due-day'}>
            <span className="due-name" title={due?.name}>
              {due?.name}
            </span>
            <span className="due-tick" aria-hidden />
            <span className="due-date num">{day === 0 ? words.today : dayName.format(now + day * DAY_MS)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function dueOn(tasks: DayTask[], day: number, now: number): Due | undefined {
  const found = tasks.filter((task) => {
    const due = nearestOf(task);
    return due !== null && Math.max(0, daysLeft(due, now)) === day;
  });
  const [only] = found;
  if (!only) return undefined;
  const tone = day === 0 ? 'bad' : day < 7 ? 'warn' : 'accent';
  return { day, name: found.length === 1 ? only.name : words.files(found.length), tone };
}
