import { Clock } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { signIn } from '#copy/portal/sign-in.ts';
import { lastEmail, lastEnding, useSession } from '#web/client/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { draftName } from '#web/portal/draft-name.ts';
import { homeOf } from '#web/portal/home-of.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { useDocumentTitle } from '#web/portal/layout/screen-heading.tsx';
import { BrandContact } from './brand-contact.tsx';
import { LoginForm } from './login-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function LoginScreen() {
  const session = useSession();
  const { state } = useLocation() as { state: unknown };
  const [codeFor, setCodeFor] = useState<string>();
  const title = codeFor === undefined ? signIn.title : signIn.code.title;
  useDocumentTitle(title);
  if (session) return <Navigate to={cameFrom(state) ?? homeOf(session.user)} replace />;
  return (
    <SignInFrame>
      {(lastEnding() === 'expired' || lastEnding() === 'elsewhere') && (
        <Alert tone="info" icon={Clock} role="status" title={signIn.expired.title}>
          <p>{signIn.expired.text}</p>
          {hasDraft(cameFrom(state)) && <p>{signIn.expired.kept}</p>}
        </Alert>
      )}
      <section className="panel sign-in-panel">
        <h1 className="screen-title">{title}</h1>
        <p>{codeFor === undefined ? signIn.lead(portalBrand.company) : signIn.code.lead(codeFor)}</p>
        <LoginForm codeFor={codeFor} onCodeFor={setCodeFor} />
        {codeFor === undefined && (
          <>
            <p className="sign-in-links">
              <Link to="/dealer/forgot-password">{signIn.forgot}</Link>
              <Link to="/dealer/register">{signIn.request}</Link>
            </p>
            <p className="sign-in-note">
              <strong>{signIn.inviteOnly.title}</strong> {signIn.inviteOnly.before(portalBrand.company)}
              <BrandContact />.
            </p>
          </>
        )}
      </section>
    </SignInFrame>
  );
}

/** Only our own redirects write this state, so the address is one of the portal. */
const cameFrom = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined;

/** True when this device keeps what the user typed into the form at this address. */
function hasDraft(address: string | undefined): boolean {
  const name = draftAt(new URL(address ?? '/', window.location.origin));
  try {
    return name !== undefined && window.localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

function draftAt({ pathname, searchParams }: URL): string | undefined {
  const [, edited] = /^\/dealer\/deals\/([^/]+)\/edit$/.exec(pathname) ?? [];
  if (edited !== undefined) return draftName('deal-draft', lastEmail(), `edit=${edited}`);
  if (pathname === '/dealer/send-application') return draftName('invite-draft', lastEmail());
  if (pathname !== '/dealer/deals/new') return undefined;
  const [application, from] = [searchParams.get('application'), searchParams.get('from')];
  const slot = application ? `application=${application}` : from ? `from=${from}` : 'new';
  return draftName('deal-draft', lastEmail(), slot);
}
