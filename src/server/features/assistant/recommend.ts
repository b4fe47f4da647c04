import { holdsClearNumber } from '#contract/clear-numbers.ts';
import type { RecommendationRequest } from '#contract/recommendation.ts';
import { adviceIndustries, adviceTerms } from '#contract/recommendation-choices.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { type RecommendationFacts, recommendationText as en } from '#copy/en/recommendation-text.ts';
import { recommendationText as es } from '#copy/es/recommendation-text.ts';
import { recommendationFigures } from '#finance/recommendation.ts';
import type { Pricing } from '#finance/tiers.ts';
import type { App } from '#server/app.ts';

const texts = { en, es };

/** The recommendation in the visitor's language, a paragraph a line. Every figure is the engine's; nothing is kept. */
export function recommendFinancing(app: App, input: RecommendationRequest): string {
  const words = texts[input.language];
  const facts = factsOf(app.brand.pricing, input);
  const industry = adviceIndustries.find((name) => name === input.industry);
  const ofIndustry = industry ? [words.industries[industry]] : [];
  return [words.payment(facts), ...ofIndustry, words.tax(facts), words.assumptions(facts)].join('\n');
}

function factsOf(pricing: Pricing, { amount, term, equipmentType }: RecommendationRequest): RecommendationFacts {
  const cents = Math.round(amount * 100);
  const figures = (months: number) => {
    const { paymentCents, taxSavingsCents } = recommendationFigures(pricing, cents, months);
    return {
      months,
      payment: dollars(paymentCents),
      total: dollars(paymentCents * months),
      taxSavings: dollars(taxSavingsCents),
    };
  };
  const at = adviceTerms.indexOf(term);
  const { rateBps, taxSavingsBps } = pricing.recommendation;
  return {
    ...figures(term),
    amount: dollars(cents),
    others: adviceTerms.filter((_months, n) => Math.abs(n - at) === 1).map(figures),
    taxShare: percent(taxSavingsBps),
    rate: percent(rateBps),
    // What could be a number of a person is not said again.
    equipment: holdsClearNumber(equipmentType) ? '' : equipmentType.replace(/\s+/g, ' '),
  };
}

const dollars = (cents: number): string => showTypedAmount((cents / 100).toFixed(2));
const percent = (bps: number): string => `${String(bps / 100)}%`;
