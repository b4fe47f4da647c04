import { CircleAlert, Clock } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { type SessionAnswer, signInMessages } from '#contract/sign-in.ts';
import { signIn } from '#copy/portal/sign-in.ts';
import { RequestError } from '#web/client/request.ts';
import { startSession } from '#web/client/session.ts';
import { useLogin } from '#web/client/sign-in.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { dismissToasts } from '#web/ui/toast-store.ts';
import { toast } from '#web/ui/toast.ts';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { typed } from '#web/ui/typed.ts';

/** `codeFor` is the address whose password was right and that a code is asked of; its fields wait unseen. */
type Props = { codeFor: string | undefined; onCodeFor: (email: string | undefined) => void };

type Lasting = { icon: typeof Clock; title: string };
/** What went wrong, and when to come back, must stay readable after the toast has gone. */
function lasting(status: number | undefined, code: string | undefined, title: string): Lasting | undefined {
  if (status === 429) return { icon: Clock, title };
  return code === 'unauthorized' ? { icon: CircleAlert, title } : undefined;
}

export function LoginForm({ codeFor, onCodeFor }: Props) {
  const login = useLogin();
  const form = useRef<HTMLFormElement>(null);
  const [stays, setStays] = useState<Lasting>();
  const [codeFault, setCodeFault] = useState<string>();

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!form.current || login.isPending) return;
    const data = new FormData(form.current);
    const [email, password, code] = [typed(data, 'email').trim(), typed(data, 'password'), typed(data, 'code').trim()];
    if (email === '' || password === '') {
      toast({ ...signIn.requiredFields, destructive: true });
      focusOn(email === '' ? 'email' : 'password');
      return;
    }
    setStays(undefined);
    setCodeFault(codeFor !== undefined && code === '' ? signInMessages.code : undefined);
    if (codeFor !== undefined && code === '') focusOn('code');
    else
      login.mutate({ email, password, code }, { onSuccess: accepted, onError: (error) => refused(error, email, code) });
  };
  const accepted = (answer: SessionAnswer): void => {
    dismissToasts();
    startSession(answer);
  };
  const refused = (error: Error, email: string, code: string): void => {
    const { said, status, code: why } = error instanceof RequestError ? error : {};
    if (why === 'totp_required' && code === '') {
      dismissToasts();
      onCodeFor(email);
      return;
    }
    const description = said ?? signIn.failed.fallback;
    setStays(lasting(status, why, description));
    if (why === 'totp_required') setCodeFault(said);
    // The password was changed in the meantime, so the sign-in starts again.
    if (why === 'unauthorized') onCodeFor(undefined);
    toast({ title: signIn.failed.title, description, destructive: true });
    focusOn(why !== 'unauthorized' && codeFor !== undefined ? 'code' : 'password');
  };
  const focusOn = (name: string): void => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  const back = (): void => {
    setCodeFault(undefined);
    onCodeFor(undefined);
  };

  return (
    <form ref={form} className="sign-in-form" noValidate onSubmit={submit}>
      {stays && <Alert tone="bad" {...stays} />}
      <div className="sign-in-fields" hidden={codeFor !== undefined}>
        <TextField
          frame={{ id: 'email', label: signIn.email }}
          input={{ name: 'email', type: 'email', autoComplete: 'username', autoFocus: true, maxLength: 254 }}
        />
        <PasswordField
          frame={{ id: 'password', label: signIn.password }}
          input={{ name: 'password', autoComplete: 'current-password' }}
        />
      </div>
      {codeFor !== undefined && <CodeField frame={{ error: codeFault }} />}
      <Button type="submit" busy={login.isPending && signIn.submitting}>
        {signIn.submit}
      </Button>
      {codeFor !== undefined && (
        <Button variant="outline" onClick={back}>
          {signIn.code.back}
        </Button>
      )}
    </form>
  );
}
