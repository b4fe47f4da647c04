import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import { quote, type QuotedTerms } from '#finance/quote.ts';
import { defaultTerms, sliders } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { percentText } from './brand-facts.ts';
import type { AskedPayment } from './read-terms.ts';

const texts = { en, es };
export const LOWEST_SCORE = 600;
/** To make one costs more than the rest of a sheet. */
const inDollars = [0, 2].map(
  (digits) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: digits }),
);
const [dollars, dollarsAndCents] = inDollars.map((format) => (cents: number) => format.format(cents / 100)) as [
  (cents: number) => string,
  (cents: number) => string,
];

export type PaymentEstimate = { text: string; paymentCents: number };

/**
 * The calculator's figure for what a question named, as a small sheet that says what was taken for granted. Only for
 * values within the range of the calculator.
 */
export function estimatePayment(
  brand: Brand,
  lang: Language,
  asked: AskedPayment & { valueCents: number },
): PaymentEstimate {
  const { pricing } = brand;
  const { sheet, estimate, assumed } = texts[lang].payment;
  const start = defaultTerms(pricing);
  const tier = asked.tier ?? start.tier;
  const { scores, maxMonths, minDownBps } = pricing.tiers[tier];
  const askedMonths = asked.months ?? Math.min(start.months, maxMonths);
  const months = Math.min(Math.max(askedMonths, sliders.months.min), maxMonths);
  const { note, ...down } = downOf(pricing, minDownBps, asked, assumed);
  const figures = quote(pricing, { valueCents: asked.valueCents, months, tier, ...down });
  const notes = [
    asked.months === undefined ? assumed.months(months) : '',
    asked.tier === undefined ? assumed.tier : '',
    asked.score !== undefined && asked.score < LOWEST_SCORE ? assumed.lowScore : '',
    askedMonths < months ? assumed.monthsRaised(months) : askedMonths > months ? assumed.monthsLowered(months) : '',
    note,
    estimate,
  ];
  const table = sheet(
    {
      amount: dollars(asked.valueCents),
      down: dollars(figures.downCents),
      downPercent: percentText((figures.downCents / asked.valueCents) * 10_000),
      financed: dollars(figures.financedCents),
      months,
      tier,
      scores,
      rate: percentText(figures.rateBps),
      payment: dollarsAndCents(figures.paymentCents),
    },
    texts[lang].tiers[tier],
  );
  return { text: `${table}\n\n${notes.filter(Boolean).join(' ')}`, paymentCents: figures.paymentCents };
}

function downOf(
  pricing: Pricing,
  least: number,
  { downBps, downCents, valueCents }: AskedPayment & { valueCents: number },
  assumed: (typeof en)['payment']['assumed'],
): Pick<QuotedTerms, 'downBps' | 'downCents'> & { note: string } {
  const asked = downBps ?? (downCents === undefined ? least : (downCents / valueCents) * 10_000);
  if (asked < least) return { downBps: least, note: assumed.downRaised(percentText(least)) };
  if (asked > pricing.maxDownBps)
    return { downBps: pricing.maxDownBps, note: assumed.downLowered(percentText(pricing.maxDownBps)) };
  return { downBps: asked, downCents: downBps === undefined ? downCents : undefined, note: '' };
}
