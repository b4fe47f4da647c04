import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Bell } from '../screens/bell/bell.tsx';
import { useMedia } from '../hooks/use-media.ts';
import { CommandPalette } from './command-palette.tsx';
import { DeskAccount } from './desk-account.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskNav } from './desk-nav.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { LaunchNote } from './launch-note.tsx';
import { AccountLink, Logout } from './portal-links.tsx';
import { PortalMark } from './portal-mark.tsx';
import { deskKeys, PALETTE_KEY, useDeskKeys } from './use-desk-keys.ts';
import { useTableKeys } from './use-table-keys.ts';
import './desk.css';

type Props = { user: SignedInUser; children: ReactNode };
type Overlay = 'palette' | 'shortcuts' | 'menu';

/** The lender's desk: the screens in a sidebar, and the current screen in the rest of the window. */
export function DeskFrame({ user, children }: Props) {
  const [overlay, setOverlay] = useState<Overlay>();
  const { key } = useLocation();
  // The screen that was chosen in the menu replaces it.
  useEffect(() => setOverlay((now) => (now === 'menu' ? undefined : now)), [key]);
  const close = (): void => setOverlay(undefined);
  const isWide = useMedia('(min-width: 1024px)');
  const isRoomy = useMedia('(min-width: 1280px)');
  const [chosen, setChosen] = useState(readChosen);
  const isNarrow = chosen === undefined ? !isRoomy : chosen === 'narrow';
  useDeskKeys(user, { palette: () => setOverlay('palette'), shortcuts: () => setOverlay('shortcuts') });
  const shown = { user, onSearch: () => setOverlay('palette') };
  useTableKeys();
  return (
    <div className="desk" data-sidebar={isWide ? (isNarrow ? 'narrow' : 'wide') : 'none'}>
      <a className="skip" href="#content">
        {frame.skip}
      </a>
      {isWide ? (
        <Sidebar
          {...shown}
          narrow={isNarrow}
          onTurn={() => setChosen(keepChosen(isNarrow ? 'wide' : 'narrow'))}
          onShortcuts={() => setOverlay('shortcuts')}
        />
      ) : (
        <header className="desk-head">
          <Link to="/admin" className="portal-home">
            <PortalMark staff />
          </Link>
          <IconButton icon={Search} size="m" label={frame.search} onClick={shown.onSearch} />
          <Bell />
        </header>
      )}
      <main id="content" className="portal-main" tabIndex={-1}>
        {children}
      </main>
      {!isWide && <DeskBar user={user} onMenu={() => setOverlay('menu')} />}
      {overlay === 'menu' && (
        <Sheet title={frame.menu} close={frame.close} onClose={close}>
          <DeskNav user={user} />
          <div className="desk-sheet-foot">
            <LaunchNote user={user} />
            <AccountLink />
            <Logout user={user} />
          </div>
        </Sheet>
      )}
      {overlay === 'palette' && (
        <CommandPalette user={user} onClose={close} onShortcuts={() => setOverlay('shortcuts')} />
      )}
      {overlay === 'shortcuts' && <KeyboardHelp groups={deskKeys(user)} onClose={close} />}
    </div>
  );
}

type SidebarProps = {
  user: SignedInUser;
  narrow: boolean;
  onTurn: () => void;
  onSearch: () => void;
  onShortcuts: () => void;
};

const Sidebar = ({ user, narrow, onTurn, onSearch, onShortcuts }: SidebarProps) => (
  <header className="desk-sidebar">
    <div className="desk-top">
      <Link to="/admin" className="portal-home">
        <PortalMark staff />
      </Link>
      <IconButton
        icon={narrow ? PanelLeftOpen : PanelLeftClose}
        label={narrow ? frame.expand : frame.collapse}
        aria-expanded={!narrow}
        onClick={onTurn}
      />
    </div>
    <Button variant="outline" className="desk-search" title={frame.search} icon={Search} onClick={onSearch}>
      <span className="desk-label">{frame.search}</span>
      <Kbd>{PALETTE_KEY}</Kbd>
    </Button>
    <DeskNav user={user} />
    <div className="desk-foot">
      <LaunchNote user={user} />
      <div className="desk-own">
        <DeskAccount user={user} onShortcuts={onShortcuts} />
        <Bell />
      </div>
    </div>
  </header>
);

const KEPT = 'deskSidebar';
type Chosen = 'wide' | 'narrow';

/** The width that the user chose in this browser; undefined: the room decides. */
function readChosen(): Chosen | undefined {
  const kept = localStorage.getItem(KEPT);
  return kept === 'wide' || kept === 'narrow' ? kept : undefined;
}
function keepChosen(chosen: Chosen): Chosen {
  localStorage.setItem(KEPT, chosen);
  return chosen;
}
