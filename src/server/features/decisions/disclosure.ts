import type { Decide } from '#contract/decisions.ts';
import { addDays } from '#contract/days.ts';
import {
  disclosureDue,
  disclosureMessages,
  disclosureStates,
  exemptionsFor,
  type StatedDisclosure,
} from '#contract/state-disclosures.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { disclosureWords } from '#copy/portal/disclosures.ts';
import { AppError } from '#server/lib/app-error.ts';

/** The state in which the business of an offer is run, and the recorded disclosure of that state. */
export type OfferDisclosure = { business_state: string | null; disclosure: StatedDisclosure | null };

const DAYS_BACK = 366;
const refusal = (field: string, message: string): AppError =>
  new AppError('validation', message, { fields: { [field]: message } });

/**
 * Returns the disclosure record that California (Cal. Fin. Code 22802) and New York (N.Y. Fin. Serv. Law 803 and
 * following) require at the time of a specific offer. The address in the application gives the state, on which 10 CCR
 * 954(b) lets a provider rely. Without one, the user enters the state.
 * @throws AppError validation while the state is unknown or the disclosure is missing
 */
export function disclosureOf(
  known: string | null,
  input: Decide,
  { financedCents, today }: { financedCents: number | null; today: string },
): OfferDisclosure {
  if (!('amount' in input)) return { business_state: null, disclosure: null };
  const { disclosure } = input;
  const state = known ?? input.businessState;
  if (state === null) throw refusal('businessState', disclosureMessages.state);
  const asking = disclosureStates.find((one) => one === state);
  if (asking !== undefined && input.fees === null) throw refusal('fees', disclosureWords.feesMissing(asking));
  const due = disclosureDue(state, financedCents);
  if (due !== null && disclosure === null) throw refusal('disclosure', disclosureWords.missing(due));
  if (due === null && disclosure?.kind === 'pending') throw refusal('disclosure', disclosureMessages.notDue);
  requireStated(disclosure, Math.round(input.amount * 100), today);
  return { business_state: state, disclosure };
}

function requireStated(disclosure: StatedDisclosure | null, amountCents: number, today: string): void {
  if (disclosure?.kind === 'given') requireGivenDay('disclosure.on', disclosure.on, today);
  if (disclosure?.kind === 'exempt' && !exemptionsFor(amountCents).includes(disclosure.exemption))
    throw refusal('disclosure.exemption', disclosureWords.tooSmall);
}

export const requireGivenDay = (field: string, day: string, today: string): void =>
  requireDay(field, day, { from: addDays(today, -DAYS_BACK), until: today });

export function requireDay(field: string, day: string, { from, until }: { from: string; until: string }): void {
  if (day < from || day > until) throw refusal(field, decisionWords.dayBetween(from, until));
}

/** For the audit log, which contains no names. */
export const statedBriefly = ({ business_state: state, disclosure }: OfferDisclosure): { disclosure?: string } =>
  disclosure === null
    ? {}
    : { disclosure: `${state ?? ''}: ${disclosure.kind === 'exempt' ? disclosure.exemption : disclosure.kind}` };
