import { ArrowRight, UserPlus } from 'lucide-react';
import { useRef } from 'react';
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
import { usePlaceOfTask } from '../decision/asked-decision.ts';
import { daysLeft } from '../decision/clock-words.ts';
import { listedTask, listOf } from '../decision/file-list.ts';
import { Attention } from './attention.tsx';
import { DueRuler } from './due-ruler.tsx';
import { TaskRow } from './task-row.tsx';
import { type TakeFile, useTakeFile } from './use-take-file.ts';
import { WeekFigures } from './week-figures.tsx';
import './my-day.css';

const NOTHING: DeskDay = { yours: [], unassigned: [], week: null };

/** Shows a staff member's next tasks: own files by urgency, unassigned files, and what needs attention. */
export function MyDayScreen() {
  const day = useDeskDay();
  const now = useNow();
  const name = useSession()?.user.firstName ?? '';
  const lists = useRef<HTMLDivElement>(null);
  const take = useTakeFile();
  const mayAssign = useMay('files.assign');
  const place = usePlaceOfTask();
  const { yours, unassigned } = day.data ?? NOTHING;
  const [first] = yours;
  const next = mayAssign ? unassigned[0] : undefined;
  const takeNext = (): void => void (next && take.act(next));
  const step = (by: 1 | -1): boolean => focusNext(lists.current, '.task-name', by);
  useLetterKeys({ a: takeNext, j: () => step(1), k: () => step(-1) });
  return (
    <div className="my-day">
      <RowsHead
        title={words.title}
        heading={dashboard.greeting(new Date(now).getHours(), name)}
        lead={day.data ? words.summary(yours.length, countDue(yours, now), unassigned.length) : ''}
      >
        <div className="my-day-actions">
          {next && <TakeNext take={take} onTake={takeNext} />}
          {first && (
            <Link button size="s" to={place(first)} state={listOf(yours.map(listedTask))} icon={ArrowRight}>
              {words.start}
            </Link>
          )}
        </div>
      </RowsHead>
      <FailedRead read={day} title={words.failed} />
      {day.isPending && <Skeleton height="360px" />}
      {day.data && (
        <>
          <DueRuler tasks={yours} now={now} />
          <div className="my-day-columns">
            <div className="my-day-lists" ref={lists}>
              <Yours tasks={yours} now={now} isQuiet={unassigned.length > 0} />
              <Unassigned tasks={unassigned} now={now} take={mayAssign ? take : undefined} />
            </div>
            <Side week={day.data.week} now={now} />
          </div>
        </>
      )}
    </div>
  );
}

const Side = ({ week, now }: { week: DeskDay['week']; now: number }) => (
  <div className="my-day-side">
    <Attention nearLaw={week?.nearLaw ?? []} now={now} />
    {week && <WeekFigures week={week} />}
  </div>
);

const TakeNext = ({ take, onTake }: { take: TakeFile; onTake: () => void }) => (
  <Button variant="outline" size="s" icon={UserPlus} shortcut="a" busy={take.busy && words.taking} onClick={onTake}>
    {words.takeNext}
  </Button>
);

type ListProps = { tasks: DayTask[]; now: number };

/** Left out while nothing is assigned and other files wait. */
const Yours = ({ tasks, now, isQuiet }: ListProps & { isQuiet: boolean }) =>
  isQuiet && tasks.length === 0 ? null : (
    <Card title={words.yours.title} actions={<Note>{String(tasks.length)}</Note>} flush>
      {tasks.length === 0 ? (
        <EmptyState {...words.yours.empty} />
      ) : (
        <ul>
          {tasks.map((task, at) => (
            <TaskRow key={task.file.id} task={task} tasks={tasks} now={now} primary={at === 0} />
          ))}
        </ul>
      )}
    </Card>
  );

function Unassigned({ tasks, now, take }: ListProps & { take: TakeFile | undefined }) {
  const [oldest] = tasks;
  if (!oldest) return null;
  return (
    <Card
      title={words.unassigned.title}
      actions={<Note>{words.unassigned.note(tasks.length, showAge(oldest.since, now))}</Note>}
      flush
    >
      <ul>
        {tasks.map((task) => (
          <TaskRow key={task.file.id} task={task} tasks={tasks} now={now} take={take} free />
        ))}
      </ul>
    </Card>
  );
}

const Note = ({ children }: { children: string }) => <span className="my-day-note num">{children}</span>;

const countDue = (tasks: DayTask[], now: number): number =>
  tasks.filter((task) => {
    const due = nearestOf(task);
    return due !== null && daysLeft(due, now) <= 0;
  }).length;
