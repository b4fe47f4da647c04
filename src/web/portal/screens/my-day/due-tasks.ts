import { type DayTask, type DayTaskKind, nearestOf } from '#contract/desk.ts';
import { myDay } from '#copy/portal/my-day.ts';
import { daysLeft } from '../decision/clock-words.ts';

const { counts: words } = myDay.due;

/** Users who may not decide follow the file. */
export const needOf = (kind: DayTaskKind, mayDecide: boolean): keyof typeof words =>
  kind === 'decide' && !mayDecide ? 'follow' : kind;

/** Returns the days until a task is due, 0 today and once it is overdue. Undefined for a task without a time. */
export function daysUntil(task: Pick<DayTask, 'kind' | 'answerBy' | 'dueAt'>, now: number): number | undefined {
  if (task.kind === 'documents_due') return 0;
  const due = nearestOf(task);
  return due === null ? undefined : Math.max(0, daysLeft(due, now));
}

/** Counts tasks by what they need, such as 4 to decide, in the order of their first task. */
export function countByNeed(tasks: readonly Pick<DayTask, 'kind'>[], mayDecide: boolean): string[] {
  const counts = new Map<keyof typeof words, number>();
  for (const { kind } of tasks) {
    const need = needOf(kind, mayDecide);
    counts.set(need, (counts.get(need) ?? 0) + 1);
  }
  return [...counts].map(([need, count]) => words[need](count));
}
