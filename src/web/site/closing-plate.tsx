import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { home } from '#copy/en/home.ts';
import { Drawing, type DrawingName } from './drawing.tsx';
import { type Action, PlateActions } from './plate-actions.tsx';

type Props = {
  copy: (typeof home)['closing'];
  brand: Brand;
  lang: Language;
  drawing: DrawingName;
  primary?: Action;
};

export const ClosingPlate = ({ copy, brand, lang, drawing, primary }: Props) => (
  <section className="closing plate">
    <div className="closing-inner">
      <div>
        <h2>{copy.heading}</h2>
        <p className="hero-lead">{copy.text(brand.hours[lang])}</p>
        <PlateActions brand={brand} lang={lang} primary={primary} />
      </div>
      <Drawing name={drawing} />
    </div>
  </section>
);
