import { useQueryClient } from '@tanstack/react-query';
import type { ApplicationFile, ApplicationStatus } from '#contract/admin.ts';
import { moves as words, statusNames } from '#copy/portal/applications.ts';
import { apiChangeStatus, noteInFile, showInLists } from '#web/client/admin.ts';
import { refreshFiles } from '#web/client/desk.ts';
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
      await apiChangeStatus(id, to);
      noteInFile(
        client,
        id,
        { action: 'application.status_changed', ...by, detail: { from: status, to } },
        { status: to },
      );
      showInLists(client, id, { status: to });
      await refreshFiles(client);
    },
    { done: { title: words.done(statusNames[to]) }, failed: words.failed },
  );
  return { label, ...move };
}
