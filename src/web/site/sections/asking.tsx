import type { Language } from '#contract/language.ts';
import { sections as en } from '#copy/en/sections.ts';
import { sections as es } from '#copy/es/sections.ts';
import type { Site } from '#web/shell/site.ts';
import { SampleChip } from './sample-chip.tsx';

const copies = { en, es };

/** What asking costs, who decides, how long it takes, what is looked at: the same plain block on every program page. */
export function Asking({ site, lang }: { site: Site; lang: Language }) {
  const { asking } = copies[lang];
  return (
    <section className="section section-surface" aria-labelledby="asking">
      <div className="section-inner split">
        <div>
          <h2 id="asking">{asking.heading}</h2>
          <p className="lead">{asking.contact(site.hours[lang])}</p>
          {site.brand.sample && (
            <p className="split-chip">
              <SampleChip lang={lang} />
            </p>
          )}
        </div>
        <dl className="terms">
          {asking.list.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
