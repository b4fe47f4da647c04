import type { MouseEvent, ReactNode } from 'react';
import { useWords } from './words.ts';

export const helpId = 'application-help';

/** Once the application is sent, only the way to ask is left. */
export function Help({ otherLanguage, sent }: { otherLanguage: ReactNode; sent: boolean }) {
  const { copy, brand, lang } = useWords();
  const { help } = copy;
  return (
    <aside className="apply-help" id={helpId} aria-label={help.label}>
      {!sent && <Ready className="apply-ready-aside" />}
      <h2>{help.questions}</h2>
      <p>
        <a href={`tel:${brand.phones.main.dial}`} data-phone={brand.phones.main.display}>
          {brand.phones.main.display}
        </a>
        <br />
        {brand.hours}
      </p>
      {!sent && (
        <>
          <h2 lang={lang === 'en' ? 'es' : 'en'}>{help.otherTitle}</h2>
          <p>{otherLanguage}</p>
        </>
      )}
    </aside>
  );
}

/** Lists what to have ready, next to the form or above it on a narrow screen. */
export function Ready({ className }: { className: string }) {
  const { help } = useWords().copy;
  return (
    <div className={className}>
      <h2>{help.readyTitle}</h2>
      <p>{help.ready}</p>
    </div>
  );
}

/** Leads to the form's other language with the invitation and with what was typed. */
export function OtherLanguage({ token, onLeave }: { token: string; onLeave: () => void }) {
  const { copy, links, lang } = useWords();
  const other = lang === 'en' ? 'es' : 'en';
  const query = token === '' ? '' : `?token=${encodeURIComponent(token)}`;
  const leave = (event: MouseEvent<HTMLAnchorElement>): void => {
    // The terms of the calculator go along too.
    event.currentTarget.search = window.location.search;
    onLeave();
  };
  return (
    <a href={`${links.otherLanguage}${query}`} hrefLang={other} lang={other} onClick={leave}>
      {copy.help.other}
    </a>
  );
}
