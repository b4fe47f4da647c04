import { foodBeverage as en } from '#copy/en/food-beverage.ts';
import { foodBeverage as es } from '#copy/es/food-beverage.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { ClosingPlate } from '../closing-plate.tsx';
import { Hero } from '../hero.tsx';
import { Benefits } from '../sections/benefits.tsx';
import { CaseStudyBanner } from '../sections/case-study-banner.tsx';
import { EquipmentList } from '../sections/equipment-list.tsx';
import { MachinePrices } from '../sections/machine-prices.tsx';
import { Qualify } from '../sections/qualify.tsx';
import { Structures } from '../sections/structures.tsx';
import { industryTerms } from './industry-terms.ts';
import { machines } from './machines.ts';
import { OnThisPage } from './on-this-page.tsx';
import { ProgramAnswers } from './program-answers.tsx';

const copies = { en, es };

export function FoodBeveragePage({ site, lang }: ViewProps) {
  const { brand } = site;
  const copy = copies[lang];
  const terms = industryTerms(brand.pricing, 240_000, 60);
  return (
    <>
      <Hero copy={copy.hero} brand={brand} lang={lang} drawing="packaging-line" terms={terms} />
      <OnThisPage lang={lang} />
      <Benefits copy={copy.audience} lang={lang} />
      <MachinePrices copy={copy.machines} machines={machines.foodBeverage} brand={brand} lang={lang} />
      <Qualify copy={copy.qualify} site={site} lang={lang} />
      <CaseStudyBanner
        copy={copy.caseStudy}
        page="caseFoodBeverage"
        drawing="packaging-line"
        brand={brand}
        lang={lang}
      />
      <EquipmentList copy={copy.equipment} lang={lang} />
      <Benefits copy={copy.benefits} lang={lang} />
      <Structures
        copy={copy.structures}
        names={['level', 'deferred', 'seasonal', 'stepUp']}
        terms={terms}
        pricing={brand.pricing}
        lang={lang}
      />
      <ProgramAnswers copy={copy.questions} program="foodBeverage" terms={terms} site={site} lang={lang} />
      <ClosingPlate copy={copy.closing} site={site} lang={lang} drawing="mixer" />
    </>
  );
}
