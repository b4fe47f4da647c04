import { Navigate } from 'react-router';
import { useSession } from '#web/client/session.ts';
import { NotFoundCard } from './not-found.tsx';

/** Where a sign-in leads: the lender's staff works in the applications. */
export function Dashboard() {
  if (useSession()?.user.role === 'admin') return <Navigate to="/admin/applications" replace />;
  return <NotFoundCard />;
}
