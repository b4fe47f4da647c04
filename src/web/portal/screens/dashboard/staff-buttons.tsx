import { frame } from '#copy/portal/frame.ts';
import { useSession } from '#web/client/session.ts';
import { Link } from '#web/ui/link.tsx';
import { Logout } from '#web/portal/layout/portal-links.tsx';

/** The buttons that the dealer view has for administrators, and the way out for all staff. */
export function StaffButtons() {
  const user = useSession()?.user;
  if (user === undefined || user.role === 'dealer') return null;
  return (
    <>
      {user.role === 'admin' && (
        <>
          <Link button variant="outline" size="s" to="/admin/dealer-invites">
            {frame.admin}
          </Link>
          <Link button variant="outline" size="s" to="/admin/salesforce-debug">
            {frame.debug}
          </Link>
        </>
      )}
      <Logout user={user} variant="outline" />
    </>
  );
}
