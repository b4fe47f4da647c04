import { frame } from '#copy/portal/frame.ts';
import { Button } from '#web/ui/button.tsx';
import { portalBrand } from '../portal-brand.ts';
import { useDocumentTitle } from './screen-heading.tsx';

/** Shown when rendering a screen throws. */
export function BrokenScreen() {
  useDocumentTitle(frame.broken.title);
  return (
    <main className="portal-main">
      <section className="panel message-card" role="alert">
        <h1 className="screen-title">{frame.broken.title}</h1>
        <p>{frame.broken.text}</p>
        <p className="message-actions">
          <Button onClick={() => window.location.reload()}>{frame.broken.reload}</Button>
          <a className="button button-outline" href={`tel:${portalBrand.phone.dial}`}>
            {portalBrand.phone.display}
          </a>
        </p>
      </section>
    </main>
  );
}
