import { manufacturing as en } from '#copy/en/manufacturing.ts';
import { manufacturing as es } from '#copy/es/manufacturing.ts';
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
import { MachineHours } from './machine-hours.tsx';

const copies = { en, es };

export function ManufacturingPage({ site, lang }: ViewProps) {
  const { brand } = site;
  const copy = copies[lang];
  const terms = industryTerms(brand.pricing, 250_000, 60);
  return (
    <>
      <Hero copy={copy.hero} brand={brand} lang={lang} drawing="cnc-mill" terms={terms} />
      <OnThisPage lang={lang} />
      <Benefits copy={copy.benefits} lang={lang} />
      <MachinePrices copy={copy.machines} machines={machines.manufacturing} brand={brand} lang={lang} />
      <Qualify copy={copy.qualify} site={site} lang={lang} />
      <EquipmentList copy={copy.equipment} lang={lang} />
      <MachineHours copy={copy.roi} terms={terms} pricing={brand.pricing} lang={lang} />
      <CaseStudyBanner copy={copy.caseStudy} page="caseManufacturing" drawing="cnc-mill" brand={brand} lang={lang} />
      <Structures
        copy={copy.structures}
        names={['level', 'stepUp', 'deferred']}
        terms={terms}
        pricing={brand.pricing}
        lang={lang}
      />
      <ProgramAnswers
        copy={copy.questions(pricingFacts(brand.pricing))}
        program="manufacturing"
        terms={terms}
        site={site}
        lang={lang}
      />
      <ClosingPlate copy={copy.closing} site={site} lang={lang} drawing="robot-arm" />
    </>
  );
}
