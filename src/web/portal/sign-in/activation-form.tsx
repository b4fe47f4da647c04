import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PASSWORD_MIN, type SessionAnswer, type ValidInviteAnswer } from '#contract/sign-in.ts';
import { acceptInvite } from '#copy/portal/sign-in.ts';
import { RequestError } from '#web/client/request.ts';
import { startSession } from '#web/client/session.ts';
import { useAcceptInvite } from '#web/client/sign-in.ts';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { homeOf } from '../home-of.ts';
import { ScreenHeading } from '../screen-heading.tsx';
import { PasswordField } from './password-field.tsx';
import { type PasswordFaults, passwordFaults } from './password-faults.ts';
import { typed } from '#web/ui/typed.ts';

const REDIRECT_MS = 1500;

export function ActivationForm({ token, dealer }: { token: string; dealer: ValidInviteAnswer['dealer'] }) {
  const accept = useAcceptInvite();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<PasswordFaults>({});

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!form.current || accept.isPending || accept.isSuccess) return;
    const data = new FormData(form.current);
    const password = typed(data, 'password');
    const found = passwordFaults(password, typed(data, 'confirm'));
    show(found);
    if (Object.keys(found).length === 0) accept.mutate({ token, password }, { onSuccess: activated, onError: refused });
  };
  const show = (found: PasswordFaults): void => {
    setFaults(found);
    const first = found.password === undefined ? found.confirm && 'confirm' : 'password';
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const activated = (answer: SessionAnswer): void => {
    startSession(answer);
    toast(acceptInvite.success);
  };
  const refused = (error: Error): void => {
    const { said, fields } =
      error instanceof RequestError ? error : { said: undefined, fields: {} as Record<string, string> };
    toast({ title: acceptInvite.failed.title, description: said ?? acceptInvite.failed.fallback, destructive: true });
    if (fields['password'] !== undefined) show({ password: fields['password'] });
  };
  // The token leaves the address bar and the history with this move.
  useEffect(() => {
    if (!accept.isSuccess) return;
    const home = homeOf(accept.data.user);
    const timer = setTimeout(() => void navigate(home, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [accept.isSuccess, accept.data, navigate]);

  const label = accept.isSuccess ? acceptInvite.done : accept.isPending ? acceptInvite.submitting : acceptInvite.submit;
  return (
    <section className="panel sign-in-panel">
      <ScreenHeading className="screen-title" title={acceptInvite.title}>
        {acceptInvite.title}
      </ScreenHeading>
      <p>{acceptInvite.welcome(dealer.firstName)}</p>
      <form ref={form} className="sign-in-form" noValidate onSubmit={submit}>
        <TextField
          frame={{ id: 'email', label: acceptInvite.email }}
          input={{ name: 'email', type: 'email', autoComplete: 'username', value: dealer.email, readOnly: true }}
        />
        <PasswordField
          frame={{ id: 'password', label: acceptInvite.password, hint: acceptInvite.hint, error: faults.password }}
          input={{ name: 'password', autoComplete: 'new-password', minLength: PASSWORD_MIN }}
        />
        <PasswordField
          frame={{ id: 'confirm', label: acceptInvite.confirm, error: faults.confirm }}
          input={{ name: 'confirm', autoComplete: 'new-password', minLength: PASSWORD_MIN }}
        />
        <button type="submit" className="button" aria-disabled={accept.isPending || accept.isSuccess}>
          {label}
        </button>
      </form>
    </section>
  );
}
