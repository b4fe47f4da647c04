import { dayIn, addDays } from '#contract/days.ts';
import type { DecidedAnswer, Transmission, Decide } from '#contract/decisions.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { lockApplicationForDecision, stopClock } from '#server/features/applications/status.ts';
import { statusNotice } from '#server/features/deals/status.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { notifyDealership } from '#server/features/notifications/notify.ts';
import { addressOf, subjectOf, writeNotice, findDecided, noticeOf, withStatusLink } from './notice.ts';
import { listDecisions } from './read.ts';
import { markTransmitted, setNotice } from './store.ts';
import {
  disclosureDue,
  disclosureMessages,
  disclosureStates,
  exemptionsFor,
  type StatedDisclosure,
} from '#contract/state-disclosures.ts';
import { disclosureWords } from '#copy/portal/disclosures.ts';

const DONE = 'This disclosure is already recorded, or another decision replaced this one. Reload it.';
const EXPIRED = 'This offer has expired. Record a new decision.';

/**
 * Records that the customer received the state disclosure of an offer. Until then the dealership does not see its
 * figures. The same transaction queues the notice, stops the clock, and notifies the dealership with the figures.
 * @throws AppError not_found; validation for a day out of range; conflict when it is already recorded, the decision was
 * replaced, or the offer has expired
 */
export async function recordTransmission(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  given: Transmission,
): Promise<DecidedAnswer> {
  requirePermission(ctx, 'disclosures.record');
  const { row, about } = await findDecided(app, id);
  const today = dayIn(app.brand.timeZone, ctx.now);
  requireDay('on', given.on, { from: dayIn(app.brand.timeZone, row.decided_at), until: today });
  if (row.expires_on !== null && row.expires_on < today) throw new AppError('conflict', EXPIRED);
  const subject = subjectOf(about);
  const params = noticeOf(app, about, row);
  const to = addressOf(about, params.report !== null);
  await app.db.tx(async (tx) => {
    await lockApplicationForDecision(tx, subject.applicationId);
    if (!(await markTransmitted(tx, id, { kind: 'given', ...given }))) throw new AppError('conflict', DONE);
    const { language } = row;
    const subjectReference = subject.applicationId === null ? null : about.name;
    const told = await withStatusLink(app, tx, params, { applicationId: subject.applicationId, language });
    const email = {
      template: 'decision-notice',
      language,
      params: told,
      subjectReference,
      dealId: subject.dealId,
    } as const;
    if (to !== null) await setNotice(tx, id, await queueEmail(app, ctx, tx, { ...email, to }));
    if (subject.applicationId !== null) await stopClock(tx, subject.applicationId, ctx.now);
    const detail = {
      decision: id,
      disclosure: `${row.business_state ?? ''}: given`,
      on: given.on,
      notice: to === null ? 'by hand' : 'mail',
    };
    for (const [kind, of] of [['application', subject.applicationId] as const, ['deal', subject.dealId] as const])
      if (of !== null) await audit(tx, ctx, 'decision.disclosure_recorded', { kind, id: of }, detail);
    const { deal } = about;
    if (deal === null || params.terms === null) return;
    const note = decisionWords.termsToDealer({ ...params.terms, outcome: row.outcome });
    const news = statusNotice(deal, { from: deal.status, to: deal.status, note });
    const title = `${dealWords.figuresOpen}: ${deal.deal_name}`;
    const change = { deal: deal.deal_name, before: dealWords.statuses[deal.status], now: dealWords.figuresOpen };
    await notifyDealership(app, ctx, tx, { ...news, title, change, mailed: true });
  });
  const notice = { ...writeNotice(app, ctx.now, row.language, params), to, waits: false };
  return { success: true, decisions: await listDecisions(app, app.db.query, subject), notice };
}

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
