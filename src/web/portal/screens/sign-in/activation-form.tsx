import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { confirmTotpSchema } from '#contract/account.ts';
import { acceptInviteSchema, type SignedInUser, type ValidInviteAnswer } from '#contract/sign-in.ts';
import { acceptInviteTexts, resetPasswordTexts } from '#copy/portal/sign-in.ts';
import { RequestError } from '#web/client/request.ts';
import { startSession } from '#web/client/session.ts';
import { apiAcceptInvite } from '#web/client/sign-in.ts';
import { both, type FormSchema, type FormValues } from '#web/portal/hooks/form-values.ts';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { homeOf } from '#web/portal/home-of.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { CodeField, codeFrame } from './code-field.tsx';
import { typedTwice } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const REDIRECT_MS = 1500;
const chosen: FormSchema<unknown> = typedTwice('password');
const chosenWithCode: FormSchema<unknown> = both(chosen, confirmTotpSchema);
type Props = { token: string; reset: boolean; dealer: ValidInviteAnswer['dealer'] };

/** Activates the account, or replaces its password. */
export function ActivationForm({ token, reset, dealer }: Props) {
  const navigate = useNavigate();
  const [codeAsked, setCodeAsked] = useState(false);
  const [user, setUser] = useState<SignedInUser>();
  const words = reset ? resetPasswordTexts : acceptInviteTexts;
  const initial: FormValues = { token, password: '', confirm: '', code: '' };
  const form = useForm({
    id: 'activation',
    initial,
    schema: both(codeAsked ? chosenWithCode : chosen, acceptInviteSchema),
    failed: (error) =>
      error && {
        title: words.failed.title,
        description: (error instanceof RequestError && error.publicMessage) || words.failed.fallback,
      },
    send: async ([, given]) => {
      try {
        const answer = await apiAcceptInvite(given);
        startSession(answer);
        toast(words.success);
        setUser(answer.user);
      } catch (error) {
        const asksCode = error instanceof RequestError && error.code === 'totp_required';
        if (asksCode) setCodeAsked(true);
        if (!asksCode || given.code !== '') throw error;
      }
      return 'kept';
    },
  });
  // The token leaves the address bar and the history with this move.
  useEffect(() => {
    if (!user) return;
    const timer = setTimeout(() => void navigate(homeOf(user), { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [user, navigate]);

  return (
    <section className="panel sign-in-panel">
      <ScreenHeading className="screen-title" title={words.title}>
        {words.title}
      </ScreenHeading>
      <p>{words.welcome(dealer.firstName)}</p>
      <form className="sign-in-form" {...form.form}>
        <TextField
          frame={{ id: 'email', label: acceptInviteTexts.email }}
          input={{ name: 'email', type: 'email', autoComplete: 'username', value: dealer.email, readOnly: true }}
        />
        <NewPasswordFields form={form} name="password" />
        {codeAsked && <CodeField {...form.text('code', codeFrame)} />}
        <Button type="submit" busy={form.busy && words.submitting} aria-disabled={user !== undefined}>
          {user ? words.done : words.submit}
        </Button>
      </form>
    </section>
  );
}
