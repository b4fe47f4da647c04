import type { Language } from '#contract/language.ts';
import { calculator as calculatorEn } from '#copy/en/calculator.ts';
import { programs as en } from '#copy/en/programs.ts';
import { calculator as calculatorEs } from '#copy/es/calculator.ts';
import { programs as es } from '#copy/es/programs.ts';
import { type Pricing, tierNames } from '#finance/tiers.ts';
import type { Site } from '#web/shell/site.ts';
import { percent } from '#web/ui/money.ts';
import { pricingFacts } from '../industries/industry-terms.ts';
import { sameDayPromise } from '../inquiry-section.tsx';
import { SampleChip } from './sample-chip.tsx';

const copies = { en: en.qualify, es: es.qualify };
const tierWords = { en: calculatorEn.tiers, es: calculatorEs.tiers };

type Props = {
  /** `link` leads to a list on this page. */
  copy: { heading: string; list: { term: string; text: string; link?: { to: string; text: string } }[] };
  site: Site;
  lang: Language;
};

/** Shows the requirements of the program and of every program, and the tiers. */
export function Qualify({ copy, site, lang }: Props) {
  const words = copies[lang];
  const { pricing, sample, inBusinessSince } = site.brand;
  const facts = words.list(pricingFacts(pricing), sameDayPromise(site, lang), inBusinessSince);
  return (
    <section className="section section-surface" id="qualify" aria-labelledby="qualify-heading">
      <div className="section-inner split">
        <div>
          <h2 id="qualify-heading">{copy.heading}</h2>
          <p className="lead">{words.contact(site.hours[lang])}</p>
          {sample && (
            <p className="split-chip">
              <SampleChip lang={lang} />
            </p>
          )}
        </div>
        <div>
          <dl className="terms">
            {copy.list.map(({ term, text, link }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {text} {link && <a href={link.to}>{link.text}</a>}
                </dd>
              </div>
            ))}
          </dl>
          <details className="disclosure">
            <summary>{words.all}</summary>
            <dl className="terms">
              {facts.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </details>
          <details className="disclosure">
            <summary>{words.tiers.heading}</summary>
            <Tiers pricing={pricing} lang={lang} />
          </details>
        </div>
      </div>
    </section>
  );
}

function Tiers({ pricing, lang }: { pricing: Pricing; lang: Language }) {
  const { tiers: words } = copies[lang];
  const { longTerm, smallAmounts, capBps } = pricing;
  return (
    <>
      <table className="figures tiers">
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tierNames.map((name) => (
            <tr key={name}>
              <th scope="row">{tierWords[lang][name]}</th>
              <td className="num">{pricing.tiers[name].scores.replace('-', '–')}</td>
              <td className="num">{percent(pricing.tiers[name].minDownBps)}</td>
              <td className="num">{percent(pricing.tiers[name].baseRateBps)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {words.note({
          long: longTerm.addBps / 100,
          longMonths: longTerm.overMonths,
          small: Math.max(0, ...smallAmounts.map(({ addBps }) => addBps)) / 100,
          cap: percent(capBps),
          buildingMonths: pricing.tiers.building.maxMonths,
        })}
      </p>
    </>
  );
}
