import { Link } from 'react-router';
import { frame } from '#copy/portal/frame.ts';
import { useSession } from '#web/client/session.ts';
import { homeOf } from '../home-of.ts';
import { portalBrand } from '../portal-brand.ts';
import { PortalFrame } from './portal-frame.tsx';
import { Drawing } from '#web/site/drawing.tsx';
import { ScreenHeading } from './screen-heading.tsx';

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
  return (
    <section className="panel message-card">
      <Drawing name="keys" className="portal-drawing" />
      <ScreenHeading className="screen-title" title={frame.notFound.title}>
        {frame.notFound.title}
      </ScreenHeading>
      <p>{frame.notFound.text}</p>
      <p className="message-actions">
        {user ? (
          <Link className="button" to={homeOf(user)}>
            {user.role === 'dealer' ? frame.notFound.deals : frame.notFound.back}
          </Link>
        ) : (
          <a className="button" href="/">
            {frame.notFound.home}
          </a>
        )}
        <a className="button button-outline" href={`tel:${portalBrand.phone.dial}`}>
          {portalBrand.phone.display}
        </a>
      </p>
    </section>
  );
}
