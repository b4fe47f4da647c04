import type { Language } from '#contract/language.ts';
import { calculator as en } from '#copy/en/calculator.ts';
import { calculator as es } from '#copy/es/calculator.ts';
import { addresses } from '#web/addresses.ts';
import { CalculatorDetailsEn } from '#web/islands/calculator-details-en.tsx';
import { CalculatorDetailsEs } from '#web/islands/calculator-details-es.tsx';
import { CalculatorEn } from '#web/islands/calculator-en.tsx';
import { CalculatorEs } from '#web/islands/calculator-es.tsx';
import { ShortFormEn } from '#web/islands/short-form-en.tsx';
import { ShortFormEs } from '#web/islands/short-form-es.tsx';
import { Island } from '#web/shell/island.tsx';
import type { Site } from '#web/shell/site.ts';

const copies = { en, es };

/** `#calculator`, complete as served. It hydrates near the screen, and its details on first use. */
export function CalculatorSection({ site, lang }: { site: Site; lang: Language }) {
  const copy = copies[lang];
  const { pricing, sample, leftOut } = site.brand;
  const props = { pricing, sample, leftOut, applyHref: addresses.application[lang] };
  const estimate = {
    form: 'estimate' as const,
    pricing,
    phone: site.brand.phones.main,
    privacyHref: addresses.privacy[lang],
  };
  const details = { pricing, taxYear: site.year };
  return (
    <section id="calculator" className="section section-surface calc-section" aria-labelledby="calculator-heading">
      <div className="section-inner">
        <h2 id="calculator-heading">{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
        {lang === 'en' ? (
          <div className="calc-frame">
            <Island name="calculator-en" of={CalculatorEn} props={props} />
            <Island name="short-form-en" of={ShortFormEn} when="use" props={estimate} />
            <Island name="calculator-details-en" of={CalculatorDetailsEn} when="use" props={details} />
          </div>
        ) : (
          <div className="calc-frame">
            <Island name="calculator-es" of={CalculatorEs} props={props} />
            <Island name="short-form-es" of={ShortFormEs} when="use" props={estimate} />
            <Island name="calculator-details-es" of={CalculatorDetailsEs} when="use" props={details} />
          </div>
        )}
      </div>
    </section>
  );
}
