import { addDays } from '#contract/days.ts';
import type { TypedFees } from './read-decision.ts';
import type { Decision, DeclineReason } from '#contract/decision.ts';

/** The start values of the decision form. The outcome must be chosen each time. */
export type DecisionStart = {
  amount: string;
  termMonths: string;
  ratePercent: string;
  /** Null while there is no answer. */
  fees: TypedFees;
  expiresOn: string;
  conditions: string[];
  reasons: DeclineReason[];
  /** '' when it is not known. */
  businessState: string;
  /** The agency that the current decision names; '' for none. Its score is encrypted. */
  bureau: string;
  language: 'en' | 'es';
};

const OPEN_DAYS = 30;

const nothingSaid = {
  ratePercent: '',
  fees: null,
  businessState: '',
  bureau: '',
  language: 'en',
} as const satisfies Partial<DecisionStart>;

/** The requested terms, or those of the current decision with a last day in the future. */
export function decisionStart(
  asked: { amount: string; termMonths: string },
  { standing, today }: { standing: Decision | undefined; today: string },
): DecisionStart {
  const later = addDays(today, OPEN_DAYS);
  const { amount, termMonths } = asked;
  if (!standing) return { ...nothingSaid, conditions: [], reasons: [], amount, termMonths, expiresOn: later };
  const { conditions, reasons, expiresOn } = standing;
  return {
    amount: textOf(standing.amount, asked.amount),
    termMonths: textOf(standing.termMonths, asked.termMonths),
    ratePercent: textOf(standing.ratePercent, ''),
    fees: standing.fees?.map(({ kind, amount, paid }) => ({ kind, amount: String(amount), paid })) ?? null,
    expiresOn: expiresOn !== null && expiresOn >= today ? expiresOn : later,
    conditions,
    reasons,
    businessState: standing.businessState ?? '',
    bureau: standing.bureau ?? '',
    language: standing.notice.language,
  };
}

const textOf = (value: number | null, instead: string): string => (value === null ? instead : String(value));
