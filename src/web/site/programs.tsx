import { ArrowRight } from 'lucide-react';
import type { Language } from '#contract/language.ts';
import type { home } from '#copy/en/home.ts';
import { hasPage } from '#web/addresses.ts';
import { Drawing, type DrawingName } from './drawing.tsx';

type Programs = (typeof home)['programs'];
const cards: { key: keyof Programs['cards']; drawing: DrawingName; path: Record<Language, string> }[] = [
  { key: 'construction', drawing: 'excavator', path: { en: '/construction', es: '/es/construccion' } },
  { key: 'food', drawing: 'deck-oven', path: { en: '/food-beverage', es: '/es/food-beverage' } },
  { key: 'manufacturing', drawing: 'cnc-mill', path: { en: '/manufacturing', es: '/es/manufacturing' } },
  { key: 'firstTime', drawing: 'keys', path: { en: '/first-time', es: '/es/first-time' } },
];

/** Four cards; a card is a link once its page exists. */
export function Programs({ copy, lang }: { copy: Programs; lang: Language }) {
  return (
    <section className="section" aria-labelledby="programs">
      <div className="section-inner">
        <h2 id="programs">{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
        <ul className="programs">
          {cards.map(({ key, drawing, path }) => (
            <li key={key} className="program">
              <Drawing name={drawing} className="program-bed" />
              <div className="program-words">
                <h3>{copy.cards[key].title}</h3>
                <p>{copy.cards[key].text}</p>
                {hasPage(path[lang]) && (
                  <a href={path[lang]}>
                    {copy.see} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
