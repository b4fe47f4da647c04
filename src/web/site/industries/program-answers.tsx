import type { Language } from '#contract/language.ts';
import { programs as en } from '#copy/en/programs.ts';
import { programs as es } from '#copy/es/programs.ts';
import type { Terms } from '#finance/terms.ts';
import type { Site } from '#web/shell/site.ts';
import { Benefits } from '../sections/benefits.tsx';
import { LongFaq } from '../sections/faq.tsx';
import { Ownership } from '../sections/ownership.tsx';
import { Siblings } from '../sections/siblings.tsx';
import { TaxYearNote } from '#web/site/sections/tax-year-note.tsx';
import type { ProgramName } from './machines.ts';

const copies = { en, es };

type Props = {
  copy: { heading: string; list: { question: string; answer: string }[] };
  program: ProgramName;
  terms: Terms;
  site: Site;
  lang: Language;
};

/** The end of every program page: ways to own the machine, taxes, what happens after signing, and ten answers. */
export const ProgramAnswers = ({ copy, program, terms, site, lang }: Props) => (
  <>
    <Ownership terms={terms} pricing={site.brand.pricing} lang={lang} />
    <TaxYearNote year={site.year} lang={lang} />
    <Benefits copy={copies[lang].after} lang={lang} />
    <LongFaq id="questions" copy={copy} lang={lang} />
    <Siblings of={program} lang={lang} />
  </>
);
