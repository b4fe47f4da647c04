import { adminPaths, type ApplicationFile } from '#contract/admin.ts';
import { type AdminDeal, adminDealPaths } from '#contract/admin-deals.ts';
import type { FileKind } from '#contract/assignments.ts';
import { useQueryClient } from '@tanstack/react-query';
import { noteInFile } from './admin.ts';
import { refreshFiles } from './desk.ts';
import { useActor } from './session.ts';

export type OpenFile = { kind: FileKind; id: string };
type Shared = Pick<ApplicationFile & AdminDeal, 'assignee' | 'notes'>;

/** Updates an open file with the result of an action, and reloads outdated queries. */
export function useOpenFile({ kind, id }: OpenFile) {
  const client = useQueryClient();
  const by = useActor();
  const lists = kind === 'application' ? adminPaths.applications : adminDealPaths.all;
  return {
    show: (did: string, detail: Record<string, unknown>, changes: Partial<Shared>): void => {
      const entry = { action: `${kind}.${did}`, ...by, detail };
      if (kind === 'application') noteInFile(client, id, entry, changes);
      else
        client.setQueryData<AdminDeal>(
          [lists, id],
          (deal) =>
            deal && {
              ...deal,
              ...changes,
              history: [{ at: new Date().toISOString(), ...entry }, ...deal.history],
            },
        );
    },
    rereadLists: (): void => void refreshFiles(client),
    reread: (): void => void client.invalidateQueries({ queryKey: [lists, id] }),
  };
}
