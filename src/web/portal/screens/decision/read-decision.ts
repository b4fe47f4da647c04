import { typedCents } from '#contract/typed-amount.ts';
import { type DecideInput, decideSchema, decisionTerm, MAX_RATE_PERCENT } from '#contract/decisions.ts';
import { type DecisionOutcome, decisionOutcomes } from '#contract/decision.ts';
import type { DisclosureExemption, DisclosureWay } from '#contract/state-disclosures.ts';
import { type FeeKind, type FeePayment, feeKinds, feePayments, isFinanceCharge } from '#contract/fees.ts';
import { type OfferFee, type OfferFigures, offerFigures, type OfferTerms } from '#finance/offer.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import type { FormSchema } from '#web/portal/hooks/form-values.ts';
import type { DecisionStart } from './decision-start.ts';

/** 'none' says that the offer has no fees, and '' is no answer. */
type FeesValue = '' | 'none' | readonly TypedFee[];
/** The form of a decision. Names are the ones that the server uses for errors. */
export type DecisionValues = Record<
  | 'outcome'
  | 'amount'
  | 'termMonths'
  | 'ratePercent'
  | 'expiresOn'
  | 'conditions'
  | 'businessState'
  | 'disclosure'
  | 'disclosure.on'
  | 'disclosure.how'
  | 'disclosure.by'
  | 'disclosure.exemption'
  | 'usesReport'
  | 'report.bureau'
  | 'report.score'
  | 'report.scoreOn'
  | 'report.factors'
  | 'note'
  | 'language',
  string
> & { fees: FeesValue; documents: readonly string[]; reasons: readonly string[] };

export function valuesFrom(start: DecisionStart, language: 'en' | 'es', today: string): DecisionValues {
  const fees = start.fees ?? '';
  return {
    outcome: '',
    amount: start.amount,
    termMonths: start.termMonths,
    ratePercent: start.ratePercent,
    expiresOn: start.expiresOn,
    fees: fees.length === 0 && fees !== '' ? 'none' : fees,
    conditions: start.conditions.join('\n'),
    documents: [],
    businessState: start.businessState,
    disclosure: '',
    'disclosure.on': today,
    'disclosure.how': '',
    'disclosure.by': '',
    'disclosure.exemption': '',
    reasons: start.reasons,
    usesReport: '',
    'report.bureau': start.bureau,
    'report.score': '',
    'report.scoreOn': '',
    'report.factors': '',
    note: '',
    language,
  };
}

/** Checks the form with the contract's schema. Its errors have the names of the form's fields. */
export const decisionFormSchema = (replaces: string | null): FormSchema<DecideInput> => ({
  safeParse: (given) => {
    const values = given as DecisionValues;
    const outcome = decisionOutcomes.find((one) => one === values.outcome);
    if (outcome === undefined)
      return { success: false, error: { issues: [{ path: ['outcome'], message: desk.dialog.noOutcome }] } };
    const data = readDecision(values, outcome, replaces);
    const read = decideSchema.safeParse(data);
    const issues = (read.error?.issues ?? []).map(({ path, message }) => ({ path: [fieldOf(path)], message }));
    // The contract reads a missing report as none. Here staff has to say it: a used one needs the notice of 15 USC 1681m.
    if ('report' in data && values.usesReport === '')
      issues.push({ path: ['usesReport'], message: desk.dialog.noReportAnswer });
    return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
  },
});

/** An entry of a list counts as the list. */
const fieldOf = (path: PropertyKey[]): string =>
  path
    .map(String)
    .join('.')
    .replace(/\.\d+$/, '');

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Builds the request body. An outcome sends only its own fields. */
export function readDecision(values: DecisionValues, outcome: DecisionOutcome, replaces: string | null): DecideInput {
  const always = { note: values.note, language: values.language === 'es' ? 'es' : 'en', replaces } as const;
  const terms = {
    amount: values.amount,
    termMonths: values.termMonths,
    ratePercent: values.ratePercent,
    // The lists are the contract's. The schema refuses an empty choice at its field.
    fees: typedFeesOf(values.fees) as (DecideInput & { outcome: 'approved' })['fees'],
    expiresOn: values.expiresOn,
    conditions: lines(values.conditions),
    businessState: values.businessState,
    disclosure: disclosureOf(values),
  };
  // The form offers the contract's reasons only.
  const reasons = [...values.reasons] as (DecideInput & { outcome: 'declined' })['reasons'];
  const adverse = { reasons, report: reportOf(values) };
  // The form offers the contract's documents only.
  const documents = [...values.documents] as (DecideInput & { outcome: 'approved' })['documents'];
  if (outcome === 'approved') return { outcome, ...terms, documents, ...always };
  if (outcome === 'counter_offer') return { outcome, ...terms, ...adverse, ...always };
  return outcome === 'declined' ? { outcome, ...adverse, ...always } : { outcome, ...always };
}

function reportOf(values: DecisionValues) {
  if (values.usesReport !== 'yes') return null;
  const scoreOn = values['report.scoreOn'];
  return {
    bureau: values['report.bureau'],
    score: values['report.score'],
    scoreOn: scoreOn === '' ? null : scoreOn,
    factors: lines(values['report.factors']),
  };
}

/** Returns the statement about the state's disclosure. Null until a kind is chosen, and if the form does not ask. */
function disclosureOf(values: DecisionValues): (DecideInput & { outcome: 'approved' })['disclosure'] {
  const kind = values.disclosure;
  // The lists are the contract's. The schema refuses an empty choice at its field.
  if (kind === 'exempt') return { kind, exemption: values['disclosure.exemption'] as DisclosureExemption };
  if (kind === 'pending') return { kind };
  if (kind !== 'given') return null;
  const how = values['disclosure.how'] as DisclosureWay;
  return { kind, on: values['disclosure.on'], how, by: values['disclosure.by'] };
}

const numberOf = (text: string): number => {
  const plain = text.replace(/[$,%\s]/g, '');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
};

export type TypedFee = Record<'kind' | 'amount' | 'paid', string>;
export type TypedFees = TypedFee[] | null;
type TypedTerms = Record<'amount' | 'termMonths' | 'ratePercent', string> & { fees: TypedFees };

/** An empty list says that there is none; null is no answer. */
export const typedFeesOf = (value: FeesValue): TypedFees => {
  if (typeof value !== 'string') return value.length === 0 ? null : [...value];
  return value === 'none' ? [] : null;
};

/** Undefined until its amount and the way to pay are whole. */
function feeOf({ kind, amount, paid }: TypedFee): OfferFee | undefined {
  const way = feePayments.find((one): one is FeePayment => one === paid);
  const known = feeKinds.find((one): one is FeeKind => one === kind);
  const cents = typedCents(amount, 'en');
  if (way === undefined || known === undefined || !(cents > 0)) return undefined;
  return { cents, paid: way, isFinanceCharge: isFinanceCharge(known) };
}

/** Returns the typed offer. Undefined until amount, term, rate and each fee are complete. */
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

/** Computes the cost of the terms. Undefined if the fees leave too little to finance. */
export function figuresOf(offered: OfferTerms): OfferFigures | undefined {
  try {
    return offerFigures(offered);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
