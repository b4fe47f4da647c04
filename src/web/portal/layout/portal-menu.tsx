import { Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { AccountLink, AdminButtons, Logout, nameOf, PortalLinks } from './portal-links.tsx';

/** The same links where the row is too narrow for them; the browser closes it on Escape and on a touch beside it. */
export function PortalMenu({ user }: { user: SignedInUser }) {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => menu.current?.hidePopover(), [key]);
  return (
    <>
      <button type="button" className="icon-button head-button" aria-label={frame.menu} popoverTarget="portal-menu">
        <Menu size={20} strokeWidth={1.75} aria-hidden />
      </button>
      <div id="portal-menu" className="head-popover portal-menu" popover="auto" ref={menu}>
        <nav aria-label={frame.nav}>
          <PortalLinks user={user} all />
        </nav>
        <div className="portal-menu-foot">
          {user.role === 'admin' && <AdminButtons />}
          <p>{frame.signedInAs(nameOf(user))}</p>
          <AccountLink />
          <Logout user={user} />
        </div>
      </div>
    </>
  );
}
