import { localDay } from '#contract/days.ts';
import type { Language } from '#contract/language.ts';
import { showCents, typedCents } from '#contract/typed-amount.ts';
import type { ApplicationFile } from '#contract/admin.ts';
import type { AdminDeal } from '#contract/admin-deals.ts';
import type { Decision } from '#contract/decision.ts';
import { stateCodeOf } from '#contract/us-states.ts';
import type { Decidable } from '#web/client/decisions.ts';
import { type DecisionStart, decisionStart } from './decision-start.ts';

/** The data of an application or a deal that the decision needs. */
export type DecidableFile = Decidable & {
  /** The applicant and the reference. */
  name: string;
  /** What the decision also applies to: the deal of an application, or the application of a deal; '' for none. */
  alsoFor: string;
  decisions: Decision[];
  /** The language of the notice. Null if unknown. */
  language: 'en' | 'es' | null;
  /** Two letters of the state where the business operates; null when the file does not say it. */
  businessState: string | null;
  /** The current decision. */
  standing: Decision | undefined;
  start: DecisionStart;
  /** The deal whose customer can be asked for documents; null without one. */
  dealId: string | null;
  /** Dollars. The usual documents depend on it. */
  requestedAmount: number;
  /** What the customer asked for, as the form takes it: of the deal if there is one. `assumed`: the term is ours. */
  asked: { amount: string; termMonths: string; score: string; assumed?: true };
  /** The recipient of a notice of incompleteness. '' without an email address. */
  address: string;
};

/** Months that an application is estimated with: it does not ask for a term. */
export const USUAL_TERM = '60';
/** A day of the reader's calendar, such as 2026-11-24. */
const today = (): string => localDay(new Date());
const dollarsOf = (typed: string, lang: Language): number => (typedCents(typed, lang) || 0) / 100;

export const standingIn = (decisions: Decision[]): Decision | undefined =>
  decisions.find((one) => one.supersededAt === null);

/** The current decision, and what the form of the next one starts with. */
function startAfter(decisions: Decision[], asked: DecidableFile['asked']) {
  const standing = standingIn(decisions);
  return { standing, asked, start: decisionStart(asked, { standing, today: today() }) };
}

/** The amount in the spelling of the desk, such as $150,000 for 150.000 in a Spanish application. */
export function askedAmount({ equipmentAmount, language }: ApplicationFile): string {
  const cents = typedCents(equipmentAmount, language);
  return Number.isNaN(cents) ? equipmentAmount : showCents(cents);
}

type Requested = Pick<NonNullable<ApplicationFile['deal']>, 'requestedAmount' | 'requestedTerm'> &
  Pick<AdminDeal, 'borrowerCreditScore'>;
const askedOfDeal = ({ requestedAmount, requestedTerm, borrowerCreditScore }: Requested): DecidableFile['asked'] => ({
  amount: String(requestedAmount),
  termMonths: String(requestedTerm),
  score: String(borrowerCreditScore),
});

export const decidableApplication = (file: ApplicationFile): DecidableFile => ({
  kind: 'application',
  id: file.id,
  name: `${file.businessName}, ${file.reference}`,
  alsoFor: file.deal?.dealName ?? '',
  decisions: file.decisions,
  language: file.language,
  businessState: stateCodeOf(file.businessState),
  ...startAfter(
    file.decisions,
    file.deal === null
      ? { amount: askedAmount(file), termMonths: USUAL_TERM, score: '', assumed: true }
      : askedOfDeal(file.deal),
  ),
  dealId: file.deal?.id ?? null,
  requestedAmount: dollarsOf(file.equipmentAmount, file.language),
  address: file.principalEmail,
});

export const decidableDeal = (deal: AdminDeal): DecidableFile => ({
  kind: 'deal',
  id: deal.id,
  name: deal.dealName,
  alsoFor: deal.application?.reference ?? '',
  decisions: deal.decisions,
  language: deal.application?.language ?? null,
  businessState: deal.businessState,
  ...startAfter(deal.decisions, askedOfDeal(deal)),
  dealId: deal.id,
  requestedAmount: deal.requestedAmount,
  address: '',
});
