import { Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AccountLink, Logout, nameOf, PortalLinks } from './portal-links.tsx';

/** The same links where the row is too narrow for them. The browser closes it on Escape and on a touch outside. */
export function PortalMenu({ user }: { user: SignedInUser }) {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => menu.current?.hidePopover(), [key]);
  return (
    <>
      <IconButton icon={Menu} size="m" label={frame.menu} className="head-button" popoverTarget="portal-menu" />
      <div id="portal-menu" className="head-popover portal-menu" popover="auto" ref={menu}>
        <nav aria-label={frame.nav}>
          <PortalLinks user={user} />
        </nav>
        <div className="portal-menu-foot">
          <p>{frame.signedInAs(nameOf(user))}</p>
          <AccountLink />
          <Logout user={user} />
        </div>
      </div>
    </>
  );
}
