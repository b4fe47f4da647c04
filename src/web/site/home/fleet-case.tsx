import { ArrowRight } from 'lucide-react';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { home as en } from '#copy/en/home.ts';
import { home as es } from '#copy/es/home.ts';
import { levelLoan, quote as quoteOf } from '#finance/quote.ts';
import { addresses } from '#web/addresses.ts';
import { dollars, exactDollars } from '#web/ui/money.ts';
import { FleetTrucks } from '../fleet-trucks.tsx';
import { PaymentPicture } from '../payment-picture.tsx';
import { SampleChip } from '../sections/sample-chip.tsx';
import { ShowMore } from '../sections/show-more.tsx';
import { structureShapes } from '../sections/structures.tsx';

const copies = { en: en.fleet, es: es.fleet };
/** The terms of the truck case study. */
const terms = { valueCents: 485_000_00, downBps: 1000, tier: 'excellent', months: 60 } as const;

/** A case study drawn: its trucks, and each payment as a bar at its true height. */
export function FleetCase({ brand, lang }: { brand: Brand; lang: Language }) {
  const copy = copies[lang];
  const quote = quoteOf(brand.pricing, terms, { ...levelLoan, shape: structureShapes.seasonal });
  const [low, full] = [Math.min(...quote.amounts.map(({ cents }) => cents)), quote.paymentCents];
  const rows = [
    [copy.rows.price, dollars(terms.valueCents)],
    [copy.rows.approved, copy.rows.approvedText],
    [copy.rows.term, copy.rows.termText],
    [copy.rows.total, exactDollars(quote.totalCents)],
  ];
  return (
    <section className="section section-surface fold" aria-labelledby="fleet">
      <div className="section-inner">
        <div className="fleet">
          <div className="fleet-picture">
            <FleetTrucks lang={lang} />
            <p className="fleet-amounts">
              <span>
                <b className="num">{exactDollars(full)}</b> {copy.full}
              </span>
              <span>
                <b className="num">{exactDollars(low)}</b> {copy.low}
              </span>
            </p>
            <PaymentPicture quote={quote} />
          </div>
          <div className="fleet-words">
            {brand.sample && !brand.claims.caseVocationalTrucks && <SampleChip lang={lang} />}
            <h2 id="fleet">{copy.heading}</h2>
            <p>{copy.text}</p>
            <dl className="more">
              {rows.map(([term, text]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd className="num">{text}</dd>
                </div>
              ))}
            </dl>
            <ShowMore of={copy.heading} lang={lang} />
            <a className="button" href={addresses.caseVocationalTrucks[lang]}>
              {copy.read} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
            </a>
            <p className="note">{copy.note}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
