import type { Language } from '#contract/language.ts';
import { calculator as en } from '#copy/en/calculator.ts';
import { calculator as es } from '#copy/es/calculator.ts';
import { addresses } from '#web/addresses.ts';
import { CalculatorEn } from '#web/islands/calculator-en.tsx';
import { CalculatorEs } from '#web/islands/calculator-es.tsx';
import { Island } from '#web/shell/island.tsx';
import type { Site } from '#web/shell/site.ts';

const copies = { en, es };

/** #calculator: complete as served; alive once it comes near the screen. */
export function CalculatorSection({ site, lang }: { site: Site; lang: Language }) {
  const copy = copies[lang];
  const props = {
    pricing: site.brand.pricing,
    sample: site.brand.sample,
    taxYear: site.year,
    applyHref: addresses.application[lang],
  };
  return (
    <section id="calculator" className="section calc-section" aria-labelledby="calculator-heading">
      <div className="section-inner">
        <h2 id="calculator-heading">{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
        {lang === 'en' ? (
          <Island name="calculator-en" of={CalculatorEn} props={props} />
        ) : (
          <Island name="calculator-es" of={CalculatorEs} props={props} />
        )}
      </div>
    </section>
  );
}
