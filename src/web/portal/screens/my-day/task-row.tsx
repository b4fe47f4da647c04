import { CircleAlert, FileDown, FileText, Gavel, Hourglass, Inbox, ScrollText } from 'lucide-react';
import { type DayTask, type DayTaskKind, nearestOf } from '#contract/desk.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { myDay as words } from '#copy/portal/my-day.ts';
import { useMay } from '#web/client/session.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon, type IconShape } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { placeOfFile, usePlaceOfTask } from '../decision/asked-decision.ts';
import { timeLeft } from '../decision/clock-words.ts';
import { listedTask, listOf } from '../decision/file-list.ts';
import { needOf } from './due-tasks.ts';
import type { TakeFile } from './use-take-file.ts';

const icons: Record<DayTaskKind, IconShape> = {
  decide: Gavel,
  documents: FileDown,
  documents_due: Hourglass,
  no_answer: CircleAlert,
  review: FileText,
  prepare: ScrollText,
};

export type TaskRowProps = {
  task: DayTask;
  now: number;
  /** The list in which the task is, in its order. */
  tasks: readonly DayTask[];
  /** The file is assigned to the user. */
  own?: boolean;
  /** Assigns the file of a colleague or an unassigned one to the user; absent without the permission. */
  take?: TakeFile | undefined;
};

export const idOfTask = ({ file }: DayTask): string => `task-${file.id}`;

/** Moves the focus to a task, which scrolls into view. */
export const focusTask = (task: DayTask): void =>
  document.getElementById(idOfTask(task))?.querySelector<HTMLElement>('.task-name')?.focus();

/** One task: what to do, by when, for how much, and the buttons that lead there and take it. */
export function TaskRow({ task, now, tasks, own = false, take }: TaskRowProps) {
  const { kind, amount, language } = task;
  const colleague = own ? null : colleagueOf(task);
  const free = !own && colleague === null;
  const { left, tone } = urgencyOf(task, now);
  const { to, title, action } = useOpening(task, { free, own });
  const state = listOf(tasks.map((one) => listedTask(one, own)));
  return (
    <li className="task" id={idOfTask(task)}>
      <span className={`task-icon task-${tone}`}>
        <Icon of={free ? Inbox : icons[kind]} size="m" />
      </span>
      <div className="task-text">
        <Link className="task-name" to={to} state={state}>
          {title}
        </Link>
        <p>
          {left !== '' && <span className={`due-${tone}`}>{left}, </span>}
          <About task={task} />
          {colleague !== null && `, ${words.urgent.assigned(colleague)}`}
          {left === '' && <Waits since={task.since} now={now} />}
        </p>
      </div>
      <span className="task-amount num">{amount !== '' && showTypedAmount(amount, language)}</span>
      <span className="task-actions">
        {take && <TakeButton task={task} take={take} />}
        {!(take && free) && <OpenLink action={action} name={task.name} to={to} state={state} />}
      </span>
    </li>
  );
}

/** Returns the name of the assignee. A file of a disabled account has none. */
const colleagueOf = ({ assignee }: DayTask): string | null => (assignee?.active ? assignee.name : null);

type OpenProps = { action: string; name: string; to: string; state: unknown };
const OpenLink = ({ action, name, to, state }: OpenProps) => (
  <Link button size="s" variant="outline" to={to} state={state}>
    {action}
    <span className="sr-only">: {name}</span>
  </Link>
);

type Whose = { free: boolean; own: boolean };
/** Returns the address of a task, and the labels of its link and its button. Only own files open at their task. */
function useOpening(
  { kind, file, name }: DayTask,
  { free, own }: Whose,
): { to: string; title: string; action: string } {
  const placeOf = usePlaceOfTask();
  const mayDecide = useMay('files.decide');
  if (free) return { to: placeOfFile(file), title: name, action: words.open };
  const does = needOf(kind, mayDecide);
  const title = words.titles[does](name);
  return own
    ? { to: placeOf({ kind, file }), title, action: words.actions[does] }
    : { to: placeOfFile(file), title, action: words.open };
}

/** The time left, and how pressing it is. */
function urgencyOf(task: DayTask, now: number): { left: string; tone: string } {
  if (task.kind === 'documents_due') return { left: words.dueToday, tone: 'warn' };
  if (nearestOf(task) === null) return { left: '', tone: task.kind === 'no_answer' ? 'bad' : 'accent' };
  return timeLeft(task, now);
}

const About = ({ task: { about, language } }: { task: DayTask }) =>
  words.about(about, language === 'es' ? words.spanish : '');

const Waits = ({ since, now }: { since: string; now: number }) => (
  <>
    {', '}
    <time dateTime={since} title={showInstant(since)}>
      {words.waits(showAge(since, now))}
    </time>
  </>
);

const TakeButton = ({ task, take }: { task: DayTask; take: TakeFile }) => (
  <Button variant="outline" size="s" aria-disabled={take.busy} onClick={() => void take.act(task)}>
    {words.unassigned.take}
    <span className="sr-only">: {task.name}</span>
  </Button>
);
