import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { REASON_MIN } from '#contract/admin.ts';
import type { SealedApplicationField } from '#contract/application.ts';
import { file, reveal as words } from '#copy/portal/applications.ts';
import { revealField } from '#web/client/admin.ts';
import { TextField } from '#web/ui/field.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { failureWords } from '../failure-words.ts';
import { typed } from '#web/ui/typed.ts';

type Props = {
  applicationId: string;
  field: SealedApplicationField;
  onRevealed: (value: string, reason: string) => void;
  onClose: () => void;
};

export function RevealDialog({ applicationId, field, onRevealed, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  // The browser traps the focus, closes on Escape and gives the focus back on close().
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!form.current || busy) return;
    const reason = typed(new FormData(form.current), 'reason').trim();
    const short = reason.length < REASON_MIN;
    setFault(short ? words.reasonShort : undefined);
    setFailure(undefined);
    if (short) {
      form.current.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    try {
      const value = await revealField(applicationId, field, reason);
      dialog.current?.close();
      onRevealed(value, reason);
    } catch (error) {
      setFailure(failureWords(error as Error));
      setBusy(false);
    }
  };

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={`${id}-title`}>{words.title(file.sealed[field])}</h2>
        <p>{words.text}</p>
        {failure !== undefined && (
          <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed}>
            <p>{failure}</p>
          </Alert>
        )}
        <TextField
          frame={{ id: `${id}-reason`, label: words.reason, hint: words.reasonHint, error: fault }}
          input={{ name: 'reason', autoComplete: 'off', autoFocus: true, maxLength: 500 }}
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
