import type { Language } from '#contract/language.ts';
import { recommendation as en } from '#copy/en/recommendation.ts';
import { recommendation as es } from '#copy/es/recommendation.ts';
import { addresses } from '#web/addresses.ts';
import { RecommendationEn } from '#web/islands/recommendation-en.tsx';
import { RecommendationEs } from '#web/islands/recommendation-es.tsx';
import { Island } from '#web/shell/island.tsx';
import type { Site } from '#web/shell/site.ts';

const copies = { en, es };

/** #smart-calculator: the boot script shows it once the visitor has an id. */
export function RecommendationSection({ site, lang }: { site: Site; lang: Language }) {
  const copy = copies[lang];
  const props = { pricing: site.brand.pricing, applyHref: addresses.application[lang] };
  return (
    <section id="smart-calculator" className="section" aria-labelledby="smart-heading" hidden>
      <div className="section-inner">
        <h2 id="smart-heading">{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
        {lang === 'en' ? (
          <Island name="recommendation-en" of={RecommendationEn} when="seen" props={props} />
        ) : (
          <Island name="recommendation-es" of={RecommendationEs} when="seen" props={props} />
        )}
      </div>
    </section>
  );
}
