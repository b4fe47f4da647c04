import type { DecideInput } from '#contract/decisions.ts';
import type { DecisionOutcome } from '#contract/decision.ts';
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

const numberOf = (text: string): number => {
  const plain = text.replace(/[$,%\s]/g, '');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
};

/** The level monthly payment of the terms as they stand in the form, in cents; undefined until they are whole. */
export function paymentOf(data: FormData): number | undefined {
  const [amount, months, rate] = ['amount', 'termMonths', 'ratePercent'].map((name) => numberOf(typed(data, name)));
  if (amount === undefined || months === undefined || rate === undefined) return undefined;
  if (!(amount > 0) || !(months >= 1) || !Number.isInteger(months) || !(rate >= 0)) return undefined;
  return levelPaymentCents(Math.round(amount * 100), Math.round(rate * 100), months);
}
