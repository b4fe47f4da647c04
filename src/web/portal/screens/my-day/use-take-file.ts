import { useQueryClient } from '@tanstack/react-query';
import type { DayTask } from '#contract/desk.ts';
import { myDay as words } from '#copy/portal/my-day.ts';
import { apiAssignFile } from '#web/client/assignments.ts';
import { refreshFiles } from '#web/client/desk.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';

export type TakeFile = ReturnType<typeof useTakeFile>;

/** Assigns a file to the user, and reloads the lists, also after a colleague was quicker. */
export function useTakeFile() {
  const client = useQueryClient();
  return useAction(
    async (task: DayTask) => {
      try {
        await apiAssignFile(task.file, { to: 'me', from: task.assignee?.id ?? null });
      } finally {
        await refreshFiles(client);
      }
      return task;
    },
    { done: ({ name }) => ({ title: words.taken(name) }), failed: words.notTaken },
  );
}
