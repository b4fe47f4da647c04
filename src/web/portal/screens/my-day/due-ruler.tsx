import { Link } from 'react-router';
import type { DayTask } from '#contract/desk.ts';
import { myDay } from '#copy/portal/my-day.ts';
import { useMay } from '#web/client/session.ts';
import { Card } from '#web/ui/card.tsx';
import { usePlaceOfTask } from '../decision/asked-decision.ts';
import { timeLeft } from '../decision/clock-words.ts';
import { listedTask, listOf } from '../decision/file-list.ts';
import { countByNeed, daysUntil } from './due-tasks.ts';
import { idOfTask } from './task-row.tsx';

const { due: words } = myDay;
const DAYS = 14;
const DAY_MS = 86_400_000;
const dayName = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric' });

type Due = { tasks: DayTask[]; tone: 'bad' | 'warn' | 'accent' };

type Props = {
  tasks: DayTask[];
  now: number;
  /** Leads to a task in the list below. */
  onTask: (task: DayTask) => void;
};

/** The next 14 days as a ruler, with every own task on its day. Overdue ones are on today. Hidden without one. */
export function DueRuler({ tasks, now, onTask }: Props) {
  const days = Array.from({ length: DAYS + 1 }, (_, day) => dueOn(tasks, day, now));
  if (days.every((due) => due === undefined)) return null;
  return (
    <Card title={words.title} actions={<span className="my-day-note">{words.note}</span>} className="due-ruler">
      <ol>
        {days.map((due, day) => (
          // oxlint-disable-next-line react/no-array-index-key -- the day is the place on the ruler
          <li key={day} className={due ? `due-day due-day-${due.tone}` : 'due-day'}>
            {due ? <DueNames tasks={due.tasks} list={tasks} onTask={onTask} /> : <span />}
            <span className="due-tick" aria-hidden />
            <span className="due-date num">{day === 0 ? words.today : dayName.format(now + day * DAY_MS)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** One task opens. Several are counted by what they need, and lead to their first one in the list below. */
function DueNames({ tasks, list, onTask }: Pick<Due, 'tasks'> & Pick<Props, 'onTask'> & { list: DayTask[] }) {
  const placeOf = usePlaceOfTask();
  const mayDecide = useMay('files.decide');
  const [first, ...others] = tasks;
  if (!first) return null;
  const names = tasks.map(({ name }) => name).join(', ');
  if (others.length === 0)
    return (
      <Link
        className="due-name"
        to={placeOf(first)}
        state={listOf(list.map((task) => listedTask(task, true)))}
        title={names}
      >
        {first.name}
      </Link>
    );
  return (
    <a
      className="due-name"
      href={`#${idOfTask(first)}`}
      title={names}
      onClick={(event) => {
        event.preventDefault();
        onTask(first);
      }}
    >
      {countByNeed(tasks, mayDecide).map((count) => (
        <span key={count}>{count}</span>
      ))}
    </a>
  );
}

function dueOn(tasks: DayTask[], day: number, now: number): Due | undefined {
  const found = tasks.filter((task) => daysUntil(task, now) === day);
  if (found.length === 0) return undefined;
  if (day > 0) return { tasks: found, tone: 'accent' };
  return { tasks: found, tone: found.some((task) => timeLeft(task, now).tone === 'bad') ? 'bad' : 'warn' };
}
