import { ArrowRight } from 'lucide-react';
import type { Language } from '#contract/language.ts';
import { home as homeEn } from '#copy/en/home.ts';
import { inquiries as inquiriesEn } from '#copy/en/inquiries.ts';
import { layout as layoutEn } from '#copy/en/layout.ts';
import { home as homeEs } from '#copy/es/home.ts';
import { inquiries as inquiriesEs } from '#copy/es/inquiries.ts';
import { layout as layoutEs } from '#copy/es/layout.ts';
import { addresses, callAddress, documentsAddress } from '#web/addresses.ts';

const copies = {
  en: { ...homeEn.asks, ...layoutEn, call: inquiriesEn.forms.callback.heading },
  es: { ...homeEs.asks, ...layoutEs, call: inquiriesEs.forms.callback.heading },
};

/** Links for visitors who came with one question, in their words. */
export function Asks({ lang }: { lang: Language }) {
  const copy = copies[lang];
  const links = [
    [copy.documents, documentsAddress[lang]],
    [copy.itin, addresses.itin[lang]],
    [copy.sellEquipment, addresses.partner[lang]],
    [copy.call, callAddress[lang]],
  ] as const;
  return (
    <nav className="asks" aria-label={copy.label}>
      <ul className="section-inner">
        {links.map(([label, href]) => (
          <li key={href}>
            <a href={href}>
              {label} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
