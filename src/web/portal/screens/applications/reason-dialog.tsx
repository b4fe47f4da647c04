import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { REASON_MIN } from '#contract/staff-reason.ts';
import { holdsClearNumber } from '#contract/clear-numbers.ts';
import { reasonFaults, reveal } from '#copy/portal/applications.ts';
import { TextField } from '#web/ui/field.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { typed } from '#web/ui/typed.ts';
import { useModal } from '#web/portal/hooks/use-modal.ts';

type Props = {
  words: {
    title: string;
    text: string;
    hint: string;
    why: string;
    submit: string;
    submitting: string;
    failed: string;
    /** Reason, unless it is called something else. */
    label?: string;
    /** Marks it as optional; required without. */
    optional?: string | undefined;
  };
  /** Does what the reason is for; the dialog closes once it is done. */
  act: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the reason that the audit trail keeps. */
export function ReasonDialog({ words, act, onClose }: Props) {
  const dialog = useModal();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!form.current || busy) return;
    const reason = typed(new FormData(form.current), 'reason').trim();
    const refused = faultOf(reason, words);
    setFault(refused);
    setFailure(undefined);
    if (refused !== undefined) {
      form.current.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    try {
      await act(reason);
      dialog.current?.close();
    } catch (error) {
      setFailure(failureWords(error as Error));
      setBusy(false);
    }
  };

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={`${id}-title`}>{words.title}</h2>
        <p>{words.text}</p>
        {failure !== undefined && (
          <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed}>
            <p>{failure}</p>
          </Alert>
        )}
        <TextField
          frame={{
            id: `${id}-reason`,
            label: words.label ?? reveal.reason,
            optional: words.optional,
            hint: words.hint,
            error: fault,
          }}
          input={{ name: 'reason', autoComplete: 'off', autoFocus: true, maxLength: 500 }}
        />
        <div className="dialog-actions">
          <button type="submit" className="button" aria-disabled={busy}>
            {busy ? words.submitting : words.submit}
          </button>
          <button type="button" className="button button-outline" onClick={() => dialog.current?.close()}>
            {reveal.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function faultOf(reason: string, { why, optional }: Props['words']): string | undefined {
  if (optional !== undefined && reason === '') return undefined;
  if (reason.length < REASON_MIN) return reasonFaults.short(why);
  return holdsClearNumber(reason) ? reasonFaults.numbers : undefined;
}
