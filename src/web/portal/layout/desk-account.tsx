import { Bug, CircleUser, Keyboard, LogOut, Store } from 'lucide-react';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { initialsOf } from '../components/initials.tsx';
import { useMedia } from '../hooks/use-media.ts';
import { useLogout } from '../hooks/use-logout.ts';
import { TOUCH } from './palette-commands.ts';
import { nameOf } from './portal-links.tsx';

type Props = { user: SignedInUser; onShortcuts: () => void };

/** The own account, the dealer view and the way out, behind the user's name. */
export function DeskAccount({ user, onShortcuts }: Props) {
  const { leave } = useLogout();
  const isTouch = useMedia(TOUCH);
  const name = nameOf(user);
  return (
    <Menu
      label={frame.accountMenu}
      align="start"
      items={accountItems(user, { onShortcuts: isTouch ? undefined : onShortcuts, leave })}
      trigger={
        <button type="button" className="desk-me">
          <span className="sr-only">{frame.accountMenu}</span>
          <span className="initials" aria-hidden>
            {initialsOf(name)}
          </span>
          <span className="desk-me-name">
            <span>{name}</span>
            <span className="desk-me-email">{user.email}</span>
          </span>
        </button>
      }
    />
  );
}

/** `onShortcuts` is undefined without a keyboard. */
type Acts = { onShortcuts: (() => void) | undefined; leave: () => void };

const accountItems = (user: SignedInUser, { onShortcuts, leave }: Acts): MenuItem[] => [
  { label: frame.account, icon: CircleUser, to: '/dealer/account' },
  ...(user.permissions.includes('deals.own')
    ? [{ label: frame.dealerView, icon: Store, to: '/dealer/dashboard' } as const]
    : []),
  ...(user.role === 'admin' ? [{ label: frame.debug, icon: Bug, to: '/admin/salesforce-debug' } as const] : []),
  ...(onShortcuts ? [{ label: frame.shortcuts, icon: Keyboard, shortcut: '?', onSelect: onShortcuts }] : []),
  'divider',
  { label: frame.logout, icon: LogOut, onSelect: leave },
];
