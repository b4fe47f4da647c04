import type { Language } from '#contract/language.ts';
import type { Tracking } from '#contract/visitors.ts';
import { visits as en } from '#copy/en/visits.ts';
import { visits as es } from '#copy/es/visits.ts';
import { addresses } from '#web/addresses.ts';

const copies = { en, es };

/**
 * A strip at the foot of the window. It has its own place at the end of the page, and what floats moves above it, so
 * it covers nothing for good. Hidden once the visitor has chosen.
 */
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
