import { ArrowRight, BadgeCheck } from 'lucide-react';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { home } from '#copy/en/home.ts';
import { levelPaymentCents } from '#finance/payment.ts';
import { annualRateBps, tiers } from '#finance/tiers.ts';
import { DimensionChain } from './dimension-chain.tsx';
import { Drawing } from './drawing.tsx';
import { PhoneLink } from './phone-link.tsx';
import { addresses } from '#web/addresses.ts';

const VALUE_CENTS = 150_000_00;
const MONTHS = 48;

const dollars = (cents: number, digits = 0): string =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const percent = (bps: number): string => `${String(bps / 100)}%`;

type Props = { copy: typeof home; brand: Brand; lang: Language };

/** The figure is the engine's for the calculator's defaults: $150,000, 48 months, good credit, least down. */
export function Hero({ copy, brand, lang }: Props) {
  const tier = tiers.good;
  const down = Math.round((VALUE_CENTS * tier.minDownBps) / 10_000);
  const financed = VALUE_CENTS - down;
  const rate = annualRateBps(tier, MONTHS, financed);
  const payment = dollars(levelPaymentCents(financed, rate, MONTHS), 2);
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
            downShare={down / VALUE_CENTS}
            months={MONTHS}
            value={`${p.value} ${dollars(VALUE_CENTS)}`}
            left={p.down(dollars(down))}
            right={p.payments(MONTHS, dollars(financed))}
          />
          <div className="hero-payment">
            <p className="hero-payment-label">{p.label}</p>
            <p className="hero-payment-figure">{payment}</p>
            <p className="hero-payment-terms">
              {p.assumptions({
                months: MONTHS,
                scores: tier.scores.replace('-', '–'),
                down: percent(tier.minDownBps),
                rate: percent(rate),
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
