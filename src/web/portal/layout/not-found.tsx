import { frame } from '#copy/portal/frame.ts';
import { useSession } from '#web/client/session.ts';
import { Link } from '#web/ui/link.tsx';
import { NotFoundMessage } from '../components/not-found-message.tsx';
import { homeOf } from '../home-of.ts';
import { portalBrand } from '../portal-brand.ts';
import { PortalFrame } from './portal-frame.tsx';

/** An unknown address, inside the frame that the reader knows. */
export function NotFound() {
  const session = useSession();
  return (
    <PortalFrame user={session?.user}>
      <NotFoundCard />
    </PortalFrame>
  );
}

export function NotFoundCard() {
  const user = useSession()?.user;
  const { home, deals, back, ...words } = frame.notFound;
  const label = user ? (user.role === 'dealer' ? deals : back) : home;
  return (
    <NotFoundMessage words={{ ...words, back: label }} to={user ? homeOf(user) : location.origin}>
      <Link button variant="outline" to={`tel:${portalBrand.phone.dial}`}>
        {portalBrand.phone.display}
      </Link>
    </NotFoundMessage>
  );
}
