import { Keyboard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SignedInUser } from '#contract/sign-in.ts';
import { keyboard } from '#copy/portal/desk.ts';
import { frame } from '#copy/portal/frame.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Bell } from '../screens/bell/bell.tsx';
import { useLetterKeys } from '../hooks/use-letter-keys.ts';
import { useMedia } from '../hooks/use-media.ts';
import { DeskFrame } from './desk-frame.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { AccountLink, Logout, PortalLinks } from './portal-links.tsx';
import { PortalMark } from './portal-mark.tsx';
import { PortalMenu } from './portal-menu.tsx';

type Props = { user: SignedInUser | undefined; children: ReactNode };

/** The lender's desk for staff, and the dealer portal for everyone else. */
export const PortalFrame = ({ user, children }: Props) =>
  user === undefined || user.role === 'dealer' ? (
    <DealerFrame user={user}>{children}</DealerFrame>
  ) : (
    <DeskFrame user={user}>{children}</DeskFrame>
  );

function DealerFrame({ user, children }: Props) {
  const [areKeysShown, setKeysShown] = useState(false);
  const showKeys = (): void => setKeysShown(true);
  useLetterKeys(user ? { '?': showKeys } : {});
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
          {user && <Navigation user={user} onShortcuts={showKeys} />}
        </div>
      </header>
      <main id="content" className="portal-main" tabIndex={-1}>
        {children}
      </main>
      {areKeysShown && <KeyboardHelp groups={keyboard.dealerGroups} onClose={() => setKeysShown(false)} />}
    </>
  );
}

/** All in one row where it fits, otherwise behind one button. */
function Navigation({ user, onShortcuts }: { user: SignedInUser; onShortcuts: () => void }) {
  const wide = useMedia('(min-width: 900px)');
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
        <IconButton icon={Keyboard} size="m" label={frame.shortcuts} className="head-button" onClick={onShortcuts} />
        <Bell />
        <AccountLink />
        <Logout user={user} />
      </div>
    </>
  );
}
