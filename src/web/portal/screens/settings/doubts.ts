import type { Brand } from '#contract/brand.ts';
import { noticeTextNames } from '#contract/notice-texts.ts';
import { quote } from '#finance/quote.ts';
import { type Pricing, rateAdditions, type TierName, tierNames } from '#finance/tiers.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { exactDollars } from '#web/ui/money.ts';

const SAMPLE_CENTS = 50_000_00;
const SAMPLE_MONTHS = 60;
/** A payment change above this share asks for confirmation. */
const LARGE_SHARE = 0.2;

/** The parts of the rate are in basis points. */
type RateParts = { base: number; longTerm: number; smallAmount: number; capped: boolean };
export type SamplePayment = {
  tier: TierName;
  months: number;
  downBps: number;
  rateBps: number;
  parts: RateParts;
  cents: number;
};

/** Computes each tier's monthly payment for $50,000 over 60 months, or its longest term, at its least down payment. */
export const samplePayments = (pricing: Pricing): SamplePayment[] =>
  tierNames.map((tier) => {
    const { maxMonths, minDownBps, baseRateBps: base } = pricing.tiers[tier];
    const months = Math.min(SAMPLE_MONTHS, maxMonths);
    const terms = { valueCents: SAMPLE_CENTS, months, tier, downBps: minDownBps };
    const { paymentCents, financedCents, rateBps } = quote(pricing, terms);
    const additions = rateAdditions(pricing, months, financedCents);
    const [longTerm, smallAmount] = [additions.longTerm?.addBps ?? 0, additions.smallAmount?.addBps ?? 0];
    const parts = { base, longTerm, smallAmount, capped: base + longTerm + smallAmount > rateBps };
    return { tier, months, downBps: minDownBps, rateBps, parts, cents: paymentCents };
  });

/** Returns the question before saving a suspicious change. Undefined if nothing looks like a slip. */
export function doubtOf(before: Partial<Brand>, after: Partial<Brand>): string | undefined {
  if (before.pricing && after.pricing) return doubtOfRates(before.pricing, after.pricing);
  if (before.noticeTexts && after.noticeTexts) return doubtOfTexts(before.noticeTexts, after.noticeTexts);
  const [months, next] = [before.retentionMonths ?? 0, after.retentionMonths ?? 0];
  if (next < months) return words.doubts.retention(next);
  const key = after.productKey ?? '';
  return key === (before.productKey ?? '') ? undefined : words.doubts.productKey(key);
}

/** A changed text was not read by counsel. */
function doubtOfTexts(before: Brand['noticeTexts'], after: Brand['noticeTexts']): string | undefined {
  if (before.read === null || after.read === null || after.read.on !== before.read.on) return undefined;
  const isSame = noticeTextNames.every(
    (name) => before.en[name] === after.en[name] && before.es[name] === after.es[name],
  );
  return isSame ? undefined : words.doubts.noticeTexts(after.read.on);
}

function doubtOfRates(before: Pricing, after: Pricing): string | undefined {
  const old = samplePayments(before);
  const moved = samplePayments(after).flatMap(({ tier, cents }, n) => {
    const was = old[n]?.cents ?? cents;
    const isLarge = Math.abs(cents - was) > was * LARGE_SHARE;
    return isLarge ? [words.doubts.payment(words.tiers[tier], exactDollars(was), exactDollars(cents))] : [];
  });
  return moved.length > 0 ? words.doubts.rates(moved) : undefined;
}
