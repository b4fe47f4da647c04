import { dealPage } from '#copy/portal/deal-page.ts';
import { Link } from '#web/ui/link.tsx';
import { Drawing } from '#web/site/drawing.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';

const words = dealPage.notFound;

/** Also shown for the deal of another dealership, so that its existence stays hidden. */
export const DealNotFound = () => (
  <section className="panel message-card">
    <Drawing name="keys" className="portal-drawing" />
    <ScreenHeading className="screen-title" title={words.title}>
      {words.title}
    </ScreenHeading>
    <p>{words.text}</p>
    <p className="message-actions">
      <Link button to="/dealer/dashboard">
        {words.back}
      </Link>
    </p>
  </section>
);
