import { FlaskConical, LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink, useNavigate } from 'react-router';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { logout } from '#web/client/sign-in.ts';
import { portalBrand } from './portal-brand.ts';
import { PortalMark } from './portal-mark.tsx';

type Props = { user: SignedInUser | undefined; children: ReactNode };

export function PortalFrame({ user, children }: Props) {
  const admin = user?.role === 'admin';
  return (
    <>
      <a className="skip" href="#content">
        {frame.skip}
      </a>
      <header className="portal-head">
        <div className="portal-head-row">
          <a href={user ? '/dealer/dashboard' : '/'} className="portal-home">
            <PortalMark />
          </a>
          {admin && (
            <nav aria-label={frame.nav} className="portal-nav">
              <NavLink to="/admin/applications">{frame.applications}</NavLink>
              <NavLink to="/admin/audit">{frame.audit}</NavLink>
              <NavLink to="/admin/mails">{frame.mails}</NavLink>
            </nav>
          )}
          {user && <Account user={user} />}
        </div>
      </header>
      {admin && portalBrand.sample && (
        <aside className="sample-banner">
          <FlaskConical size={18} strokeWidth={1.75} aria-hidden />
          <p>
            <strong>{frame.sample.title}.</strong> <span className="sample-more">{frame.sample.text}</span>
          </p>
        </aside>
      )}
      <main id="content" className="portal-main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function Account({ user }: { user: SignedInUser }) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const leave = async (): Promise<void> => {
    setLeaving(true);
    await logout();
    await navigate('/dealer/login', { replace: true });
  };
  return (
    <div className="portal-account">
      <span className="portal-user" title={frame.signedInAs(name)}>
        {name}
      </span>
      <button type="button" className="button button-quiet" disabled={leaving} onClick={() => void leave()}>
        <LogOut size={18} strokeWidth={1.75} aria-hidden />
        {frame.logout}
      </button>
    </div>
  );
}
