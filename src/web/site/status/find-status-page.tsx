import { statusPaths } from '#contract/status-page.ts';
import { findStatus as en } from '#copy/en/find-status.ts';
import { findStatus as es } from '#copy/es/find-status.ts';
import { addresses } from '#web/addresses.ts';
import { FindStatus } from '#web/islands/find-status.tsx';
import { Island } from '#web/shell/island.tsx';
import type { ViewProps } from '#web/shell/site.ts';
import { PhoneLink } from '../phone-link.tsx';

const copies = { en, es };

/** For applicants who lost the link to their status page. */
export function FindStatusPage({ site, lang }: ViewProps) {
  const { heading, lead, form, call, apply } = copies[lang];
  const phone = site.brand.phones.main;
  return (
    <div className="status">
      <div className="status-plate">
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      <section className="status-card status-find">
        <Island name="find-status" of={FindStatus} when="load" props={{ path: statusPaths.find, copy: form, phone }} />
      </section>
      <section className="status-card status-contact">
        <h2>{call.title}</h2>
        <p>{call.text}</p>
        <p>
          <PhoneLink phone={phone} />
        </p>
        <p>{site.hours[lang]}</p>
        <p>
          <a href={addresses.application[lang]}>{apply}</a>
        </p>
      </section>
    </div>
  );
}
