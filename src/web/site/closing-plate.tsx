import { ArrowRight } from 'lucide-react';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { home as en } from '#copy/en/home.ts';
import { home as es } from '#copy/es/home.ts';
import { addresses } from '#web/addresses.ts';
import { Drawing, type DrawingName } from './drawing.tsx';
import { PhoneLink } from './phone-link.tsx';

const copies = { en, es };

type Props = { copy: (typeof en)['closing']; brand: Brand; lang: Language; drawing: DrawingName };

export const ClosingPlate = ({ copy, brand, lang, drawing }: Props) => (
  <section className="closing plate">
    <div className="closing-inner">
      <div>
        <h2>{copy.heading}</h2>
        <p className="hero-lead">{copy.text(brand.hours[lang])}</p>
        <p className="hero-actions">
          <a className="button button-white" href={addresses.application[lang]}>
            {copies[lang].apply} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
          </a>
          <PhoneLink phone={brand.phones.main} className="button button-plate" />
        </p>
      </div>
      <Drawing name={drawing} />
    </div>
  </section>
);
