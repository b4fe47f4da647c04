import { ArrowRight, BadgeCheck } from 'lucide-react';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { home } from '#copy/en/home.ts';
import { quote } from '#finance/quote.ts';
import { defaultTerms } from '#finance/terms.ts';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import { DimensionChain } from './dimension-chain.tsx';
import { Drawing } from './drawing.tsx';
import { PhoneLink } from './phone-link.tsx';
import { addresses } from '#web/addresses.ts';

type Props = { copy: typeof home; brand: Brand; lang: Language };

/** The figure is the engine's for the calculator's defaults. */
export function Hero({ copy, brand, lang }: Props) {
  const terms = defaultTerms(brand.pricing);
  const { downCents, financedCents, rateBps, paymentCents } = quote(brand.pricing, terms);
  const p = copy.payment;
  return (
    <section className="hero plate">
      <div className="hero-grid">
        <div className="hero-words">
          <p className="hero-badge">
            <BadgeCheck size={20} strokeWidth={1.75} aria-hidden /> {copy.badge}
          </p>
          <h1>
            {copy.heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className="hero-lead">{copy.lead}</p>
          <p className="hero-actions">
            <a className="button button-white" href={addresses.application[lang]}>
              {copy.apply} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
            </a>
            <PhoneLink phone={brand.phones.main} className="button button-plate" />
          </p>
        </div>
        <div className="hero-machine">
          <Drawing name="excavator" />
          <DimensionChain
            downShare={downCents / terms.valueCents}
            months={terms.months}
            value={`${p.value} ${dollars(terms.valueCents)}`}
            left={p.down(dollars(downCents))}
            right={p.payments(terms.months, dollars(financedCents))}
          />
          <div className="hero-payment">
            <p className="hero-payment-label">{p.label}</p>
            <p className="hero-payment-figure">{exactDollars(paymentCents)}</p>
            <p className="hero-payment-terms">
              {p.assumptions({
                months: terms.months,
                scores: brand.pricing.tiers[terms.tier].scores.replace('-', '–'),
                down: percent(terms.downBps),
                rate: percent(rateBps),
              })}
            </p>
          </div>
        </div>
      </div>
      <ul className="stats">
        {copy.stats.map((stat) => (
          <li key={stat.figure}>
            <span className="stats-figure">{stat.figure}</span>
            <span className="stats-label">{stat.label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
