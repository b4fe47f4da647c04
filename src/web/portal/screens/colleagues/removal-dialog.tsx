import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Colleague, RemoveColleague } from '#contract/colleagues.ts';
import { colleagues } from '#copy/portal/colleagues.ts';
import { refreshColleagues, apiRemoveColleague } from '#web/client/colleagues.ts';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { OpenItemsField } from '#web/portal/components/open-items-field.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { nameOfPerson } from '../people/person-columns.tsx';

const { removal: words } = colleagues;

/** Asks what happens to the open links and invites before the access ends. */
export function ColleagueRemovalDialog({ colleague, onClose }: { colleague: Colleague; onClose: () => void }) {
  const client = useQueryClient();
  const [openItems, setOpenItems] = useState<RemoveColleague['openItems']>('keep');
  const name = nameOfPerson(colleague);
  const removal = useAction(() => apiRemoveColleague(colleague.id, { openItems }), {
    done: { title: words.done, description: name },
    failed: words.failed,
  });
  const remove = async (): Promise<void> => {
    await removal.act();
    await refreshColleagues(client);
  };
  return (
    <ConfirmDialog
      title={words.title(name)}
      text={words.text}
      confirm={words.submit}
      busy={words.submitting}
      cancel={words.cancel}
      bad
      act={remove}
      onClose={onClose}
    >
      <OpenItemsField choice={openItems} onChoice={setOpenItems} />
    </ConfirmDialog>
  );
}
