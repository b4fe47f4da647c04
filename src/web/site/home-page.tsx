import { home as en } from '#copy/en/home.ts';
import { inquiries as inquiriesEn } from '#copy/en/inquiries.ts';
import { home as es } from '#copy/es/home.ts';
import { inquiries as inquiriesEs } from '#copy/es/inquiries.ts';
import { defaultTerms } from '#finance/terms.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { CallBar } from './call-bar.tsx';
import { CalculatorSection } from './calculator-section.tsx';
import { ClosingPlate } from './closing-plate.tsx';
import { Hero } from './hero.tsx';
import { InquirySection } from './inquiry-section.tsx';
import { Programs } from './programs.tsx';
import { RecommendationSection } from './recommendation-section.tsx';
import { Benefits } from './sections/benefits.tsx';
import { Faq } from './sections/faq.tsx';
import { Testimonials } from './sections/testimonials.tsx';
import { Why } from './sections/why.tsx';
import { Steps } from './steps.tsx';

const copies = { en, es };
const inquiries = { en: inquiriesEn, es: inquiriesEs };

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
      <div className="home-body">
        <Programs
          heading={copy.programs.heading}
          lead={copy.programs.lead}
          names={['construction', 'food', 'manufacturing', 'firstTime']}
          lang={lang}
        />
        <Steps copy={copy.steps} id="how" />
        <CalculatorSection site={site} lang={lang} />
        <RecommendationSection site={site} lang={lang} />
        <Testimonials
          copy={{ heading: copy.testimonials, list: site.brand.testimonials[lang] }}
          sample={site.brand.sample}
          lang={lang}
          surface
        />
        <Why brand={site.brand} lang={lang} />
        <Benefits copy={copy.looks} />
        <Faq copy={copy.faq} />
        <InquirySection
          site={site}
          lang={lang}
          id="quote"
          heading={inquiries[lang].quote.heading}
          lead={inquiries[lang].quote.lead}
          kinds={['quote', 'callback']}
        />
        <CallBar brand={site.brand} lang={lang} />
      </div>
      <ClosingPlate copy={copy.closing} site={site} lang={lang} drawing="bucket-truck" />
    </>
  );
}
