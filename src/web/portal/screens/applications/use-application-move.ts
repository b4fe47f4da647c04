import { useQueryClient } from '@tanstack/react-query';
import { adminPaths, type ApplicationFile, type ApplicationStatus } from '#contract/admin.ts';
import { moves as words, statusNames } from '#copy/portal/applications.ts';
import { changeStatus, noteInFile } from '#web/client/admin.ts';
import { useActor } from '#web/client/session.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';

const next: Record<ApplicationStatus, { to: ApplicationStatus; label: string }> = {
  received: { to: 'in_review', label: words.start },
  in_review: { to: 'closed', label: words.close },
  closed: { to: 'in_review', label: words.reopen },
};

/** The change of status that comes next. From closed it leads back. */
export function useApplicationMove({ id, status }: Pick<ApplicationFile, 'id' | 'status'>) {
  const client = useQueryClient();
  const by = useActor();
  const { to, label } = next[status];
  const move = useAction(
    async () => {
      await changeStatus(id, to);
      noteInFile(
        client,
        id,
        { action: 'application.status_changed', ...by, detail: { from: status, to } },
        { status: to },
      );
      await client.invalidateQueries({ queryKey: [adminPaths.applications], predicate: isList });
    },
    { done: { title: words.done(statusNames[to]) }, failed: words.failed },
  );
  return { label, ...move };
}

/** Lists carry their filter as an object. The open file is not read again, because the server would record it. */
const isList = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => typeof queryKey[1] === 'object';
