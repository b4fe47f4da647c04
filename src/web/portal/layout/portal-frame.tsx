import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { Bell } from '../screens/bell/bell.tsx';
import { homeOf } from '../home-of.ts';
import { AccountLink, AdminButtons, linksOf, Logout, PortalLinks } from './portal-links.tsx';
import { PortalMenu } from './portal-menu.tsx';
import { portalBrand } from '../portal-brand.ts';
import { PortalMark } from './portal-mark.tsx';
import { useMedia } from '../hooks/use-media.ts';

type Props = { user: SignedInUser | undefined; children: ReactNode };

export function PortalFrame({ user, children }: Props) {
  const staff = user !== undefined && user.role !== 'dealer';
  const home = user?.permissions.includes('deals.own') === true ? '/dealer/dashboard' : user ? homeOf(user) : '/';
  return (
    <>
      <a className="skip" href="#content">
        {frame.skip}
      </a>
      <header className="portal-head">
        <div className="portal-head-row">
          <a href={home} className="portal-home">
            <PortalMark staff={staff} />
          </a>
          {user && <Navigation user={user} />}
        </div>
      </header>
      {user?.role === 'admin' && portalBrand.sample && (
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

/** All in one row where it fits, else behind one button. */
function Navigation({ user }: { user: SignedInUser }) {
  const admin = user.role === 'admin';
  const wide = useMedia(linksOf(user, false).length > 5 ? '(min-width: 1400px)' : '(min-width: 900px)');
  if (!wide)
    return (
      <div className="portal-account">
        <Bell />
        <PortalMenu user={user} />
      </div>
    );
  return (
    <>
      <nav aria-label={frame.nav} className="portal-nav">
        <PortalLinks user={user} />
      </nav>
      <div className="portal-account">
        {admin && <AdminButtons />}
        <Bell />
        <AccountLink />
        <Logout user={user} />
      </div>
    </>
  );
}
