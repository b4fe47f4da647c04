import { flushSync } from 'react-dom';
import { myDay as words } from '#copy/portal/my-day.ts';
import { useMedia } from '#web/portal/hooks/use-media.ts';
import { Button } from '#web/ui/button.tsx';
import { focusTask, TaskRow, type TaskRowProps } from './task-row.tsx';

/** The rows that a phone shows at first. */
const FIRST = 5;

export type TaskRowsProps = Omit<TaskRowProps, 'task'> & { isAll: boolean; onAll: () => void };

/** The rows of a list. A phone shows the first ones, and the others on request. */
export function TaskRows({ tasks, isAll, onAll, ...row }: TaskRowsProps) {
  const isPhone = useMedia('(max-width: 767px)');
  const shown = isPhone && !isAll ? tasks.slice(0, FIRST) : tasks;
  const [next] = tasks.slice(shown.length);
  const showAll = (): void => {
    flushSync(onAll);
    if (next) focusTask(next);
  };
  return (
    <>
      <ul>
        {shown.map((task) => (
          <TaskRow key={task.file.id} task={task} tasks={tasks} {...row} />
        ))}
      </ul>
      {next && (
        <Button variant="quiet" size="s" className="tasks-all" onClick={showAll}>
          {words.showAll(tasks.length)}
        </Button>
      )}
    </>
  );
}
