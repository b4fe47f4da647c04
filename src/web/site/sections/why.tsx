import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { home as en } from '#copy/en/home.ts';
import { home as es } from '#copy/es/home.ts';
import { SampleChip } from './sample-chip.tsx';
import { ShowAll } from './show-all.tsx';

const copies = { en: en.why, es: es.why };

/** Reasons, and makers of financed machines. The lender chooses the names, and no maker endorses it. */
export function Why({ brand, lang }: { brand: Brand; lang: Language }) {
  const copy = copies[lang];
  return (
    <section className="section fold" aria-labelledby="why">
      <div className="section-inner">
        <div className="why">
          <h2 id="why">{copy.heading}</h2>
          <p className="lead">{copy.lead(brand.inBusinessSince)}</p>
          <ul className="equipment why-reasons">
            {copy.reasons.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="more">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <ShowAll name="all-reasons" label={copy.all} />
        {brand.manufacturers.length > 0 && (
          <div className="why-brands more">
            <h3 className="why-makers-heading">
              {copy.makers} {brand.sample && !brand.claims.manufacturers && <SampleChip lang={lang} />}
            </h3>
            <ul className="why-makers">
              {brand.manufacturers.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <p className="note">{copy.note}</p>
          </div>
        )}
      </div>
    </section>
  );
}
