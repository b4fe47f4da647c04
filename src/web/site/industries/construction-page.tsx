import { construction as en } from '#copy/en/construction.ts';
import { construction as es } from '#copy/es/construction.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { ClosingPlate } from '../closing-plate.tsx';
import { Hero } from '../hero.tsx';
import { Benefits } from '../sections/benefits.tsx';
import { CaseStudyBanner } from '../sections/case-study-banner.tsx';
import { EquipmentList } from '../sections/equipment-list.tsx';
import { MachinePrices } from '../sections/machine-prices.tsx';
import { Qualify } from '../sections/qualify.tsx';
import { Structures } from '../sections/structures.tsx';
import { industryTerms, pricingFacts } from './industry-terms.ts';
import { machines } from './machines.ts';
import { OnThisPage } from './on-this-page.tsx';
import { ProgramAnswers } from './program-answers.tsx';

const copies = { en, es };

export function ConstructionPage({ site, lang }: ViewProps) {
  const { brand } = site;
  const copy = copies[lang];
  const terms = industryTerms(brand.pricing, 145_000, 60);
  return (
    <>
      <Hero copy={copy.hero} brand={brand} lang={lang} drawing="excavator" terms={terms} />
      <OnThisPage lang={lang} />
      <Benefits copy={copy.benefits} lang={lang} />
      <MachinePrices copy={copy.machines} machines={machines.construction} brand={brand} lang={lang} />
      <Qualify copy={copy.qualify} site={site} lang={lang} />
      <EquipmentList copy={copy.equipment} lang={lang} />
      <Structures
        copy={copy.structures}
        names={['level', 'seasonal', 'deferred']}
        terms={terms}
        pricing={brand.pricing}
        lang={lang}
      />
      <CaseStudyBanner
        copy={copy.caseStudy}
        page="caseVocationalTrucks"
        drawing="bucket-truck"
        brand={brand}
        lang={lang}
      />
      <ProgramAnswers
        copy={copy.questions(pricingFacts(brand.pricing))}
        program="construction"
        terms={terms}
        site={site}
        lang={lang}
      />
      <ClosingPlate copy={copy.closing} site={site} lang={lang} drawing="skid-steer" />
    </>
  );
}
