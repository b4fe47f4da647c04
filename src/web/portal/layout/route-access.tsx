import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import type { Permission } from '#contract/permissions.ts';
import { frame } from '#copy/portal/frame.ts';
import { useAccount } from '#web/client/account.ts';
import { useMay, useSession } from '#web/client/session.ts';
import { toast } from '#web/ui/toast.ts';
import { homeOf } from '#web/portal/home-of.ts';

/** The screens of staff. Users of a dealership are led to their dashboard. */
export function StaffOnly() {
  const role = useSession()?.user.role;
  return role === 'admin' || role === 'staff' ? <WithCodes /> : <Denied to="/dealer/dashboard" />;
}

/** Leads staff who must sign in with codes to the account screen until they switch them on. */
function WithCodes() {
  const { totp } = useAccount().data ?? {};
  return totp?.required === true && !totp.on ? <Navigate to="/dealer/account" replace /> : <Outlet />;
}

/** The debug page sends everyone else to the sign-in, which leads a signed-in user on to the own start. */
export function AdminOrLogin() {
  return useSession()?.user.role === 'admin' ? <WithCodes /> : <Denied to="/dealer/login" />;
}

/** Screens for which a user needs a permission. `forAdmins`: the toast says that only administrators have it. */
export function Allowed({ permission, forAdmins = false }: { permission: Permission; forAdmins?: boolean }) {
  const isAllowed = useMay(permission);
  const user = useSession()?.user;
  if (isAllowed) return <Outlet />;
  return <Denied to={user ? homeOf(user) : '/dealer/login'} text={forAdmins ? undefined : frame.errors.forbidden} />;
}

function Denied({ to, text }: { to: string; text?: string | undefined }) {
  const signedIn = useSession() !== null;
  useEffect(() => {
    const words = text === undefined ? frame.accessDenied : { ...frame.accessDenied, description: text };
    if (signedIn) toast({ ...words, destructive: true });
  }, [signedIn, text]);
  return <Navigate to={to} replace />;
}
