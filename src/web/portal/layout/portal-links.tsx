import { CircleUser, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import type { Permission } from '#contract/permissions.ts';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { apiLogout } from '#web/client/sign-in.ts';

type LinksProps = {
  user: SignedInUser;
  /** Where there is room: those too that other screens lead to. */
  all?: boolean;
};
type Item = { to: string; label: string; needs: Permission; at?: RegExp; whole?: RegExp };

/** `at`: paths on which a link to several screens is current; `whole`: the same where each screen has its own link. */
const items: Item[] = [
  { to: '/dealer/dashboard', label: frame.deals, needs: 'deals.own', at: /^\/dealer\/(dashboard|deals)(\/|$)/ },
  { to: '/dealer/send-application', label: frame.sendApplication, needs: 'invitations.send' },
  { to: '/dealer/colleagues', label: frame.colleagues, needs: 'colleagues.manage' },
  { to: '/admin/applications', label: frame.applications, needs: 'files.read' },
  { to: '/admin/deals', label: frame.allDeals, needs: 'files.read' },
  {
    to: '/admin/outbox',
    label: frame.outbox,
    needs: 'outbox.read',
    at: /^\/admin\/(outbox|notices)/,
    whole: /^\/admin\/outbox/,
  },
  { to: '/admin/notices', label: frame.notices, needs: 'notices.read' },
  { to: '/admin/chats', label: frame.chats, needs: 'chats.read' },
  {
    to: '/admin/people',
    label: frame.people,
    needs: 'people.read',
    at: /^\/admin\/(people|data-requests)/,
    whole: /^\/admin\/people/,
  },
  { to: '/admin/data-requests', label: frame.dataRequests, needs: 'data-requests.manage' },
  {
    to: '/admin/settings',
    label: frame.settings,
    needs: 'settings.manage',
    at: /^\/admin\/(settings|audit)/,
    whole: /^\/admin\/settings/,
  },
  { to: '/admin/audit', label: frame.audit, needs: 'audit.read' },
];
/** Screens that another screen links to, and the permission of that one. */
const leadsTo: Record<string, Permission> = {
  '/admin/notices': 'outbox.read',
  '/admin/data-requests': 'people.read',
  '/admin/audit': 'settings.manage',
};

/** The links to the screens that this user may open. */
export function linksOf(user: SignedInUser, all: boolean): Item[] {
  const may = (permission: Permission): boolean => user.permissions.includes(permission);
  return items.filter(({ to, needs }) => {
    const leader = leadsTo[to];
    return may(needs) && (all || leader === undefined || !may(leader));
  });
}

export const PortalLinks = ({ user, all = false }: LinksProps) =>
  linksOf(user, all).map(({ to, label, at, whole }) =>
    at === undefined ? (
      <NavLink key={to} to={to}>
        {label}
      </NavLink>
    ) : (
      <SectionLink key={to} to={to} at={all ? (whole ?? at) : at}>
        {label}
      </SectionLink>
    ),
  );

/** Leads to the first of several screens, and is current on each. */
function SectionLink({ to, at, children }: { to: string; at: RegExp; children: string }) {
  const here = at.test(useLocation().pathname);
  return (
    <Link to={to} className={here ? 'active' : ''} {...(here ? { 'aria-current': 'page' } : {})}>
      {children}
    </Link>
  );
}

export const AdminButtons = () => (
  <>
    <Link className="button button-outline button-dense" to="/admin/salesforce-debug">
      {frame.debug}
    </Link>
    <Link className="button button-outline button-dense" to="/admin/dealer-invites">
      {frame.admin}
    </Link>
  </>
);

export const AccountLink = () => (
  <NavLink className="button button-quiet button-dense" to="/dealer/account">
    <CircleUser size={18} strokeWidth={1.75} aria-hidden />
    {frame.account}
  </NavLink>
);

export const nameOf = (user: SignedInUser): string => `${user.firstName} ${user.lastName}`.trim() || user.email;

export function Logout({ user }: { user: SignedInUser }) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    await apiLogout();
    await navigate('/dealer/login', { replace: true });
  };
  return (
    <button
      type="button"
      className="button button-quiet button-dense"
      title={frame.signedInAs(nameOf(user))}
      disabled={leaving}
      onClick={() => void leave()}
    >
      <LogOut size={18} strokeWidth={1.75} aria-hidden />
      {frame.logout}
    </button>
  );
}
