import { Clock } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { isEmail, MAX_EMAIL } from '#contract/email-address.ts';
import { signInMessages } from '#contract/sign-in.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { typed } from '#web/ui/typed.ts';

type Props = {
  words: { email: string; submit: string; submitting: string };
  busy: boolean;
  /** Why the last try was refused, until the next one. */
  refusal: string | undefined;
  onSend: (email: string) => void;
};

/** One address, sent once it can be one. A refusal keeps what was typed. */
export function AddressForm({ words, busy, refusal, onSend }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<string>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!form.current || busy) return;
    const email = typed(new FormData(form.current), 'email').trim();
    const found = email === '' ? signInMessages.email : isEmail(email) ? undefined : signInMessages.emailValid;
    setFault(found);
    if (found === undefined) onSend(email);
    else form.current.querySelector('input')?.focus();
  };
  return (
    <form ref={form} className="sign-in-form" noValidate onSubmit={submit}>
      {refusal !== undefined && <Alert tone="bad" icon={Clock} title={refusal} />}
      <TextField
        frame={{ id: 'email', label: words.email, error: fault }}
        input={{ name: 'email', type: 'email', autoComplete: 'username', autoFocus: true, maxLength: MAX_EMAIL }}
      />
      <Button type="submit" busy={busy && words.submitting}>
        {words.submit}
      </Button>
    </form>
  );
}
