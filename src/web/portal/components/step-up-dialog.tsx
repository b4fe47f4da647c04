import { CircleAlert } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { StepUp } from '#contract/account.ts';
import { signInMessages } from '#contract/sign-in.ts';
import { stepUp as copy } from '#copy/portal/step-up.ts';
import { useAccount } from '#web/client/account.ts';
import { RequestError } from '#web/client/request.ts';
import { Alert } from '#web/ui/alert.tsx';
import { typed } from '#web/ui/typed.ts';
import { failureWords } from '../failure-words.ts';
import { CodeField } from '../screens/sign-in/code-field.tsx';
import { PasswordField } from '../screens/sign-in/password-field.tsx';
import { useModal } from '../hooks/use-modal.ts';

type Faults = Partial<Record<string, string>>;
export type StepUpWords = {
  title: string;
  text: string;
  submit: string;
  busy: string;
  /** The act is reported to the other administrators. */
  isReported?: boolean;
};
type Props = {
  words: StepUpWords;
  /** More fields above the password, such as a reason. */
  fields?: (faults: Faults) => ReactNode;
  /** Does the act; the dialog closes once it is done and shows what the server refused. */
  act: (given: StepUp, data: FormData) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password again, and for a code where the account has codes, before a sensitive act. */
export function StepUpDialog({ words, fields, act, onClose }: Props) {
  const dialog = useModal();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const account = useAccount();
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Codes may have been switched on since the account was read: then the server asks for one.
  const asksCode = account.data?.totp.on === true || faults['code'] !== undefined;
  const isReported = words.isReported === true && account.data?.otherAdministrators === true;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [faults]);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const [password, code] = [typed(data, 'password'), typed(data, 'code').trim()];
    const found = {
      ...(password === '' ? { password: signInMessages.currentPassword } : {}),
      ...(asksCode && code === '' ? { code: signInMessages.code } : {}),
    };
    setFaults(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await act({ password, code }, data);
      dialog.current?.close();
    } catch (error) {
      setBusy(false);
      const refused = error instanceof RequestError ? error.fields : {};
      setFaults(refused);
      const isShown = Object.keys(refused).some((name) => name === 'code' || data.has(name));
      if (!isShown) setFailure(failureWords(error as Error));
    }
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={`${id}-title`}>{words.title}</h2>
        <p id={`${id}-text`}>{isReported ? `${words.text} ${copy.notified}` : words.text}</p>
        {failure !== undefined && (
          <Alert tone="bad" icon={CircleAlert} role="alert" title={copy.failed}>
            <p>{failure}</p>
          </Alert>
        )}
        {fields?.(faults)}
        <PasswordField
          frame={{ id: 'dialog-password', label: copy.password, error: faults['password'] }}
          input={{ name: 'password', autoComplete: 'current-password', autoFocus: fields === undefined }}
        />
        {asksCode && <CodeField label={copy.code} error={faults['code']} autoFocus={false} />}
        <div className="dialog-actions">
          <button type="submit" className="button" aria-disabled={busy}>
            {busy ? words.busy : words.submit}
          </button>
          <button type="button" className="button button-outline" onClick={() => dialog.current?.close()}>
            {copy.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
