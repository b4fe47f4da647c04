import { useState } from 'react';
import { Link } from 'react-router';
import type { RegisterAnswer } from '#contract/sign-in.ts';
import { registerTexts as words } from '#copy/portal/sign-in.ts';
import { RequestError } from '#web/client/request.ts';
import { apiRegister } from '#web/client/sign-in.ts';
import type { ToastContent } from '#web/ui/toast-store.ts';
import { toast } from '#web/ui/toast.ts';
import { CopyButton } from '#web/portal/components/copy-button.tsx';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { AddressForm } from './address-form.tsx';
import { BrandContact } from './brand-contact.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Asks for access; who belongs to a dealership gets a link by mail. */
export function RegisterScreen() {
  const [sent, setSent] = useState<{ email: string; answer: RegisterAnswer }>();
  const send = async (email: string): Promise<void> => {
    const answer = await apiRegister(email);
    setSent({ email, answer });
    toast({ title: words.success, description: answer.message });
  };
  return (
    <SignInFrame>
      {sent ? (
        <LinkSent {...sent} />
      ) : (
        <section className="panel sign-in-panel">
          <ScreenHeading className="screen-title" title={words.title}>
            {words.title}
          </ScreenHeading>
          <p>{words.lead(portalBrand.company)}</p>
          <AddressForm words={words} send={send} failed={failed} />
          <p className="sign-in-note">
            <Link to="/dealer/login">{words.login}</Link>
          </p>
        </section>
      )}
    </SignInFrame>
  );
}

const failed = (error: Error): ToastContent => ({
  title: words.failed.title,
  description:
    error instanceof RequestError ? (error.publicMessage ?? words.failed.status(error.status)) : words.failed.fallback,
});

const LinkSent = ({ email, answer: { message, inviteUrl } }: { email: string; answer: RegisterAnswer }) => (
  <section className="panel sign-in-panel">
    <ScreenHeading className="screen-title" title={words.sent.title}>
      {words.sent.title}
    </ScreenHeading>
    <p>{words.sent.text}</p>
    <p className="sign-in-address">{email}</p>
    <p role="status">{message}</p>
    {inviteUrl !== undefined && (
      <div className="sign-in-link">
        <p>{words.sent.link}</p>
        <div>
          <a href={inviteUrl}>{inviteUrl}</a>
          <CopyButton text={inviteUrl} label={words.sent.copy} />
        </div>
      </div>
    )}
    <Link className="button" to="/dealer/login">
      {words.login}
    </Link>
    <p className="sign-in-note">
      {words.sent.wait}
      <BrandContact />.
    </p>
  </section>
);
