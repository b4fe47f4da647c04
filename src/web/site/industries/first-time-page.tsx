import { firstTime as en } from '#copy/en/first-time.ts';
import { firstTime as es } from '#copy/es/first-time.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { addresses } from '#web/addresses.ts';
import { ClosingPlate } from '../closing-plate.tsx';
import { Hero } from '../hero.tsx';
import { Asking } from '../sections/asking.tsx';
import { Benefits } from '../sections/benefits.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { EligibilityCheck } from './eligibility-check.tsx';
import { FirstSteps } from './first-steps.tsx';
import { industryTerms } from './industry-terms.ts';

const copies = { en, es };

export function FirstTimePage({ site, lang }: ViewProps) {
  const { brand } = site;
  const copy = copies[lang];
  const terms = industryTerms(brand.pricing, 75_000, 48);
  return (
    <>
      <Hero copy={copy.hero} brand={brand} lang={lang} drawing="keys" terms={terms} />
      <FirstSteps copy={copy.steps} phone={brand.phones.main} />
      <EligibilityCheck copy={copy.check} application={addresses.application[lang]} />
      <Benefits copy={copy.points} />
      <DocumentLists copy={copy.needs} id="needs" />
      {brand.sample && <Testimonials copy={copy.stories} lang={lang} />}
      <Asking site={site} lang={lang} />
      <ClosingPlate copy={copy.closing} site={site} lang={lang} drawing="skid-steer" />
    </>
  );
}
