import { CircleUser, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { logout } from '#web/client/sign-in.ts';

export const PortalLinks = ({ admin }: { admin: boolean }) => (
  <>
    <DealsLink />
    <NavLink to="/dealer/send-application">{frame.sendApplication}</NavLink>
    {admin && (
      <>
        <NavLink to="/admin/applications">{frame.applications}</NavLink>
        <NavLink to="/admin/deals">{frame.allDeals}</NavLink>
        <NavLink to="/admin/audit">{frame.audit}</NavLink>
        <NavLink to="/admin/mails">{frame.mails}</NavLink>
        <NavLink to="/admin/notices">{frame.notices}</NavLink>
        <NavLink to="/admin/crm-queue">{frame.crmQueue}</NavLink>
        <NavLink to="/admin/chats">{frame.chats}</NavLink>
        <NavLink to="/admin/data-requests">{frame.dataRequests}</NavLink>
        <NavLink to="/admin/people">{frame.people}</NavLink>
      </>
    )}
  </>
);

/** Every deal stands under it. */
function DealsLink() {
  const here = /^\/dealer\/(dashboard|deals)(\/|$)/.test(useLocation().pathname);
  return (
    <Link to="/dealer/dashboard" className={here ? 'active' : ''} {...(here ? { 'aria-current': 'page' } : {})}>
      {frame.deals}
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
