import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { faultOfNote } from '#contract/notes.ts';
import { notes as words } from '#copy/portal/notes.ts';
import { createIdempotencyKey } from '#web/client/idempotency-key.ts';
import { apiWriteNote } from '#web/client/notes.ts';
import { type OpenFile, useOpenFile } from '#web/client/open-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { describedBy, Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { LeaveGuard } from '#web/portal/layout/leave-guard.tsx';

/** One note is written; Escape leaves it while it is empty, and Control with Enter keeps it. */
export function NoteForm({ file, onClose }: { file: OpenFile; onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [key] = useState(() => createIdempotencyKey(`note ${file.kind} ${file.id}`, () => sessionStorage));
  const opened = useOpenFile(file);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const text = typed(new FormData(event.currentTarget), 'text').trim();
    const refused = faultOfNote(text);
    setFault(refused);
    setFailure(undefined);
    if (refused !== undefined) return field.current?.focus();
    setBusy(true);
    try {
      const notes = await apiWriteNote(file, text, key);
      opened.show('noted', {}, { notes });
      toast({ title: words.saved });
      onClose();
    } catch (error) {
      setFailure(failureWords(error as Error));
      setBusy(false);
    }
  };
  const frame = { id, label: words.label, hint: words.hint, error: fault };
  return (
    <>
      <LeaveGuard dirty={dirty} text={words.leave} />
      <form className="note-form" noValidate onSubmit={(event) => void submit(event)}>
        {failure !== undefined && (
          <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed}>
            <p>{failure}</p>
          </Alert>
        )}
        <Field {...frame}>
          <textarea
            ref={field}
            id={id}
            name="text"
            className="field-control note-text"
            rows={4}
            {...describedBy(frame)}
            onInput={(event) => setDirty(event.currentTarget.value.trim() !== '')}
            onKeyDown={(event) => {
              // What closed something else already leaves the form open.
              if (event.key === 'Escape' && !event.defaultPrevented && event.currentTarget.value === '') onClose();
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
        </Field>
        <div className="note-actions">
          <button type="submit" className="button button-dense" aria-disabled={busy}>
            {busy ? words.saving : words.save}
          </button>
          <button type="button" className="button button-quiet button-dense" onClick={onClose}>
            {words.cancel}
          </button>
        </div>
      </form>
    </>
  );
}
