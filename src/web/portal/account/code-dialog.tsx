import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import type { PasswordAndCode } from '#contract/account.ts';
import { signInMessages } from '#contract/sign-in.ts';
import { account } from '#copy/portal/account.ts';
import { RequestError } from '#web/client/request.ts';
import { Alert } from '#web/ui/alert.tsx';
import { typed } from '#web/ui/typed.ts';
import { failureWords } from '../failure-words.ts';
import { CodeField } from '../sign-in/code-field.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';
import { useModal } from '../use-modal.ts';

const { confirm, password: label } = account.totp;
type Props = {
  words: { title: string; text: string; submit: string; busy: string };
  act: (input: PasswordAndCode) => Promise<void>;
  onClose: () => void;
};

/** Asks for password and code before what weakens the sign-in. */
export function CodeDialog({ words, act, onClose }: Props) {
  const dialog = useModal();
  const id = useId();
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const [password, code] = [typed(data, 'password'), typed(data, 'code').trim()];
    const found = {
      ...(password === '' ? { password: account.password.required } : {}),
      ...(code === '' ? { code: signInMessages.code } : {}),
    };
    show(form, found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await act({ password, code });
      dialog.current?.close();
    } catch (error) {
      setBusy(false);
      const fields = error instanceof RequestError ? error.fields : {};
      show(form, fields);
      if (Object.keys(fields).length === 0) setFailure(failureWords(error as Error));
    }
  };
  const show = (form: HTMLFormElement, found: Partial<Record<string, string>>): void => {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{words.title}</h2>
        <p>{words.text}</p>
        {failure !== undefined && (
          <Alert tone="bad" icon={CircleAlert} role="alert" title={confirm.failed}>
            <p>{failure}</p>
          </Alert>
        )}
        <PasswordField
          frame={{ id: 'dialog-password', label, error: faults['password'] }}
          input={{ name: 'password', autoComplete: 'current-password', autoFocus: true }}
        />
        <CodeField label={confirm.code} error={faults['code']} />
        <div className="dialog-actions">
          <button type="submit" className="button" aria-disabled={busy}>
            {busy ? words.busy : words.submit}
          </button>
          <button type="button" className="button button-outline" onClick={() => dialog.current?.close()}>
            {confirm.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
