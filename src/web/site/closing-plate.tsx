import { ArrowRight } from 'lucide-react';
import type { Language } from '#contract/language.ts';
import type { home } from '#copy/en/home.ts';
import { Drawing } from './drawing.tsx';
import { PhoneLink } from './phone-link.tsx';
import { addresses } from '#web/addresses.ts';
import type { Site } from '#web/shell/site.ts';

type Props = { copy: Pick<typeof home, 'closing' | 'apply'>; site: Site; lang: Language };

export const ClosingPlate = ({ copy, site, lang }: Props) => (
  <section className="closing plate">
    <div className="closing-inner">
      <div>
        <h2>{copy.closing.heading}</h2>
        <p className="hero-lead">{copy.closing.text(site.hours[lang])}</p>
        <p className="hero-actions">
          <a className="button button-white" href={addresses.application[lang]}>
            {copy.apply} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
          </a>
          <PhoneLink phone={site.brand.phones.main} className="button button-plate" />
        </p>
      </div>
      <Drawing name="bucket-truck" />
    </div>
  </section>
);
