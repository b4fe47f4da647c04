import { ArrowRight, UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DayTask, type DeskDay, nearestOf } from '#contract/desk.ts';
import { dashboard } from '#copy/portal/dashboard.ts';
import { myDay as words } from '#copy/portal/my-day.ts';
import { useDeskDay } from '#web/client/desk.ts';
import { useMay, useSession } from '#web/client/session.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { focusNext } from '#web/ui/focus-next.ts';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showAge } from '#web/portal/instants.ts';
import { placeOfFile, usePlaceOfTask } from '../decision/asked-decision.ts';
import { daysLeft } from '../decision/clock-words.ts';
import { listedTask, listOf } from '../decision/file-list.ts';
import { Attention } from './attention.tsx';
import { DueRuler } from './due-ruler.tsx';
import { countByNeed, daysUntil } from './due-tasks.ts';
import { focusTask } from './task-row.tsx';
import { TaskRows, type TaskRowsProps } from './task-rows.tsx';
import { type TakeFile, useTakeFile } from './use-take-file.ts';
import { WeekFigures } from './week-figures.tsx';
import './my-day.css';

const NOTHING: DeskDay = { yours: [], urgent: [], law: [], unassigned: [], week: null };

/** Shows a staff member's next tasks: own files, else the most urgent of all, unassigned files, what needs attention. */
export function MyDayScreen() {
  const day = useDeskDay();
  const now = useNow();
  const name = useSession()?.user.firstName ?? '';
  const lists = useRef<HTMLDivElement>(null);
  const taking = useTakeFile();
  const take = useMay('files.assign') ? taking : undefined;
  const { yours, urgent, law, unassigned } = day.data ?? NOTHING;
  const start = usePlaceOfFirst(yours, urgent);
  // Only a user without own tasks has the most urgent ones of all.
  const firstTasks = [...yours, ...urgent].map((task) => listedTask(task, yours.length > 0));
  const dueToday = yours.filter((task) => daysUntil(task, now) === 0);
  const mayDecide = useMay('files.decide');
  const due = { count: dueToday.length, needs: countByNeed(dueToday, mayDecide) };
  const [all, setAll] = useState<readonly string[]>([]);
  const listed = (list: 'yours' | 'urgent' | 'unassigned') => ({
    now,
    isAll: all.includes(list),
    onAll: () => setAll([...all, list]),
  });
  const goToTask = (task: DayTask): void => {
    flushSync(listed('yours').onAll);
    focusTask(task);
  };
  const [next] = unassigned;
  const takeNext = (): void => void (next && take?.act(next));
  const step = (by: 1 | -1): boolean => focusNext(lists.current, '.task-name', by);
  useLetterKeys({ a: takeNext, j: () => step(1), k: () => step(-1) });
  return (
    <div className="my-day">
      <RowsHead
        title={words.title}
        heading={dashboard.greeting(new Date(now).getHours(), name)}
        lead={day.data ? words.summary(yours.length, due, unassigned.length, countLaw(law, now)) : ''}
      >
        <div className="my-day-actions">
          {take && next && <TakeNext take={take} onTake={takeNext} primary={start === undefined} />}
          {start !== undefined && (
            <Link button size="s" to={start} state={listOf(firstTasks)} icon={ArrowRight}>
              {words.start}
            </Link>
          )}
        </div>
      </RowsHead>
      <FailedRead read={day} title={words.failed} />
      {day.isPending && <Skeleton height="360px" />}
      {day.data && (
        <>
          <DueRuler tasks={yours} now={now} onTask={goToTask} />
          <div className="my-day-columns">
            <div className="my-day-lists" ref={lists}>
              <Yours {...listed('yours')} tasks={yours} isQuiet={urgent.length + unassigned.length > 0} />
              <Urgent {...listed('urgent')} tasks={urgent} take={take} />
              <Unassigned {...listed('unassigned')} tasks={without(unassigned, urgent)} take={take} />
            </div>
            <Side week={day.data.week} now={now} urgent={urgent} />
          </div>
        </>
      )}
    </div>
  );
}

/** Returns the address of the first own task, else of the most urgent file of all. */
function usePlaceOfFirst([own]: DayTask[], [urgent]: DayTask[]): string | undefined {
  const place = usePlaceOfTask();
  return own ? place(own) : urgent && placeOfFile(urgent.file);
}

type SideProps = Pick<DeskDay, 'week' | 'urgent'> & { now: number };

const Side = ({ week, now, urgent }: SideProps) => (
  <div className="my-day-side">
    <Attention
      nearLaw={urgent.length > 0 ? [] : (week?.nearLaw ?? [])}
      now={now}
      lateShown={urgent.filter((task) => task.file.kind === 'application' && isLate(task, now)).length}
    />
    {week && <WeekFigures week={week} />}
  </div>
);

const TakeNext = ({ take, onTake, primary }: { take: TakeFile; onTake: () => void; primary: boolean }) => (
  <Button
    variant={primary ? 'primary' : 'outline'}
    size="s"
    icon={UserPlus}
    shortcut="a"
    busy={take.busy && words.taking}
    onClick={onTake}
  >
    {words.takeNext}
  </Button>
);

type ListProps = Pick<TaskRowsProps, 'tasks' | 'now' | 'isAll' | 'onAll' | 'take'>;

/** Left out while nothing is assigned and other files wait. */
const Yours = ({ isQuiet, ...rows }: ListProps & { isQuiet: boolean }) =>
  isQuiet && rows.tasks.length === 0 ? null : (
    <Card title={words.yours.title} actions={<Note>{String(rows.tasks.length)}</Note>} flush>
      {rows.tasks.length === 0 ? <EmptyState {...words.yours.empty} /> : <TaskRows {...rows} own />}
    </Card>
  );

const Urgent = (rows: ListProps) =>
  rows.tasks.length === 0 ? null : (
    <Card title={words.urgent.title} actions={<Note>{words.urgent.note}</Note>} flush>
      <TaskRows {...rows} />
    </Card>
  );

function Unassigned(rows: ListProps) {
  const { tasks, now } = rows;
  const [oldest] = tasks;
  if (!oldest) return null;
  return (
    <Card
      title={words.unassigned.title}
      className="my-day-unassigned"
      actions={<Note>{words.unassigned.note(tasks.length, showAge(oldest.since, now))}</Note>}
      flush
    >
      <TaskRows {...rows} />
    </Card>
  );
}

const Note = ({ children }: { children: string }) => <span className="my-day-note num">{children}</span>;

const without = (tasks: DayTask[], others: DayTask[]): DayTask[] =>
  tasks.filter(({ file }) => others.every((other) => other.file.id !== file.id));

/** Counts on the reader's calendar, like the rows. */
const countLaw = (law: string[], now: number) => ({
  today: law.filter((dueAt) => daysLeft(dueAt, now) === 0).length,
  overdue: law.filter((dueAt) => daysLeft(dueAt, now) < 0).length,
});

const isLate = (task: DayTask, now: number): boolean => Date.parse(nearestOf(task) ?? '') < now;
