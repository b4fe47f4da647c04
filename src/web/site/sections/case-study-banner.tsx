import { ArrowRight } from 'lucide-react';
import type { Brand } from '#contract/brand.ts';
import type { RemovableClaim } from '#contract/claims.ts';
import type { Language } from '#contract/language.ts';
import { sections as en } from '#copy/en/sections.ts';
import { sections as es } from '#copy/es/sections.ts';
import { addresses } from '#web/addresses.ts';
import { Drawing, type DrawingName } from '../drawing.tsx';
import { SampleChip } from './sample-chip.tsx';

const copies = { en, es };

type Props = {
  copy: { heading: string; text: string };
  page: RemovableClaim;
  drawing: DrawingName;
  brand: Brand;
  lang: Language;
};

/** Leads to the case study of this industry. */
export const CaseStudyBanner = ({ copy, page, drawing, brand, lang }: Props) => {
  if (brand.leftOut.includes(page)) return null;
  return (
    <aside className="section" aria-label={copy.heading}>
      <div className="section-inner">
        <div className="banner">
          <Drawing name={drawing} className="banner-bed" />
          <div className="banner-words">
            {brand.sample && <SampleChip lang={lang} />}
            <h2>{copy.heading}</h2>
            <p>{copy.text}</p>
            <a className="arrow-link" href={addresses[page][lang]}>
              {copies[lang].caseStudy} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
            </a>
          </div>
        </div>
      </div>
    </aside>
  );
};
