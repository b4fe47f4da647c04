import { ArrowRight } from 'lucide-react';
import type { Language } from '#contract/language.ts';
import type { home } from '#copy/en/home.ts';
import { addresses, type PageName } from '#web/addresses.ts';
import { Drawing, type DrawingName } from './drawing.tsx';

type Programs = (typeof home)['programs'];
const cards: { key: keyof Programs['cards']; drawing: DrawingName; page: PageName }[] = [
  { key: 'construction', drawing: 'excavator', page: 'construction' },
  { key: 'food', drawing: 'deck-oven', page: 'foodBeverage' },
  { key: 'manufacturing', drawing: 'cnc-mill', page: 'manufacturing' },
  { key: 'firstTime', drawing: 'keys', page: 'firstTime' },
];

/** Four cards; the whole card is the link to its page. */
export function Programs({ copy, lang }: { copy: Programs; lang: Language }) {
  return (
    <section className="section" aria-labelledby="programs">
      <div className="section-inner">
        <h2 id="programs">{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
        <ul className="programs">
          {cards.map(({ key, drawing, page }) => (
            <li key={key} className="program">
              <Drawing name={drawing} className="program-bed" />
              <div className="program-words">
                <h3>{copy.cards[key].title}</h3>
                <p>{copy.cards[key].text}</p>
                <a href={addresses[page][lang]} aria-label={`${copy.see}: ${copy.cards[key].title}`}>
                  {copy.see} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
