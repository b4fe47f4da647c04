import { home as en } from '#copy/en/home.ts';
import { home as es } from '#copy/es/home.ts';
import { defaultTerms } from '#finance/terms.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { CalculatorSection } from './calculator-section.tsx';
import { ClosingPlate } from './closing-plate.tsx';
import { Hero } from './hero.tsx';
import { Programs } from './programs.tsx';
import { RecommendationSection } from './recommendation-section.tsx';
import { Steps } from './steps.tsx';

const copies = { en, es };

export function HomePage({ site, lang }: ViewProps) {
  const copy = copies[lang];
  return (
    <>
      <Hero
        copy={copy}
        brand={site.brand}
        lang={lang}
        drawing="excavator"
        terms={defaultTerms(site.brand.pricing)}
        large
      />
      <Programs
        heading={copy.programs.heading}
        lead={copy.programs.lead}
        names={['construction', 'food', 'manufacturing', 'firstTime']}
        lang={lang}
      />
      <Steps copy={copy.steps} id="how" />
      <CalculatorSection site={site} lang={lang} />
      <RecommendationSection site={site} lang={lang} />
      <ClosingPlate copy={copy.closing} site={site} lang={lang} drawing="bucket-truck" />
    </>
  );
}
