import { useQueryClient } from '@tanstack/react-query';
import { UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { adminPaths, type ApplicationListRow } from '#contract/admin.ts';
import type { Assignee } from '#contract/assignments.ts';
import { bulkAssign as words } from '#copy/portal/assignment.ts';
import { apiAssignFile } from '#web/client/assignments.ts';
import { refreshFiles } from '#web/client/desk.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast.ts';
import { AssignDialog } from '../assignment/assign-dialog.tsx';

type Props = {
  rows: readonly ApplicationListRow[];
  onClear: () => void;
  /** Keeps the files that were not assigned selected. */
  onDone: (left: ReadonlySet<string>) => void;
};

/** Assigns the selected applications, each with its deal, one after the other. */
export function BulkAssign({ rows, onClear, onDone }: Props) {
  const client = useQueryClient();
  const [choosing, setChoosing] = useState(false);
  const give = async (to: string | null): Promise<Assignee | null | 'reported'> => {
    const left = new Set<string>();
    let assignee: Assignee | null = null;
    let why: Error | undefined;
    for (const { id, assignee: holder } of rows)
      try {
        assignee = await apiAssignFile({ kind: 'application', id }, { to, from: holder?.id ?? null });
      } catch (error) {
        left.add(id);
        why ??= error as Error;
      }
    // The open file can be one of them.
    await Promise.all([client.invalidateQueries({ queryKey: [adminPaths.applications] }), refreshFiles(client)]);
    onDone(left);
    if (!why) return assignee;
    toast({ title: words.failed(left.size, rows.length), description: failureWords(why), destructive: true });
    return 'reported';
  };
  return (
    <div className="bulk-assign" role="group" aria-label={words.title}>
      <p className="num" role="status">
        {words.selected(rows.length)}
      </p>
      <Button size="s" icon={UserPlus} aria-disabled={rows.length === 0} onClick={() => setChoosing(true)}>
        {words.assign}
      </Button>
      <IconButton icon={X} label={words.clear} onClick={onClear} />
      {choosing && <AssignDialog assignee={null} give={give} onClose={() => setChoosing(false)} />}
    </div>
  );
}
