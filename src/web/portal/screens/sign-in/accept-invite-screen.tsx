import { Link, useSearchParams } from 'react-router';
import { acceptInviteTexts, resetPasswordTexts } from '#copy/portal/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { RequestError } from '#web/client/request.ts';
import { useInvite } from '#web/client/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { ActivationForm } from './activation-form.tsx';
import { BrandContact } from './brand-contact.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function AcceptInviteScreen() {
  const [search] = useSearchParams();
  const token = search.get('token')?.trim() ?? '';
  return (
    <SignInFrame>
      {token === '' ? (
        <InvalidInvite message={acceptInviteTexts.invalid.noToken} />
      ) : (
        <InviteOf token={token} reset={search.get('for') === 'reset'} />
      )}
    </SignInFrame>
  );
}

/** A link to a new password leads here too: the address says so, for the words alone. */
function InviteOf({ token, reset }: { token: string; reset: boolean }) {
  const invite = useInvite(token);
  if (invite.isSuccess) return <ActivationForm token={token} reset={reset} dealer={invite.data.dealer} />;
  if (invite.isPending) return <Checking words={reset ? resetPasswordTexts : acceptInviteTexts} />;
  const { error } = invite;
  const refused = error instanceof RequestError && [400, 404, 410].includes(error.status);
  if (refused) return reset ? <InvalidLink /> : <InvalidInvite message={acceptInviteTexts.invalid.used} />;
  return <UncheckedInvite why={failureWords(error)} busy={invite.isFetching} onRetry={() => void invite.refetch()} />;
}

const Checking = ({ words }: { words: { title: string; loading: string } }) => (
  <section className="panel sign-in-panel" aria-busy>
    <ScreenHeading className="screen-title" title={words.title}>
      {words.title}
    </ScreenHeading>
    <p role="status">{words.loading}</p>
    <span className="skeleton sign-in-skeleton" />
    <span className="skeleton sign-in-skeleton" />
  </section>
);

const InvalidInvite = ({ message }: { message: string }) => (
  <section className="panel sign-in-panel">
    <ScreenHeading className="screen-title" title={acceptInviteTexts.invalid.title}>
      {acceptInviteTexts.invalid.title}
    </ScreenHeading>
    <p>{message}</p>
    <p>
      {acceptInviteTexts.invalid.contact} <BrandContact />
    </p>
    <Link className="button button-outline" to="/dealer/login">
      {acceptInviteTexts.invalid.login}
    </Link>
  </section>
);

const InvalidLink = () => (
  <section className="panel sign-in-panel">
    <ScreenHeading className="screen-title" title={resetPasswordTexts.invalid.title}>
      {resetPasswordTexts.invalid.title}
    </ScreenHeading>
    <p>{resetPasswordTexts.invalid.text}</p>
    <Link className="button" to="/dealer/forgot-password">
      {resetPasswordTexts.invalid.again}
    </Link>
  </section>
);

const UncheckedInvite = ({ why, busy, onRetry }: { why: string; busy: boolean; onRetry: () => void }) => (
  <section className="panel sign-in-panel" role="alert">
    <ScreenHeading className="screen-title" title={acceptInviteTexts.unchecked}>
      {acceptInviteTexts.unchecked}
    </ScreenHeading>
    <p>{why}</p>
    <Button disabled={busy} onClick={onRetry}>
      {frame.retry}
    </Button>
  </section>
);
