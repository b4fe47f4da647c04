import { useQueryClient } from '@tanstack/react-query';
import { SquareCheck, UserPlus } from 'lucide-react';
import { adminPaths, type ApplicationListRow } from '#contract/admin.ts';
import { deskPaths } from '#contract/desk.ts';
import { assignment, bulkAssign, rowActions as words } from '#copy/portal/assignment.ts';
import { apiAssignFile } from '#web/client/assignments.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = { row: ApplicationListRow; onSelect: (id: string) => void };

/** Shows the actions on a row that do not open it. Keys use X, and A in the file. */
export function RowActions({ row: { id, businessName, assignee }, onSelect }: Props) {
  const client = useQueryClient();
  const take = useAction(
    async () => {
      try {
        await apiAssignFile({ kind: 'application', id }, { to: 'me', from: assignee?.id ?? null });
      } finally {
        await Promise.all(
          [adminPaths.applications, deskPaths.counts].map((path) => client.invalidateQueries({ queryKey: [path] })),
        );
      }
    },
    { done: { title: assignment.taken }, failed: assignment.failed },
  );
  return (
    <span className="inbox-actions">
      <IconButton
        icon={SquareCheck}
        label={bulkAssign.selectOne(businessName)}
        tabIndex={-1}
        onClick={() => onSelect(id)}
      />
      {(assignee === null || !assignee.active) && (
        <IconButton
          icon={UserPlus}
          label={words.take(businessName)}
          tabIndex={-1}
          aria-disabled={take.busy}
          onClick={() => void take.act()}
        />
      )}
    </span>
  );
}
