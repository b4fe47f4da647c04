import { CircleUser, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { logout } from '#web/client/sign-in.ts';

type LinksProps = {
  admin: boolean;
  /** Where there is room: those too that other screens lead to. */
  all?: boolean;
};

export const PortalLinks = ({ admin, all = false }: LinksProps) => (
  <>
    <SectionLink to="/dealer/dashboard" at={/^\/dealer\/(dashboard|deals)(\/|$)/}>
      {frame.deals}
    </SectionLink>
    <NavLink to="/dealer/send-application">{frame.sendApplication}</NavLink>
    {admin && (
      <>
        <NavLink to="/admin/applications">{frame.applications}</NavLink>
        <NavLink to="/admin/deals">{frame.allDeals}</NavLink>
        <SectionLink to="/admin/mails" at={all ? /^\/admin\/mails/ : /^\/admin\/(mails|notices)/}>
          {frame.mails}
        </SectionLink>
        {all && <NavLink to="/admin/notices">{frame.notices}</NavLink>}
        <NavLink to="/admin/crm-queue">{frame.crmQueue}</NavLink>
        <NavLink to="/admin/chats">{frame.chats}</NavLink>
        <SectionLink to="/admin/people" at={all ? /^\/admin\/people/ : /^\/admin\/(people|data-requests)/}>
          {frame.people}
        </SectionLink>
        {all && <NavLink to="/admin/data-requests">{frame.dataRequests}</NavLink>}
        <SectionLink to="/admin/settings" at={all ? /^\/admin\/settings/ : /^\/admin\/(settings|audit)/}>
          {frame.settings}
        </SectionLink>
        {all && <NavLink to="/admin/audit">{frame.audit}</NavLink>}
      </>
    )}
  </>
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
    await logout();
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
