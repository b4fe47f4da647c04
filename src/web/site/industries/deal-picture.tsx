import type { Language } from '#contract/language.ts';
import { partner as en } from '#copy/en/partner.ts';
import { partner as es } from '#copy/es/partner.ts';
import { quote } from '#finance/quote.ts';
import type { Terms } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { dollars } from '#web/ui/money.ts';
import { SampleChip } from '../sections/sample-chip.tsx';

const copies = { en: en.deal, es: es.deal };

type Props = { terms: Terms; pricing: Pricing; lang: Language };

/** A picture of the page that a dealer sees for one deal, with the engine's payment. */
export function DealPicture({ terms, pricing, lang }: Props) {
  const copy = copies[lang];
  const { financedCents, paymentCents } = quote(pricing, terms);
  const facts = [
    [copy.facts.requested, dollars(financedCents)],
    [copy.facts.payment, copy.facts.aMonth(dollars(paymentCents))],
    [copy.facts.documents, copy.facts.received],
  ] as const;
  return (
    <section className="section section-surface" aria-labelledby="deal">
      <div className="section-inner split">
        <div>
          <h2 id="deal">{copy.heading}</h2>
          <p className="lead">{copy.lead}</p>
        </div>
        <figure className="picture">
          <div aria-hidden="true">
            <p className="picture-title">
              {copy.customer} <span>{copy.machine}</span>
            </p>
            <div className="picture-plate plate">
              <b>{copy.move}</b>
              <span>{copy.missing}</span>
            </div>
            <dl className="picture-facts">
              {facts.map(([term, text]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd className="num">{text}</dd>
                </div>
              ))}
            </dl>
            <ul className="picture-steps">
              {copy.steps.map(({ name, when, state }) => (
                <li key={name} className={`picture-${state}`}>
                  <span>{name}</span>
                  <span>{when}</span>
                </li>
              ))}
            </ul>
          </div>
          <figcaption>
            <SampleChip lang={lang} /> {copy.caption}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
