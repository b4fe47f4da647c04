import { CircleUser, LogOut } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';
import type { Permission } from '#contract/permissions.ts';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLogout } from '../hooks/use-logout.ts';

type Item = { to: string; label: string; needs: Permission; at: RegExp };
/** `at`: the paths on which a link is current. */
const items: Item[] = [
  { to: '/dealer/dashboard', label: frame.deals, needs: 'deals.own', at: /^\/dealer\/(dashboard|deals)(\/|$)/ },
  {
    to: '/dealer/send-application',
    label: frame.sendApplication,
    needs: 'invitations.send',
    at: /^\/dealer\/send-application$/,
  },
  { to: '/dealer/colleagues', label: frame.colleagues, needs: 'colleagues.manage', at: /^\/dealer\/colleagues$/ },
];

/** The screens of the dealer portal that this user may open. */
export function PortalLinks({ user }: { user: SignedInUser }) {
  const { pathname } = useLocation();
  return items
    .filter(({ needs }) => user.permissions.includes(needs))
    .map(({ to, label, at }) => {
      const here = at.test(pathname);
      return (
        <Link key={to} to={to} className={here ? 'active' : ''} {...(here ? { 'aria-current': 'page' } : {})}>
          {label}
        </Link>
      );
    });
}

export const AccountLink = () => (
  <NavLink className="button button-quiet button-dense" to="/dealer/account">
    <Icon of={CircleUser} />
    {frame.account}
  </NavLink>
);

export const nameOf = (user: SignedInUser): string => `${user.firstName} ${user.lastName}`.trim() || user.email;

export function Logout({ user, variant = 'quiet' }: { user: SignedInUser; variant?: 'quiet' | 'outline' }) {
  const { leaving, leave } = useLogout();
  return (
    <Button
      variant={variant}
      size="s"
      icon={LogOut}
      title={frame.signedInAs(nameOf(user))}
      disabled={leaving}
      onClick={leave}
    >
      {frame.logout}
    </Button>
  );
}
