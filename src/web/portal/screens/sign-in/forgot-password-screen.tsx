import { useState } from 'react';
import { Link } from 'react-router';
import { forgotPasswordTexts as words, registerTexts } from '#copy/portal/sign-in.ts';
import { apiForgotPassword } from '#web/client/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { AddressForm } from './address-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Asks for a link to a new password. The answer is the same whether the address has an account or not. */
export function ForgotPasswordScreen() {
  const [sent, setSent] = useState<{ email: string; message: string }>();
  return (
    <SignInFrame>
      {sent ? (
        <section className="panel sign-in-panel">
          <ScreenHeading className="screen-title" title={words.sent.title}>
            {words.sent.title}
          </ScreenHeading>
          <p className="sign-in-address">{sent.email}</p>
          <p role="status">{sent.message}</p>
          <Link className="button" to="/dealer/login">
            {registerTexts.login}
          </Link>
          <p className="sign-in-note">
            <Button variant="quiet" size="s" onClick={() => setSent(undefined)}>
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
          <AddressForm
            words={words}
            send={async (email) => setSent({ email, message: await apiForgotPassword(email) })}
            failed={(error) => ({ title: words.failed, description: failureWords(error) })}
          />
          <p className="sign-in-note">
            <Link to="/dealer/login">{registerTexts.login}</Link>
          </p>
        </section>
      )}
    </SignInFrame>
  );
}
