import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import type { Colleague, RemoveColleague } from '#contract/colleagues.ts';
import { colleagues } from '#copy/portal/colleagues.ts';
import { refreshColleagues, apiRemoveColleague } from '#web/client/colleagues.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { nameOfPerson } from '../people/person-row.tsx';
import { OpenItemsField } from '#web/portal/components/open-items-field.tsx';
import { useModal } from '#web/portal/hooks/use-modal.ts';

const { removal: words } = colleagues;

/** Asks what happens to the open links and invites before the access ends. */
export function RemovalDialog({ colleague, onClose }: { colleague: Colleague; onClose: () => void }) {
  const client = useQueryClient();
  const dialog = useModal();
  const id = useId();
  const [openItems, setOpenItems] = useState<RemoveColleague['openItems']>('keep');
  const [busy, setBusy] = useState(false);
  const name = nameOfPerson(colleague);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await apiRemoveColleague(colleague.id, { openItems });
      toast({ title: words.done, description: name });
    } catch (error) {
      toast({ title: words.failed, description: failureWords(error as Error), destructive: true });
    }
    await refreshColleagues(client);
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <form onSubmit={(event) => void submit(event)}>
        <h2 id={`${id}-title`}>{words.title(name)}</h2>
        <p id={`${id}-text`}>{words.text}</p>
        <OpenItemsField choice={openItems} onChoice={setOpenItems} />
        <div className="dialog-actions">
          <button type="submit" className="button button-bad" aria-disabled={busy}>
            {busy ? words.submitting : words.submit}
          </button>
          <button type="button" className="button button-outline" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
