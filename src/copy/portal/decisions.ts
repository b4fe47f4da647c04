import type { DecisionOutcome, DeclineReason } from '#contract/decision.ts';
import { showCents } from '#contract/typed-amount.ts';
import { decisions as notices } from '#copy/en/decisions.ts';
import { dealWords } from './deals.ts';

const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const showDay = (day: string): string => calendarDay.format(new Date(`${day}T00:00:00Z`));

export const outcomeNames: Record<DecisionOutcome, string> = {
  approved: 'Approved',
  counter_offer: 'Counteroffer',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** The status of a file after its decision, as staff reads it. */
export const outcomeStatuses: Record<DecisionOutcome, string> = { ...outcomeNames, counter_offer: 'Counteroffer sent' };

/** Decisions as staff records them and dealers read them. */
export const decisionWords = {
  outcomes: outcomeNames,
  toDealer: {
    approved: '',
    counter_offer: '',
    declined: 'The lender has written to the customer.',
    withdrawn: 'The customer withdrew the application.',
  } satisfies Record<DecisionOutcome, string>,
  /** The text for the dealer while the figures wait for the disclosure. */
  heldFromDealer: (outcome: DecisionOutcome) =>
    `${outcomeNames[outcome]}. Figures open when the customer has the disclosure.`,
  /** Cents and months; never the rate. */
  termsToDealer: (p: {
    outcome: DecisionOutcome;
    amountCents: number;
    termMonths: number;
    paymentCents: number;
    expiresOn: string;
    conditions: string[];
  }) =>
    [
      `${p.outcome === 'approved' ? 'Approved' : 'Counteroffer'}: ${showCents(p.amountCents)} over ${String(p.termMonths)} months, ${showCents(p.paymentCents)} a month, until ${showDay(p.expiresOn)}.`,
      ...(p.conditions.length === 0 ? [] : [`Conditions: ${p.conditions.join('; ')}.`]),
    ].join(' '),
  /** The notification about the end of the terms. */
  expiry: {
    soon: (p: { deal: string; lastDay: string }) => ({
      title: `Approval expires soon: ${p.deal}`,
      message: `The terms are good until ${showDay(p.lastDay)}. Call us if your customer needs more time.`,
    }),
    expired: (p: { deal: string; lastDay: string }) => ({
      title: `Approval expired: ${p.deal}`,
      message: `The terms were good until ${showDay(p.lastDay)}. ${dealWords.newTerms}`,
    }),
  },
  dayBetween: (from: string, until: string) => `Enter a date from ${showDay(from)} to ${showDay(until)}`,
  reasons: notices.reasons as Record<DeclineReason, string>,
};
