import { itin as en } from '#copy/en/itin.ts';
import { itin as es } from '#copy/es/itin.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { ClosingPlate } from '../closing-plate.tsx';
import { Hero } from '../hero.tsx';
import { Benefits } from '../sections/benefits.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { Faq } from '../sections/faq.tsx';
import { MachinePrices } from '../sections/machine-prices.tsx';
import { Qualify } from '../sections/qualify.tsx';
import { Steps } from '../steps.tsx';
import { industryTerms, pricingFacts } from './industry-terms.ts';
import { machines } from './machines.ts';
import { OnThisPage } from './on-this-page.tsx';
import { ProgramAnswers } from './program-answers.tsx';

const copies = { en, es };

export function ItinPage({ site, lang }: ViewProps) {
  const { brand } = site;
  const copy = copies[lang];
  const terms = industryTerms(brand.pricing, 60_000, 48);
  return (
    <>
      <Hero copy={copy.hero} brand={brand} lang={lang} drawing="papers" terms={terms} />
      <OnThisPage lang={lang} />
      <Benefits copy={copy.benefits} lang={lang} />
      <MachinePrices copy={copy.machines} machines={machines.itin} brand={brand} lang={lang} />
      <Qualify copy={copy.qualify} site={site} lang={lang} />
      <Steps copy={copy.timeline} id="timeline" longer={1} />
      <DocumentLists copy={copy.documents} id="documents" />
      <Faq copy={copy.faq(pricingFacts(brand.pricing))} />
      <ProgramAnswers copy={copy.more} program="itin" terms={terms} site={site} lang={lang} />
      <ClosingPlate copy={copy.closing} site={site} lang={lang} drawing="skid-steer" />
    </>
  );
}
