import { typedCents } from '#contract/typed-amount.ts';
import { quote } from '#finance/quote.ts';
import { type Pricing, type TierName, tierNames } from '#finance/tiers.ts';
import { defaultTerms } from '#finance/terms.ts';
import type { DealValues } from './deal-values.ts';

/** Cents, months, basis points. */
export type PaymentEstimate = {
  paymentCents: number;
  financedCents: number;
  downCents: number;
  months: number;
  tier: TierName;
  /** No score was given: the calculator's usual tier stands in. */
  assumed: boolean;
  rateBps: number;
  totalCents: number;
  /** The term is longer than this tier's longest. */
  longer: boolean;
};

type Given = Pick<
  DealValues,
  'equipmentAmount' | 'requestedAmount' | 'downPayment' | 'requestedTerm' | 'borrowerCreditScore'
>;

/**
 * The calculator's level payment for what is asked for: the requested amount, or equipment less down payment
 * while none is typed. Undefined until there is an amount and a term.
 */
export function estimate(pricing: Pricing, given: Given): PaymentEstimate | undefined {
  const downCents = centsOf(given.downPayment) || 0;
  const financedCents = centsOf(given.requestedAmount) || centsOf(given.equipmentAmount) - downCents;
  const months = Number(given.requestedTerm);
  if (!(financedCents > 0) || !(months > 0)) return undefined;
  const known = tierOfScore(pricing, given.borrowerCreditScore);
  const tier = known ?? defaultTerms(pricing).tier;
  const { paymentCents, rateBps, totalCents } = quote(pricing, { valueCents: financedCents, months, tier, downBps: 0 });
  return {
    paymentCents,
    financedCents,
    downCents,
    months,
    tier,
    assumed: known === undefined,
    rateBps,
    totalCents,
    longer: months > pricing.tiers[tier].maxMonths,
  };
}

/** The tier whose band holds a score as people type it (705, 700+, about 690); the last one below all of them. */
export function tierOfScore(pricing: Pricing, typed: string): TierName | undefined {
  const score = Number(/\d{3}/.exec(typed)?.[0] ?? Number.NaN);
  if (Number.isNaN(score)) return undefined;
  return tierNames.find((name) => score >= Number.parseInt(pricing.tiers[name].scores, 10)) ?? tierNames.at(-1);
}

const centsOf = (typed: string): number => typedCents(typed, 'en');
