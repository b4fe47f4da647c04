import { Clock } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import type { SessionAnswer } from '#contract/sign-in.ts';
import { signIn } from '#copy/portal/sign-in.ts';
import { RequestError } from '#web/client/request.ts';
import { startSession } from '#web/client/session.ts';
import { useLogin } from '#web/client/sign-in.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextField } from '#web/ui/field.tsx';
import { dismissToasts } from '#web/ui/toast-store.ts';
import { toast } from '#web/ui/toast.ts';
import { PasswordField } from './password-field.tsx';
import { typed } from '#web/ui/typed.ts';

export function LoginForm() {
  const login = useLogin();
  const form = useRef<HTMLFormElement>(null);
  const [wait, setWait] = useState<string>();

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!form.current || login.isPending) return;
    const data = new FormData(form.current);
    const email = typed(data, 'email').trim();
    const password = typed(data, 'password');
    if (email === '' || password === '') {
      toast({ ...signIn.requiredFields, destructive: true });
      focusOn(email === '' ? 'email' : 'password');
      return;
    }
    setWait(undefined);
    login.mutate({ email, password }, { onSuccess: accepted, onError: refused });
  };
  const accepted = (answer: SessionAnswer): void => {
    dismissToasts();
    startSession(answer);
  };
  const refused = (error: Error): void => {
    const said = error instanceof RequestError ? error.said : undefined;
    // When to come back must stay readable after the toast has gone.
    if (error instanceof RequestError && error.status === 429) setWait(said);
    toast({ title: signIn.failed.title, description: said ?? signIn.failed.fallback, destructive: true });
    focusOn('password');
  };
  const focusOn = (name: string): void => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  return (
    <form ref={form} className="sign-in-form" noValidate onSubmit={submit}>
      {wait !== undefined && <Alert tone="bad" icon={Clock} title={wait} />}
      <TextField
        frame={{ id: 'email', label: signIn.email }}
        input={{ name: 'email', type: 'email', autoComplete: 'username', autoFocus: true, maxLength: 254 }}
      />
      <PasswordField
        frame={{ id: 'password', label: signIn.password }}
        input={{ name: 'password', autoComplete: 'current-password' }}
      />
      <button type="submit" className="button" aria-disabled={login.isPending}>
        {login.isPending ? signIn.submitting : signIn.submit}
      </button>
    </form>
  );
}
