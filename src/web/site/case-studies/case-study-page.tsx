import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { caseFoodBeverage as foodEn } from '#copy/en/case-food-beverage.ts';
import { caseManufacturing as manufacturingEn } from '#copy/en/case-manufacturing.ts';
import { caseStudies as wordsEn } from '#copy/en/case-studies.ts';
import { caseVocationalTrucks as trucksEn } from '#copy/en/case-vocational-trucks.ts';
import { pages as pagesEn } from '#copy/en/pages.ts';
import { sections as sectionsEn } from '#copy/en/sections.ts';
import { caseFoodBeverage as foodEs } from '#copy/es/case-food-beverage.ts';
import { caseManufacturing as manufacturingEs } from '#copy/es/case-manufacturing.ts';
import { caseStudies as wordsEs } from '#copy/es/case-studies.ts';
import { caseVocationalTrucks as trucksEs } from '#copy/es/case-vocational-trucks.ts';
import { pages as pagesEs } from '#copy/es/pages.ts';
import { sections as sectionsEs } from '#copy/es/sections.ts';
import { addresses } from '#web/addresses.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { ClosingPlate } from '../closing-plate.tsx';
import { Drawing, type DrawingName } from '../drawing.tsx';
import { FleetTrucks } from '../fleet-trucks.tsx';
import { SampleChip } from '../sections/sample-chip.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { Stats } from '../stats.tsx';
import { Steps } from '../steps.tsx';
import { CalculatedStructure, type CaseTerms } from './calculated-structure.tsx';

const copies = {
  en: { ...sectionsEn, ...wordsEn, pages: pagesEn },
  es: { ...sectionsEs, ...wordsEs, pages: pagesEs },
};

type Study = {
  copy: { en: typeof manufacturingEn; es: typeof manufacturingEn };
  drawing: DrawingName | 'fleet';
  closing: DrawingName;
  terms: CaseTerms;
  /** The segment of its timeline that takes far longer than the others. */
  longer?: number;
  /** Days of its first segments. */
  days: readonly number[];
  /** Not one of the lender's claims, so the chip always stays. */
  madeUp: boolean;
};

const studies = {
  manufacturing: {
    copy: { en: manufacturingEn, es: manufacturingEs },
    drawing: 'robot-arm',
    closing: 'cnc-mill',
    // 10% down leaves $620,000 to finance.
    terms: { valueCents: 688_889_00, downBps: 1000, tier: 'excellent', months: 60, structure: 'stepUp' },
    longer: 2,
    days: [3, 4],
    madeUp: false,
  },
  vocationalTrucks: {
    copy: { en: trucksEn, es: trucksEs },
    drawing: 'fleet',
    closing: 'bucket-truck',
    terms: { valueCents: 485_000_00, downBps: 1000, tier: 'excellent', months: 60, structure: 'seasonal' },
    days: [3],
    madeUp: false,
  },
  foodBeverage: {
    copy: { en: foodEn, es: foodEs },
    drawing: 'packaging-line',
    closing: 'mixer',
    // 15% down leaves $340,000 to finance.
    terms: { valueCents: 400_000_00, downBps: 1500, tier: 'good', months: 60, structure: 'seasonal' },
    days: [2],
    madeUp: true,
  },
} as const satisfies Record<string, Study>;

export type StudiedIndustry = keyof typeof studies;

export const caseStudyView =
  (industry: StudiedIndustry) =>
  (props: ViewProps): ReactNode => <CaseStudy industry={industry} {...props} />;

function CaseStudy({ industry, site, lang }: ViewProps & { industry: StudiedIndustry }) {
  const { brand } = site;
  const study: Study = studies[industry];
  const words = copies[lang];
  const copy = study.copy[lang];
  const sample = brand.sample || study.madeUp;
  const preQualify = { label: words.preQualify, href: addresses.application[lang] };
  return (
    <>
      <section className="hero hero-page hero-case plate">
        <div className="hero-grid">
          <div className="hero-words">
            <p className="hero-badge">
              {words.kicker} {sample && <SampleChip lang={lang} />}
            </p>
            <h1>{copy.heading}</h1>
            <p className="hero-lead">{copy.lead}</p>
            <p className="hero-actions">
              <a className="button button-white" href={preQualify.href}>
                {preQualify.label} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
              </a>
              <a className="button button-plate" href={addresses[industry][lang]}>
                {words.back(words.pages[industry].name)}
              </a>
            </p>
          </div>
          <div className="hero-machine">
            {study.drawing === 'fleet' ? <FleetTrucks lang={lang} /> : <Drawing name={study.drawing} />}
          </div>
        </div>
        <Stats list={copy.figures} />
      </section>
      <CalculatedStructure words={words} earns={copy.earns} terms={study.terms} brand={brand} lang={lang} />
      <div className="section">
        <div className="section-inner study">
          <article>
            <div>
              <h2>{words.challenge}</h2>
              {copy.challenge.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <div>
              <h2>{words.solution}</h2>
              <ul className="study-list">
                {copy.solution.map(({ title, text }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h2>{words.results}</h2>
              {copy.results.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </article>
        </div>
      </div>
      <Steps
        copy={{ heading: words.timeline, ...copy.timeline }}
        id="timeline"
        days={study.days}
        {...(study.longer === undefined ? {} : { longer: study.longer })}
      />
      {brand.sample && <Testimonials copy={{ heading: words.testimonial, list: [copy.testimonial] }} lang={lang} />}
      <ClosingPlate copy={words.closing} site={site} lang={lang} drawing={study.closing} primary={preQualify} />
    </>
  );
}
