import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { correctedParts } from '#contract/corrections.ts';
import { corrections } from '#copy/portal/corrections.ts';
import { noteInFile } from '#web/client/admin.ts';
import { apiNoteCorrection } from '#web/client/corrections.ts';
import { useSession } from '#web/client/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';
import { useRefusal } from '#web/portal/hooks/use-refusal.ts';
import { useModal } from '#web/portal/hooks/use-modal.ts';

const { dialog: words } = corrections;
const parts = correctedParts.map((value) => ({ value, label: corrections.parts[value] }));

/** Notes a correction beside the open file. */
export function CorrectionDialog({ id: application, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const actor = useSession()?.user.email ?? '';
  const dialog = useModal();
  const id = useId();
  const { faults, failure, ...refusal } = useRefusal();
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const part = typed(data, 'part');
    setBusy(true);
    refusal.clear();
    try {
      const noted = await apiNoteCorrection(application, { part, note: typed(data, 'note') });
      noteInFile(
        client,
        application,
        { action: 'application.corrected', actor, detail: { part } },
        { corrections: noted },
      );
      toast({ title: words.done });
      dialog.current?.close();
    } catch (error) {
      refusal.show(error as Error, form);
      setBusy(false);
    }
  };

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{words.title}</h2>
        <p>{words.text}</p>
        {failure !== undefined && (
          <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed}>
            <p>{failure}</p>
          </Alert>
        )}
        <SelectField
          frame={{ id: `${id}-part`, label: words.part, error: faults['part'] }}
          options={parts}
          select={{ name: 'part' }}
        />
        <TextField
          frame={{ id: `${id}-note`, label: words.what, hint: words.hint, error: faults['note'] }}
          input={{ name: 'note', autoComplete: 'off', maxLength: 500 }}
        />
        <div className="dialog-actions">
          <button type="submit" className="button" aria-disabled={busy}>
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
