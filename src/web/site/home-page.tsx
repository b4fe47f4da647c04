import { home as en } from '#copy/en/home.ts';
import { home as es } from '#copy/es/home.ts';
import { defaultTerms } from '#finance/terms.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { CallBar } from './call-bar.tsx';
import { CalculatorSection } from './calculator-section.tsx';
import { ClosingQuote } from './closing-plate.tsx';
import { Hero } from './hero.tsx';
import { Answers } from './home/answers.tsx';
import { Asks } from './home/asks.tsx';
import { FleetCase } from './home/fleet-case.tsx';
import { Moves } from './home/moves.tsx';
import { PriceBoard } from './home/price-board.tsx';
import { Programs } from './programs.tsx';
import { RecommendationSection } from './recommendation-section.tsx';
import { Testimonials } from './sections/testimonials.tsx';
import { Why } from './sections/why.tsx';

const copies = { en, es };

export function HomePage({ site, lang }: ViewProps) {
  const copy = copies[lang];
  const { brand } = site;
  return (
    <>
      <Hero
        copy={{ ...copy, badge: copy.proof.lender(brand.inBusinessSince) }}
        brand={brand}
        lang={lang}
        drawing="excavator"
        terms={defaultTerms(brand.pricing)}
        large
      />
      <Asks lang={lang} />
      <div className="home-body">
        <PriceBoard brand={brand} lang={lang} />
        <Programs
          heading={copy.programs.heading}
          lead={copy.programs.lead}
          names={['construction', 'food', 'manufacturing', 'firstTime']}
          also={['vocationalTrucks', 'itin', 'partner']}
          lang={lang}
        />
        <Moves lang={lang} />
        <CalculatorSection site={site} lang={lang} />
        <RecommendationSection site={site} lang={lang} />
        {!brand.leftOut.includes('caseVocationalTrucks') && <FleetCase brand={brand} lang={lang} />}
        <Testimonials
          copy={{ ...copy.testimonials, list: brand.testimonials[lang] }}
          sample={brand.sample}
          lang={lang}
        />
        <div className="pair">
          <Why brand={brand} lang={lang} />
          <Answers site={site} lang={lang} />
        </div>
        <CallBar brand={brand} lang={lang} />
      </div>
      <ClosingQuote copy={copy.closing} site={site} lang={lang} />
    </>
  );
}
