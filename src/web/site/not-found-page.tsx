import { notFound as en } from '#copy/en/not-found.ts';
import { notFound as es } from '#copy/es/not-found.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { Drawing } from './drawing.tsx';
import { PhoneLink } from './phone-link.tsx';
import { addresses, dealerLogin } from '#web/addresses.ts';

const copies = { en, es };

export function NotFoundPage({ site, lang }: ViewProps) {
  const copy = copies[lang];
  return (
    <div className="lost">
      <div className="lost-card">
        <Drawing name="keys" className="lost-drawing" />
        <h1>{copy.heading}</h1>
        <p>{copy.text}</p>
        <p className="lost-actions">
          <a className="button" href={addresses.home[lang]}>
            {copy.home}
          </a>
          <PhoneLink phone={site.brand.phones.main} className="button button-outline" />
        </p>
        <p>
          {/* Leads signed-in users on: staff to the desk, dealers to their dashboard. */}
          <a href={dealerLogin}>{copy.portal}</a>
        </p>
      </div>
    </div>
  );
}
