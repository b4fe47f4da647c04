import { BadgeCheck } from 'lucide-react';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { home as en } from '#copy/en/home.ts';
import { sections as sectionsEn } from '#copy/en/sections.ts';
import { home as es } from '#copy/es/home.ts';
import { sections as sectionsEs } from '#copy/es/sections.ts';
import { quote } from '#finance/quote.ts';
import type { Terms } from '#finance/terms.ts';
import { calculatorAddress } from '#web/addresses.ts';
import { dollars, exactDollars } from '#web/ui/money.ts';
import { DimensionChain } from './dimension-chain.tsx';
import { Drawing, type DrawingName } from './drawing.tsx';
import { paymentTerms } from './payment-terms.ts';
import { type Action, PlateActions } from './plate-actions.tsx';
import { SampleChip } from './sections/sample-chip.tsx';
import { Stats } from './stats.tsx';

const copies = { en: { ...en, ...sectionsEn }, es: { ...es, ...sectionsEs } };

type Props = {
  copy: Pick<typeof en, 'badge' | 'heading' | 'lead' | 'stats'>;
  brand: Brand;
  lang: Language;
  drawing: DrawingName;
  terms: Terms;
  /** The first button, where it is not the application. */
  primary?: Action;
  /** The home page's own size. */
  large?: boolean;
};

/** Words on the plate, and a machine with the payment that the engine works out for these terms. */
export function Hero({ copy, brand, lang, drawing, terms, primary, large = false }: Props) {
  const { downCents, financedCents, paymentCents } = quote(brand.pricing, terms);
  const { changeTerms, payment: p } = copies[lang];
  return (
    <section className={large ? 'hero plate' : 'hero hero-page plate'}>
      <div className="hero-grid">
        <div className="hero-words">
          <p className="hero-badge">
            <BadgeCheck size={20} strokeWidth={1.75} aria-hidden /> {copy.badge}
            {brand.sample && <SampleChip lang={lang} />}
          </p>
          <h1>
            {copy.heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className="hero-lead">{copy.lead}</p>
          <PlateActions brand={brand} lang={lang} primary={primary} />
        </div>
        <div className="hero-machine">
          <Drawing name={drawing} />
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
              {paymentTerms(p, brand.pricing, terms)} <a href={calculatorAddress[lang]}>{changeTerms}</a>
            </p>
          </div>
        </div>
      </div>
      <Stats list={copy.stats} />
    </section>
  );
}
