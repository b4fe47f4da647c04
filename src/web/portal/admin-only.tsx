import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { frame } from '#copy/portal/frame.ts';
import { useSession } from '#web/client/session.ts';
import { toast } from '#web/ui/toast.ts';

export function AdminOnly() {
  return useSession()?.user.role === 'admin' ? <Outlet /> : <Denied />;
}

/** The debug page sends everybody else to the sign-in, without a word. */
export function AdminOrLogin() {
  return useSession()?.user.role === 'admin' ? <Outlet /> : <Navigate to="/dealer/login" replace />;
}

function Denied() {
  useEffect(() => toast({ ...frame.accessDenied, destructive: true }), []);
  return <Navigate to="/dealer/dashboard" replace />;
}
