import type { Language } from '#contract/language.ts';
import { showCents, typedCents } from '#contract/typed-amount.ts';
import type { ApplicationFile } from '#contract/admin.ts';
import type { AdminDeal } from '#contract/admin-deals.ts';
import type { Decision, DecisionClock } from '#contract/decision.ts';
import { stateCodeOf } from '#contract/us-states.ts';
import type { Decidable } from '#web/client/decisions.ts';
import { type DecisionStart, decisionStart } from './decision-start.ts';

/** An application or a deal, as far as it can be decided. */
export type DecidableFile = Decidable & {
  /** Whom and what it is about, for people. */
  name: string;
  decisions: Decision[];
  clock: DecisionClock | null;
  /** Of the notice; null when nobody has said. */
  language: 'en' | 'es' | null;
  /** From which state the business is run; null when nothing says it. */
  businessState: string | null;
  /** The one that is not replaced. */
  standing: Decision | undefined;
  start: DecisionStart;
  /** Dollars, for the papers that such files usually need. */
  requestedAmount: number;
  /** Whether deciding is the next step of the file. */
  isNext: boolean;
  /** Where the applicant is asked for papers by mail; '' when that is not possible. */
  address: string;
};

const USUAL_TERM = '60';
/** A day of the reader's calendar, such as 2026-11-24. */
export const dayOf = (moment: Date): string => new Intl.DateTimeFormat('en-CA').format(moment);
const today = (): string => dayOf(new Date());
const dollarsOf = (typed: string, lang: Language): number => (typedCents(typed, lang) || 0) / 100;

export const standingIn = (decisions: Decision[]): Decision | undefined =>
  decisions.find((one) => one.supersededAt === null);

/** The decision that stands, and what the form of the next one starts with. */
function startAfter(decisions: Decision[], asked: { amount: string; termMonths: string }) {
  const standing = standingIn(decisions);
  return { standing, start: decisionStart(asked, { standing, today: today() }) };
}

/** The amount in the spelling of the desk, such as $150,000 for 150.000 in a Spanish application. */
function askedAmount({ equipmentAmount, language }: ApplicationFile): string {
  const cents = typedCents(equipmentAmount, language);
  return Number.isNaN(cents) ? equipmentAmount : showCents(cents);
}

export const decidableApplication = (file: ApplicationFile): DecidableFile => ({
  kind: 'application',
  id: file.id,
  name: `${file.businessName}, ${file.reference}`,
  decisions: file.decisions,
  clock: file.clock,
  language: file.language,
  businessState: stateCodeOf(file.businessState),
  ...startAfter(file.decisions, { amount: askedAmount(file), termMonths: USUAL_TERM }),
  requestedAmount: dollarsOf(file.equipmentAmount, file.language),
  isNext: file.status === 'in_review',
  address: file.principalEmail,
});

export const decidableDeal = (deal: AdminDeal): DecidableFile => ({
  kind: 'deal',
  id: deal.id,
  name: deal.dealName,
  decisions: deal.decisions,
  clock: null,
  language: null,
  businessState: deal.businessState,
  ...startAfter(deal.decisions, {
    amount: String(deal.requestedAmount),
    termMonths: String(deal.requestedTerm),
  }),
  requestedAmount: deal.requestedAmount,
  isNext: deal.status === 'in_review',
  address: '',
});
