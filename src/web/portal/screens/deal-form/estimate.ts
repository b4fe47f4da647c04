import { type Deal, dealTerms } from '#contract/deals.ts';
import { typedCents } from '#contract/typed-amount.ts';
import { quote } from '#finance/quote.ts';
import { type Pricing, type TierName, tierOfScore } from '#finance/tiers.ts';
import { defaultTerms } from '#finance/terms.ts';
import type { DealValues } from './deal-values.ts';

/** Cents, months, basis points. */
export type PaymentEstimate = {
  paymentCents: number;
  financedCents: number;
  downCents: number;
  /** The least down payment of this tier for the price, which is the financed amount and the down payment. */
  leastDownCents: number;
  months: number;
  tier: TierName;
  /** True without a score: the default tier of the calculator applies. */
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
 * Returns the level payment of the calculator for the requested amount, or for the price less the down payment while no
 * amount is typed. Undefined until there is an amount and a term.
 */
export function estimate(pricing: Pricing, given: Given): PaymentEstimate | undefined {
  const downCents = centsOf(given.downPayment) || 0;
  const financedCents = centsOf(given.requestedAmount) || centsOf(given.equipmentAmount) - downCents;
  const months = Number(given.requestedTerm);
  if (!(financedCents > 0) || !(months > 0)) return undefined;
  const known = tierOfTypedScore(pricing, given.borrowerCreditScore);
  const tier = known ?? defaultTerms(pricing).tier;
  const { maxMonths, minDownBps } = pricing.tiers[tier];
  const { paymentCents, rateBps, totalCents } = quote(pricing, { valueCents: financedCents, months, tier, downBps: 0 });
  return {
    paymentCents,
    financedCents,
    downCents,
    leastDownCents: Math.ceil(((financedCents + downCents) * minDownBps) / 10_000),
    months,
    tier,
    assumed: known === undefined,
    rateBps,
    totalCents,
    longer: months > maxMonths,
  };
}

/** Returns the estimate for each offered term. Empty until there is an amount. */
export const termEstimates = (pricing: Pricing, given: Given): PaymentEstimate[] =>
  dealTerms.flatMap((months) => estimate(pricing, { ...given, requestedTerm: String(months) }) ?? []);

type Requested = Pick<Deal, 'requestedAmount' | 'requestedTerm'> & Pick<Partial<Deal>, 'borrowerCreditScore'>;

/** Returns the estimate of a stored deal. */
export const estimateOf = (pricing: Pricing, deal: Requested): PaymentEstimate | undefined =>
  estimate(pricing, {
    requestedAmount: String(deal.requestedAmount),
    requestedTerm: String(deal.requestedTerm),
    borrowerCreditScore: String(deal.borrowerCreditScore ?? ''),
    equipmentAmount: '',
    downPayment: '',
  });

/** Returns the tier of a typed score (705, 700+, about 690), and the last tier below all bands. */
export function tierOfTypedScore(pricing: Pricing, typed: string): TierName | undefined {
  const score = Number(/\d{3}/.exec(typed)?.[0] ?? Number.NaN);
  return Number.isNaN(score) ? undefined : tierOfScore(pricing, score);
}

const centsOf = (typed: string): number => typedCents(typed, 'en');
