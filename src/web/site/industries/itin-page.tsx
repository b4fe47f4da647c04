import { itin as en } from '#copy/en/itin.ts';
import { itin as es } from '#copy/es/itin.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { ClosingPlate } from '../closing-plate.tsx';
import { Hero } from '../hero.tsx';
import { Asking } from '../sections/asking.tsx';
import { Benefits } from '../sections/benefits.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { Faq } from '../sections/faq.tsx';
import { Steps } from '../steps.tsx';
import { industryTerms } from './industry-terms.ts';

const copies = { en, es };

export function ItinPage({ site, lang }: ViewProps) {
  const { brand } = site;
  const copy = copies[lang];
  const terms = industryTerms(brand.pricing, 60_000, 48);
  return (
    <>
      <Hero copy={copy.hero} brand={brand} lang={lang} drawing="papers" terms={terms} />
      <Benefits copy={copy.benefits} />
      <Steps copy={copy.timeline} id="timeline" longer={1} />
      <Asking site={site} lang={lang} />
      <DocumentLists copy={copy.documents} />
      <Faq copy={copy.faq} />
      <ClosingPlate copy={copy.closing} site={site} lang={lang} drawing="skid-steer" />
    </>
  );
}
