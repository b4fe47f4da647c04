import { addDays } from '#contract/days.ts';
import type { TypedFees } from './read-decision.ts';
import type { Decision, DeclineReason } from '#contract/decision.ts';

/** What the form of a decision starts with. Never its outcome: what is decided is said anew each time. */
export type DecisionStart = {
  amount: string;
  termMonths: string;
  ratePercent: string;
  /** Null while there is no answer. */
  fees: TypedFees;
  expiresOn: string;
  conditions: string[];
  reasons: DeclineReason[];
  /** '' when nobody has said it. */
  businessState: string;
  /** Whose report the one that stands names; '' for none. Its score is sealed. */
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

/** The terms that were asked for; once a decision stands, that one, but with a last day that is not over yet. */
export function decisionStart(
  asked: { amount: string; termMonths: string },
  { standing, today }: { standing: Decision | undefined; today: string },
): DecisionStart {
  const later = addDays(today, OPEN_DAYS);
  if (!standing) return { ...nothingSaid, conditions: [], reasons: [], ...asked, expiresOn: later };
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
