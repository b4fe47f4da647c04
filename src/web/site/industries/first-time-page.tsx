import { firstTime as en } from '#copy/en/first-time.ts';
import { firstTime as es } from '#copy/es/first-time.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { ClosingPlate } from '../closing-plate.tsx';
import { Hero } from '../hero.tsx';
import { Benefits } from '../sections/benefits.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { MachinePrices } from '../sections/machine-prices.tsx';
import { Qualify } from '../sections/qualify.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { EligibilityCheck } from './eligibility-check.tsx';
import { FirstSteps } from './first-steps.tsx';
import { industryTerms, pricingFacts } from './industry-terms.ts';
import { machines } from './machines.ts';
import { OnThisPage } from './on-this-page.tsx';
import { ProgramAnswers } from './program-answers.tsx';

const copies = { en, es };

export function FirstTimePage({ site, lang }: ViewProps) {
  const { brand } = site;
  const copy = copies[lang];
  const terms = industryTerms(brand.pricing, 75_000, 48);
  const facts = pricingFacts(brand.pricing);
  return (
    <>
      <Hero copy={copy.hero} brand={brand} lang={lang} drawing="keys" terms={terms} decisionNote={false} />
      <OnThisPage lang={lang} />
      <FirstSteps copy={copy.steps} phone={brand.phones.main} />
      <EligibilityCheck copy={copy.check} brand={brand} lang={lang} />
      <MachinePrices copy={copy.machines} machines={machines.firstTime} brand={brand} lang={lang} />
      <Qualify copy={copy.qualify} site={site} lang={lang} />
      <Benefits copy={copy.points(facts)} lang={lang} />
      <DocumentLists copy={copy.needs} id="needs" />
      {brand.sample && <Testimonials copy={copy.stories} lang={lang} />}
      <ProgramAnswers copy={copy.questions(facts)} program="firstTime" terms={terms} site={site} lang={lang} />
      <ClosingPlate copy={copy.closing} site={site} lang={lang} drawing="skid-steer" />
    </>
  );
}
