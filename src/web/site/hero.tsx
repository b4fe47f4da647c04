import { BadgeCheck } from 'lucide-react';
import { use } from 'react';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { home } from '#copy/en/home.ts';
import { promises as promisesEn } from '#copy/en/promises.ts';
import { sections as sectionsEn } from '#copy/en/sections.ts';
import { promises as promisesEs } from '#copy/es/promises.ts';
import { sections as sectionsEs } from '#copy/es/sections.ts';
import type { Terms } from '#finance/terms.ts';
import { HeroPayment } from '#web/islands/hero-payment.tsx';
import { Island } from '#web/shell/island.tsx';
import { ShownTerms } from './shown-terms.ts';
import { Drawing, type DrawingName } from './drawing.tsx';
import { type Action, PlateActions } from './plate-actions.tsx';
import { SampleChip } from './sections/sample-chip.tsx';
import { Stats } from './stats.tsx';

const copies = { en: sectionsEn, es: sectionsEs };
const approval = { en: promisesEn.approval, es: promisesEs.approval };

type Props = {
  copy: Pick<typeof home, 'heading' | 'lead' | 'stats'> & { badge: string };
  brand: Brand;
  lang: Language;
  drawing: DrawingName;
  terms: Terms;
  /** The first button, where it is not the application. */
  primary?: Action;
  /** False where no figure of the hero is the time of a decision. */
  decisionNote?: boolean;
  /** The home page's own size. */
  large?: boolean;
};

/** Words on the plate, and a machine with the payment that the engine works out for these terms. */
export function Hero({ copy, brand, lang, drawing, terms, primary, decisionNote = true, large = false }: Props) {
  const shown = use(ShownTerms);
  if (shown) shown.terms = terms;
  return (
    <section className={large ? 'hero plate' : 'hero hero-page plate'}>
      <div className="hero-grid">
        <div className="hero-words">
          <p className="hero-badge">
            <BadgeCheck size={20} strokeWidth={1.75} aria-hidden /> {copy.badge}
            {brand.sample && <SampleChip lang={lang} />}
          </p>
          <h1>
            {copy.heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className="hero-lead">{copy.lead}</p>
          <PlateActions brand={brand} lang={lang} primary={primary} />
        </div>
        <div className="hero-machine">
          <Drawing name={drawing} />
          <Island
            name="hero"
            of={HeroPayment}
            when="use"
            props={{
              lang,
              pricing: brand.pricing,
              terms,
              changeTerms: copies[lang].changeTerms,
              canApply: primary === undefined,
              showCost: brand.financeCostDollars === 'everywhere',
            }}
          />
        </div>
      </div>
      <Stats list={copy.stats} />
      <p className="stats-note">
        {decisionNote && `${copies[lang].decisionNote} `}
        {approval[lang]}
      </p>
    </section>
  );
}
