import type { Language } from '#contract/language.ts';
import type { Tracking } from '#contract/visitors.ts';
import { visits as en } from '#copy/en/visits.ts';
import { visits as es } from '#copy/es/visits.ts';
import { addresses } from '#web/addresses.ts';

const copies = { en, es };

/** Stands above the header and takes its own room, so that it covers nothing; gone once something was chosen. */
export function VisitNotice({ lang, tracking }: { lang: Language; tracking: Tracking }) {
  if (tracking === 'off') return null;
  const copy = copies[lang];
  return (
    <aside className="visit-notice" aria-label={copy.label}>
      <p>
        {tracking === 'notice' ? copy.notice : copy.ask} <a href={addresses.privacy[lang]}>{copy.more}</a>
      </p>
      <div>
        <button type="button" className="link-button" data-choose-visits="on">
          {copy.agree[tracking]}
        </button>
        <button type="button" className="link-button" data-choose-visits="off">
          {copy.refuse[tracking]}
        </button>
      </div>
    </aside>
  );
}
