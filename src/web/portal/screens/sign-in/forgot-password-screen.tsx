import { useState } from 'react';
import { Link } from 'react-router';
import { forgotPasswordTexts as words, registerTexts } from '#copy/portal/sign-in.ts';
import { useForgotPassword } from '#web/client/sign-in.ts';
import { RequestError } from '#web/client/request.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { AddressForm } from './address-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Asks for a link to a new password. The answer is the same whether the address has an account or not. */
export function ForgotPasswordScreen() {
  const call = useForgotPassword();
  const [refusal, setRefusal] = useState<string>();
  const send = (email: string): void => {
    setRefusal(undefined);
    call.mutate(email, {
      onError: (error) => {
        const said = failureWords(error);
        if (error instanceof RequestError && error.status === 429) setRefusal(said);
        toast({ title: words.failed, description: said, destructive: true });
      },
    });
  };
  return (
    <SignInFrame>
      {call.isSuccess ? (
        <section className="panel sign-in-panel">
          <ScreenHeading className="screen-title" title={words.sent.title}>
            {words.sent.title}
          </ScreenHeading>
          <p className="sign-in-address">{call.variables}</p>
          <p role="status">{call.data}</p>
          <Link className="button" to="/dealer/login">
            {registerTexts.login}
          </Link>
          <p className="sign-in-note">
            <Button variant="quiet" size="s" onClick={() => call.reset()}>
              {words.sent.again}
            </Button>
          </p>
        </section>
      ) : (
        <section className="panel sign-in-panel">
          <ScreenHeading className="screen-title" title={words.title}>
            {words.title}
          </ScreenHeading>
          <p>{words.lead}</p>
          <AddressForm words={words} busy={call.isPending} refusal={refusal} onSend={send} />
          <p className="sign-in-note">
            <Link to="/dealer/login">{registerTexts.login}</Link>
          </p>
        </section>
      )}
    </SignInFrame>
  );
}
