import { ArrowRight } from 'lucide-react';
import type { Language } from '#contract/language.ts';
import { home as en } from '#copy/en/home.ts';
import { pages as pagesEn } from '#copy/en/pages.ts';
import { home as es } from '#copy/es/home.ts';
import { pages as pagesEs } from '#copy/es/pages.ts';
import { addresses, type PageName } from '#web/addresses.ts';
import { Drawing, type DrawingName } from './drawing.tsx';

const copies = { en: en.programs, es: es.programs };
const pages = { en: pagesEn, es: pagesEs };
const cards: Record<keyof (typeof en)['programs']['cards'], { drawing: DrawingName; page: PageName }> = {
  construction: { drawing: 'excavator', page: 'construction' },
  food: { drawing: 'deck-oven', page: 'foodBeverage' },
  manufacturing: { drawing: 'cnc-mill', page: 'manufacturing' },
  firstTime: { drawing: 'keys', page: 'firstTime' },
};
const rows = { vocationalTrucks: 'bucket-truck', itin: 'papers', partner: 'two-keys' } as const satisfies Partial<
  Record<PageName, DrawingName>
>;

type Props = {
  heading: string;
  lead?: string;
  names: readonly (keyof typeof cards)[];
  /** Pages without a card, as a row of links below. */
  also?: readonly (keyof typeof rows)[];
  lang: Language;
};

/** Cards with a drawing; the whole card is the link to its page. */
export function Programs({ heading, lead, names, also = [], lang }: Props) {
  const copy = copies[lang];
  return (
    <section className="section" aria-labelledby="programs">
      <div className="section-inner">
        <h2 id="programs">{heading}</h2>
        {lead !== undefined && <p className="lead">{lead}</p>}
        <ul className="framed framed-columns">
          {names.map((name) => (
            <li key={name} className="program">
              <Drawing name={cards[name].drawing} className="program-bed" />
              <div className="program-words">
                <h3>{copy.cards[name].title}</h3>
                <p>{copy.cards[name].text}</p>
                <a href={addresses[cards[name].page][lang]} aria-label={`${copy.see}: ${copy.cards[name].title}`}>
                  <span>{copy.see}</span> <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
                </a>
              </div>
            </li>
          ))}
        </ul>
        {also.length > 0 && (
          <ul className="framed framed-columns programs-also">
            {also.map((name) => (
              <li key={name} className="program">
                <Drawing name={rows[name]} className="program-bed" />
                <p className="program-words">
                  <a href={addresses[name][lang]}>
                    {pages[lang][name].name} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
                  </a>
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
