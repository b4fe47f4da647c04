import { type DecideInput, decisionTerm, MAX_RATE_PERCENT } from '#contract/decisions.ts';
import type { DecisionOutcome } from '#contract/decision.ts';
import type { DisclosureExemption, DisclosureWay } from '#contract/state-disclosures.ts';
import type { OfferTerms } from '#finance/offer.ts';
import { levelPaymentCents } from '#finance/payment.ts';
import { typed } from '#web/ui/typed.ts';

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What the form holds, as it is sent; the server says what is wrong with it. */
export function readDecision(data: FormData, outcome: DecisionOutcome, replaces: string | null): DecideInput {
  const always = {
    note: typed(data, 'note'),
    language: typed(data, 'language') === 'es' ? 'es' : 'en',
    replaces,
  } as const;
  const terms = {
    amount: typed(data, 'amount'),
    termMonths: typed(data, 'termMonths'),
    ratePercent: typed(data, 'ratePercent'),
    expiresOn: typed(data, 'expiresOn'),
    conditions: lines(typed(data, 'conditions')),
    businessState: typed(data, 'businessState'),
    disclosure: readDisclosure(data),
  };
  // The list of reasons is the contract's own: what is sent was offered.
  const reasons = data.getAll('reasons') as (DecideInput & { outcome: 'declined' })['reasons'];
  const adverse = { reasons, report: readReport(data) };
  if (outcome === 'approved') return { outcome, ...terms, ...always };
  if (outcome === 'counter_offer') return { outcome, ...terms, ...adverse, ...always };
  return outcome === 'declined' ? { outcome, ...adverse, ...always } : { outcome, ...always };
}

function readReport(data: FormData) {
  if (data.get('usesReport') !== 'on') return null;
  const scoreOn = typed(data, 'scoreOn');
  return {
    bureau: typed(data, 'bureau'),
    score: typed(data, 'score'),
    scoreOn: scoreOn === '' ? null : scoreOn,
    factors: lines(typed(data, 'factors')),
  };
}

/** What is stated about the state's disclosure; null until one of both is chosen, and where the form does not ask. */
function readDisclosure(data: FormData): (DecideInput & { outcome: 'approved' })['disclosure'] {
  const kind = typed(data, 'disclosureKind');
  // The lists are the contract's own; where none is chosen the server says so at the field.
  if (kind === 'exempt') return { kind, exemption: typed(data, 'exemption') as DisclosureExemption };
  if (kind !== 'given') return null;
  const how = typed(data, 'disclosureHow') as DisclosureWay;
  return { kind, on: typed(data, 'disclosureOn'), how, by: typed(data, 'disclosureBy') };
}

const numberOf = (text: string): number => {
  const plain = text.replace(/[$,%\s]/g, '');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
};

export type TypedTerms = Record<'amount' | 'termMonths' | 'ratePercent', string>;

/** What is offered as it is typed; undefined until amount, term and rate are whole. */
export function termsOf(given: TypedTerms): OfferTerms | undefined {
  const [amount, termMonths, rate] = [numberOf(given.amount), numberOf(given.termMonths), numberOf(given.ratePercent)];
  const isTerm = Number.isInteger(termMonths) && termMonths >= 1 && termMonths <= decisionTerm.max;
  if (!(amount > 0) || !isTerm || !(rate >= 0 && rate <= MAX_RATE_PERCENT)) return undefined;
  return { amountCents: Math.round(amount * 100), rateBps: Math.round(rate * 100), termMonths };
}

/** The amount alone, in cents, however the rest stands; undefined when it is none. */
export function amountIn(typedAmount: string): number | undefined {
  const amount = numberOf(typedAmount);
  return amount > 0 ? Math.round(amount * 100) : undefined;
}

/** The level monthly payment of the terms, in cents. */
export const paymentOf = ({ amountCents, rateBps, termMonths }: OfferTerms): number =>
  levelPaymentCents(amountCents, rateBps, termMonths);
