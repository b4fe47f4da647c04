import { Link } from 'react-router';
import { dealPage } from '#copy/portal/deal-page.ts';
import { Drawing } from '#web/site/drawing.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';

const words = dealPage.notFound;

/** Also for the deal of another dealership: nobody learns that it exists. */
export const DealNotFound = () => (
  <section className="panel message-card">
    <Drawing name="keys" className="portal-drawing" />
    <ScreenHeading className="screen-title" title={words.title}>
      {words.title}
    </ScreenHeading>
    <p>{words.text}</p>
    <p className="message-actions">
      <Link className="button" to="/dealer/dashboard">
        {words.back}
      </Link>
    </p>
  </section>
);
