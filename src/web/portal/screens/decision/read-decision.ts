import { typedCents } from '#contract/typed-amount.ts';
import { type DecideInput, decisionTerm, MAX_RATE_PERCENT, type TransmissionInput } from '#contract/decisions.ts';
import type { DecisionOutcome } from '#contract/decision.ts';
import type { DisclosureExemption, DisclosureWay } from '#contract/state-disclosures.ts';
import { type FeeKind, type FeePayment, feeKinds, feePayments, isFinanceCharge } from '#contract/fees.ts';
import { type OfferFee, type OfferFigures, offerFigures, type OfferTerms } from '#finance/offer.ts';
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
    // The lists are the contract's own; where none is chosen the server says so at the field.
    fees: readFees(data) as (DecideInput & { outcome: 'approved' })['fees'],
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
  if (kind === 'pending') return { kind };
  return kind === 'given' ? { kind, ...readTransmission(data) } : null;
}

/** When, how and by whom the disclosure was given. */
export const readTransmission = (data: FormData): TransmissionInput => ({
  on: typed(data, 'disclosureOn'),
  how: typed(data, 'disclosureHow') as DisclosureWay,
  by: typed(data, 'disclosureBy'),
});

const numberOf = (text: string): number => {
  const plain = text.replace(/[$,%\s]/g, '');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
};

export type TypedFee = Record<'kind' | 'amount' | 'paid', string>;
/** An empty list says that there is none; null is no answer. */
export type TypedFees = TypedFee[] | null;
export type TypedTerms = Record<'amount' | 'termMonths' | 'ratePercent', string> & { fees: TypedFees };

/** Reads the fees of the form. */
export function readFees(data: FormData): TypedFees {
  const all = (name: string): string[] => data.getAll(name).filter((value) => typeof value === 'string');
  const [amounts, paid] = [all('feeAmount'), all('feePaid')];
  const fees = all('feeKind').map((kind, at) => ({ kind, amount: amounts[at] ?? '', paid: paid[at] ?? '' }));
  return fees.length === 0 && data.get('noFees') !== 'on' ? null : fees;
}

/** Undefined until its amount and the way to pay are whole. */
function feeOf({ kind, amount, paid }: TypedFee): OfferFee | undefined {
  const way = feePayments.find((one): one is FeePayment => one === paid);
  const known = feeKinds.find((one): one is FeeKind => one === kind);
  const cents = typedCents(amount, 'en');
  if (way === undefined || known === undefined || !(cents > 0)) return undefined;
  return { cents, paid: way, isFinanceCharge: isFinanceCharge(known) };
}

/** What is offered as it is typed; undefined until amount, term, rate and each fee are whole. */
export function termsOf(given: TypedTerms): OfferTerms | undefined {
  const [termMonths, rate] = [numberOf(given.termMonths), numberOf(given.ratePercent)];
  const amountCents = amountIn(given.amount);
  const isTerm = Number.isInteger(termMonths) && termMonths >= 1 && termMonths <= decisionTerm.max;
  if (amountCents === undefined || !isTerm || !(rate >= 0 && rate <= MAX_RATE_PERCENT)) return undefined;
  const fees = wholeFees(given.fees);
  if (fees === undefined) return undefined;
  const level = { amountCents, rateBps: Math.round(rate * 100), termMonths };
  return fees === null ? level : { ...level, fees };
}

/** Undefined until each fee is whole; null without an answer. */
function wholeFees(typedFees: TypedFees): OfferFee[] | null | undefined {
  if (typedFees === null) return null;
  const fees = typedFees.map(feeOf).filter((fee) => fee !== undefined);
  return fees.length === typedFees.length ? fees : undefined;
}

/** The amount alone, in cents, however the rest stands; undefined when it is none. */
export function amountIn(typedAmount: string): number | undefined {
  const cents = typedCents(typedAmount, 'en');
  return cents > 0 ? cents : undefined;
}

/** What the terms cost; undefined where the fees leave too little to finance. */
export function figuresOf(offered: OfferTerms): OfferFigures | undefined {
  try {
    return offerFigures(offered);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
