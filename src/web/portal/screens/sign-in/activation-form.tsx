import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type SessionAnswer, signInMessages, type ValidInviteAnswer } from '#contract/sign-in.ts';
import { acceptInviteTexts, resetPasswordTexts } from '#copy/portal/sign-in.ts';
import { RequestError } from '#web/client/request.ts';
import { startSession } from '#web/client/session.ts';
import { useAcceptInvite } from '#web/client/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { homeOf } from '#web/portal/home-of.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { CodeField } from './code-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type PasswordFaults, passwordFaults } from './password-faults.ts';
import { typed } from '#web/ui/typed.ts';

const REDIRECT_MS = 1500;
type Props = { token: string; reset: boolean; dealer: ValidInviteAnswer['dealer'] };
type Faults = PasswordFaults & { code?: string };

export function ActivationForm({ token, reset, dealer }: Props) {
  const accept = useAcceptInvite();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [codeAsked, setCodeAsked] = useState(false);
  const words = reset ? resetPasswordTexts : acceptInviteTexts;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!form.current || accept.isPending || accept.isSuccess) return;
    const data = new FormData(form.current);
    const [password, code] = [typed(data, 'password'), typed(data, 'code').trim()];
    const found: Faults = passwordFaults(password, typed(data, 'confirm'));
    if (codeAsked && code === '') found.code = signInMessages.code;
    show(found);
    if (Object.keys(found).length === 0)
      accept.mutate({ token, password, code }, { onSuccess: activated, onError: (error) => refused(error, code) });
  };
  const show = (found: Faults): void => {
    setFaults(found);
    const first = (['password', 'confirm', 'code'] as const).find((name) => found[name] !== undefined);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const activated = (answer: SessionAnswer): void => {
    startSession(answer);
    toast(words.success);
  };
  const refused = (error: Error, tried: string): void => {
    const { said, code: why, fields = {} } = error instanceof RequestError ? error : {};
    if (why === 'totp_required') setCodeAsked(true);
    if (why === 'totp_required' && tried === '') return;
    toast({ title: words.failed.title, description: said ?? words.failed.fallback, destructive: true });
    const { password, code } = fields;
    if (password !== undefined) show({ password });
    else if (code !== undefined) show({ code });
  };
  // The token leaves the address bar and the history with this move.
  useEffect(() => {
    if (!accept.isSuccess) return;
    const home = homeOf(accept.data.user);
    const timer = setTimeout(() => void navigate(home, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [accept.isSuccess, accept.data, navigate]);

  const label = accept.isSuccess ? words.done : accept.isPending ? words.submitting : words.submit;
  return (
    <section className="panel sign-in-panel">
      <ScreenHeading className="screen-title" title={words.title}>
        {words.title}
      </ScreenHeading>
      <p>{words.welcome(dealer.firstName)}</p>
      <form ref={form} className="sign-in-form" noValidate onSubmit={submit}>
        <TextField
          frame={{ id: 'email', label: acceptInviteTexts.email }}
          input={{ name: 'email', type: 'email', autoComplete: 'username', value: dealer.email, readOnly: true }}
        />
        <NewPasswordFields faults={faults} />
        {codeAsked && <CodeField frame={{ error: faults.code }} />}
        <Button type="submit" aria-disabled={accept.isPending || accept.isSuccess}>
          {label}
        </Button>
      </form>
    </section>
  );
}
