import { vocationalTrucks as en } from '#copy/en/vocational-trucks.ts';
import { vocationalTrucks as es } from '#copy/es/vocational-trucks.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { ClosingPlate } from '../closing-plate.tsx';
import { Hero } from '../hero.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { Benefits } from '../sections/benefits.tsx';
import { CaseStudyBanner } from '../sections/case-study-banner.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { EquipmentList } from '../sections/equipment-list.tsx';
import { MachinePrices } from '../sections/machine-prices.tsx';
import { Qualify } from '../sections/qualify.tsx';
import { Structures } from '../sections/structures.tsx';
import { Steps } from '../steps.tsx';
import { industryTerms } from './industry-terms.ts';
import { machines } from './machines.ts';
import { OnThisPage } from './on-this-page.tsx';
import { ProgramAnswers } from './program-answers.tsx';

const copies = { en, es };

export function VocationalTrucksPage({ site, lang }: ViewProps) {
  const { brand } = site;
  const copy = copies[lang];
  const terms = industryTerms(brand.pricing, 165_000, 60);
  return (
    <>
      <Hero copy={copy.hero} brand={brand} lang={lang} drawing="bucket-truck" terms={terms} decisionNote={false} />
      <OnThisPage lang={lang} />
      <Benefits copy={copy.audience} lang={lang} />
      <MachinePrices copy={copy.machines} machines={machines.vocationalTrucks} brand={brand} lang={lang} />
      <Qualify copy={copy.qualify} site={site} lang={lang} />
      <Benefits copy={copy.benefits} lang={lang} />
      <Steps copy={copy.timeline} id="timeline" />
      <EquipmentList copy={copy.equipment} lang={lang}>
        <p className="after">
          {copy.call} <PhoneLink phone={brand.phones.main} className="button button-outline" />
        </p>
      </EquipmentList>
      <DocumentLists copy={copy.papers} id="documents" />
      <CaseStudyBanner
        copy={copy.caseStudy}
        page="caseVocationalTrucks"
        drawing="bucket-truck"
        brand={brand}
        lang={lang}
      />
      <Structures
        copy={copy.structures}
        names={['level', 'seasonal']}
        terms={terms}
        pricing={brand.pricing}
        lang={lang}
      />
      <ProgramAnswers copy={copy.questions} program="vocationalTrucks" terms={terms} site={site} lang={lang} />
      <ClosingPlate copy={copy.closing} site={site} lang={lang} drawing="crane-truck" />
    </>
  );
}
