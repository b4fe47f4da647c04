import { redactNumbers } from '#contract/redact-numbers.ts';
import { holdsClearNumber } from '#contract/clear-numbers.ts';
import type { RecommendationRequest } from '#contract/recommendation.ts';
import { adviceIndustries } from '#contract/recommendation-choices.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { type RecommendationFacts, recommendationText as en } from '#copy/en/recommendation-text.ts';
import { recommendationText as es } from '#copy/es/recommendation-text.ts';
import { shareOf } from '#finance/exact.ts';
import { recommendationFigures } from '#finance/recommendation.ts';
import type { Pricing } from '#finance/tiers.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { phraseByModel } from '#server/features/assistant/model.ts';

const texts = { en, es };

/**
 * The recommendation in the visitor's language, one paragraph per line: first the reason, then how we got the figures.
 * A model may rephrase it. Every figure comes from the engine, and the assumptions keep our words. Nothing is stored.
 * `left` aborts when the visitor leaves.
 */
export async function recommendFinancing(
  app: App,
  ctx: Ctx,
  input: RecommendationRequest,
  left: AbortSignal,
): Promise<string> {
  const words = texts[input.language];
  const facts = factsOf(app.brand.pricing, input);
  const industry = adviceIndustries.find((name) => name === input.industry);
  const ofIndustry = industry ? ` ${words.industries[industry]}` : '';
  const textWith = (equipment: string): string =>
    [words.reason({ ...facts, equipment }) + ofIndustry, words.payment(facts), words.tax(facts)].join('\n');
  const text = textWith(facts.equipment);
  // Free text about equipment is not a source, because it may contain figures.
  const said = isPlain(facts.equipment)
    ? await phraseByModel(app, ctx, { lang: input.language, text, source: textWith('') }, left)
    : undefined;
  const whole = said?.includes(facts.payment) && said.includes(facts.taxSavings) ? said : text;
  return [whole, words.assumptions(facts)].join('\n');
}

/** A name of equipment: a few words without orders or personal numbers. Anything longer never reaches a model. */
const isPlain = (equipment: string): boolean =>
  !redactNumbers(equipment).found && /^[\p{L}\p{N} &'’/-]{0,40}$/u.test(equipment);

function factsOf(pricing: Pricing, { amount, term, equipmentType }: RecommendationRequest): RecommendationFacts {
  const cents = Math.round(amount * 100);
  const { paymentCents, taxSavingsCents } = recommendationFigures(pricing, cents, term);
  const { recommendation, section179Bps } = pricing;
  const { rateBps, taxSavingsBps } = recommendation;
  return {
    months: term,
    amount: dollars(cents),
    payment: dollars(paymentCents),
    total: dollars(paymentCents * term),
    taxSavings: dollars(taxSavingsCents),
    taxShare: percent(taxSavingsBps),
    section179: dollars(shareOf(cents, section179Bps)),
    section179Share: percent(section179Bps),
    rate: percent(rateBps),
    // Omits text that may contain a personal number.
    equipment: holdsClearNumber(equipmentType) ? '' : equipmentType.replace(/\s+/g, ' '),
  };
}

const dollars = (cents: number): string => showTypedAmount((cents / 100).toFixed(2));
const percent = (bps: number): string => `${String(bps / 100)}%`;
