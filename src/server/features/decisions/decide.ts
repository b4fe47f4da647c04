import { type Decide, type DecidedAnswer, decisionMessages, type NoticePreview } from '#contract/decisions.ts';
import { addDays, dayIn } from '#contract/days.ts';
import type { Fee } from '#contract/fees.ts';
import { statusAfterDecision } from '#contract/admin-deals.ts';
import { dealerDocuments, type RequiredDocument } from '#contract/required-documents.ts';
import {
  disclosureDue,
  disclosureMessages,
  disclosureStates,
  exemptionsFor,
  type StatedDisclosure,
} from '#contract/state-disclosures.ts';
import { requiredDocuments } from '#copy/en/required-documents.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { disclosureWords } from '#copy/portal/disclosures.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import type { DecisionRow } from '#server/db/decision-tables.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { newId } from '#server/lib/ids.ts';
import { lockApplicationForDecision, recordDecided } from '#server/features/applications/status.ts';
import {
  type DealMove,
  planDealMove,
  runDealMove,
  statusNotification,
  writeDealMove,
  writeDealStatus,
} from '#server/features/deals/status.ts';
import { findDealOf } from '#server/features/invites/start-deal.ts';
import { requestForApproval } from '#server/features/documents/request-documents.ts';
import { notifyDealership } from '#server/features/notifications/notify.ts';
import type { DecisionNoticeParams } from '#server/features/emails/decision-notice.ts';
import { lenderOf } from '#server/features/emails/lender.ts';
import type { Tx } from '#server/ports.ts';
import {
  type About,
  addressOf,
  draftNoticeParams,
  type OfferedTerms,
  offeredTermsOf,
  queueNotice,
  renderNotice,
  replacedNoticeDay,
  subjectOf,
} from './notice.ts';
import { isDisclosurePending, listDecisions } from './read.ts';
import {
  type Basis,
  insertDecision,
  selectDocumentIds,
  selectCurrentDecision,
  type Subject,
  supersede,
} from './store.ts';

const CHANGED = 'Another user has decided this. Reload it to see the current decision.';
const SUBMITTED = 'The dealer has just submitted the deal of this application. Reload it and decide on both.';
const DAYS_AWAY = 366;

/**
 * Records a decision with its basis and queues the notice to the applicant. Closes the application (a counter-offer
 * leaves it in review) and moves its deal. Requests the documents of an approval from the deal's customer. Notifies the
 * dealership without reasons and rates.
 * @throws AppError validation for a past day, an unknown agency, an offer without the disclosure that its state
 * requires, or documents without a deal
 * @throws AppError conflict when the current decision is not the one that the user saw, or the deal may not go there
 * @throws AppError unavailable when an external CRM refuses
 */
export async function decide(app: App, ctx: Ctx<StaffActor>, about: About, input: Decide): Promise<DecidedAnswer> {
  requirePermission(ctx, 'files.decide');
  const subject = subjectOf(about);
  const current = await selectCurrentDecision(app.db.query, subject);
  const { params, notice, offer } = draftDecision(app, ctx, about, input, current);
  // Checked first, so that no external CRM moves a lead for a decision that record() would refuse.
  if ((current?.id ?? null) !== input.replaces) throw new AppError('conflict', CHANGED);
  const move = await planMove(app, ctx, about, input);
  await runDealMove(app, move, async (tx) => {
    if (move) await writeDealMove(app, ctx, tx, move);
    else if (about.deal) await recordUnmovedDeal(app, ctx, tx, about.deal, dealerMessageOf(input));
    await record(app, ctx, tx, about, { input, params, offer, to: notice.to });
    if (about.deal)
      await requestForApproval(app, ctx, tx, {
        deal: about.deal,
        papers: documentsOf(input),
        language: languageOf(about, input),
      });
  });
  return { success: true, decisions: await listDecisions(app, app.db.query, subject), notice };
}

/** Null without a deal, when it already has the status, or when its lead was deleted. */
async function planMove(app: App, ctx: Ctx<StaffActor>, { deal }: About, input: Decide): Promise<DealMove | null> {
  const status = statusAfterDecision[input.outcome];
  if (deal === null || deal.status === status || (deal.status === 'sf_deleted' && status === 'declined')) return null;
  return planDealMove(app, ctx, deal.id, { status, dealerMessage: dealerMessageOf(input) });
}

type Deal = NonNullable<About['deal']>;
async function recordUnmovedDeal(app: App, ctx: Ctx, tx: Tx, deal: Deal, dealerMessage: string): Promise<void> {
  const { status, stage } = deal;
  const isWritten = await writeDealStatus(app, ctx, tx, deal, { status, stage, dealerMessage });
  if (!isWritten) throw new AppError('conflict', CHANGED);
  await notifyDealership(app, ctx, tx, statusNotification(deal, { from: status, to: status, dealerMessage }));
}

/** Returns the notice as it would be sent, and the payment. Stores nothing. @throws AppError as in decide */
export async function previewNotice(
  app: App,
  ctx: Ctx<StaffActor>,
  about: About,
  input: Decide,
): Promise<NoticePreview> {
  requirePermission(ctx, 'files.decide');
  const current = await selectCurrentDecision(app.db.query, subjectOf(about));
  const { params, notice } = draftDecision(app, ctx, about, input, current);
  const reviewed = app.brand.noticeTexts.read !== null;
  return { ...notice, payment: params.terms === null ? null : params.terms.paymentCents / 100, reviewed };
}

type CurrentDecision = Pick<DecisionRow, 'decided_at' | 'disclosure' | 'basis'>;
type Draft = { params: DecisionNoticeParams; notice: DecidedAnswer['notice']; offer: OfferDisclosure };

/** Checks days and disclosure of a decision, and drafts its notice. Writes nothing. */
function draftDecision(app: App, ctx: Ctx, about: About, input: Decide, current: CurrentDecision | undefined): Draft {
  const today = dayIn(app.brand.timeZone, ctx.now);
  if ('expiresOn' in input) requireDay('expiresOn', input.expiresOn, { from: today, until: addDays(today, DAYS_AWAY) });
  if (about.deal === null && documentsOf(input).length > 0)
    throw fieldError('documents', decisionMessages.documentsWithoutDeal);
  const { scoreOn = null } = ('report' in input && input.report) || {};
  if (scoreOn !== null) requireDay('report.scoreOn', scoreOn, { from: addDays(today, -DAYS_AWAY), until: today });
  const financedCents = offeredTermsOf(input)?.amountFinancedCents ?? null;
  const offer = disclosureOf(about.businessState, input, { financedCents, today });
  const language = languageOf(about, input);
  const replaces = current === undefined ? null : lastNoticeDay(app, current);
  const params = draftNoticeParams(app, { ...about, replaces }, language, input);
  const rendered = renderNotice(app, ctx.now, language, params);
  const to = addressOf(about, params.report !== null);
  return { params, offer, notice: { ...rendered, to, waits: isDisclosurePending(offer) } };
}

/** Day of the last notice sent. A held offer sent none, so the one before it counts. */
const lastNoticeDay = (app: App, current: CurrentDecision): string | null =>
  isDisclosurePending(current) ? replacedNoticeDay(current.basis) : dayIn(app.brand.timeZone, current.decided_at);

/** The documents that the customer of an approval has to send before funding. */
const documentsOf = (input: Decide): RequiredDocument[] => ('documents' in input ? input.documents : []);

const languageOf = (about: About, input: Decide) => about.language ?? input.language;

/** A deal submitted since the file was read would keep its status. @throws AppError conflict */
async function requireSameDeal(tx: Tx, { applicationId, dealId }: Subject): Promise<void> {
  if (applicationId === null) return;
  const linked = await findDealOf(tx, applicationId);
  if ((linked?.id ?? null) !== dealId) throw new AppError('conflict', SUBMITTED);
}

type Decided = { input: Decide; params: DecisionNoticeParams; offer: OfferDisclosure; to: string | null };

async function record(
  app: App,
  ctx: Ctx<StaffActor>,
  tx: Tx,
  about: About,
  { input, params, offer, to }: Decided,
): Promise<void> {
  const subject = subjectOf(about);
  await lockApplicationForDecision(tx, subject.applicationId);
  await requireSameDeal(tx, subject);
  if (!(await supersede(tx, subject, input.replaces, ctx.now))) throw new AppError('conflict', CHANGED);
  const language = languageOf(about, input);
  const waits = isDisclosurePending(offer);
  const emailId = to === null || waits ? null : await queueNotice(app, ctx, tx, about, { to, language, params });
  const documents = await selectDocumentIds(tx, subject);
  const stored = await insertDecision(tx, app.vault, {
    id: newId(ctx.now),
    application_id: subject.applicationId,
    deal_id: subject.dealId,
    outcome: input.outcome,
    language,
    ...termColumns(params.terms),
    reasons: params.reasons,
    report: params.report,
    ...offer,
    note: input.note,
    basis: basisOf(about, documents, params),
    decided_by: ctx.actor.userId,
    decided_at: ctx.now,
    notice_mail_id: emailId,
    // As the notice states it, even if the lender's details have changed since.
    lender: params.lender ?? lenderOf(app.brand),
  });
  if (!stored) throw new AppError('conflict', CHANGED);
  const status = input.outcome === 'counter_offer' ? 'in_review' : 'closed';
  if (subject.applicationId !== null) await recordDecided(tx, subject.applicationId, status, { now: ctx.now, waits });
  const delivery = {
    language,
    papers: documents.length,
    notice: waits ? 'waits' : emailId === null ? 'by hand' : 'mail',
    ...statedBriefly(offer),
  };
  await auditBoth(tx, ctx, subject, detailOf(input, params, delivery));
}

const basisOf = ({ application }: About, documents: string[], { replaces = null }: DecisionNoticeParams): Basis => ({
  documents,
  contentHash: application?.contentHash ?? null,
  replaces,
  greeted: true,
  namesBusiness: true,
});

const termColumns = (terms: OfferedTerms) => ({
  amount_cents: terms && String(terms.amountCents),
  term_months: terms && terms.termMonths,
  rate_bps: terms && terms.rateBps,
  payment_cents: terms && String(terms.paymentCents),
  conditions: terms?.conditions ?? [],
  expires_on: terms && terms.expiresOn,
  ...feeColumns(terms),
});

function feeColumns(terms: OfferedTerms) {
  const { fees = null, amountFinancedCents: financed = null, aprPercent = null } = terms ?? {};
  return {
    fees,
    amount_financed_cents: financed === null ? null : String(financed),
    apr_bps: aprPercent === null ? null : Math.round(aprPercent * 100),
  };
}

/** Reasons and note are only in the application's audit row, which is emptied with it, not in the deal's. */
async function auditBoth(tx: Tx, ctx: Ctx, { applicationId, dealId }: Subject, detail: Detail): Promise<void> {
  if (applicationId !== null)
    await audit(tx, ctx, 'decision.recorded', { kind: 'application', id: applicationId }, detail);
  const { reason: _note, reasons: _codes, disclosure: _stated, ...terms } = detail ?? {};
  const kept = applicationId === null ? detail : terms;
  if (dealId !== null) await audit(tx, ctx, 'decision.recorded', { kind: 'deal', id: dealId }, kept);
}

type Detail = Parameters<typeof audit>[4];
function detailOf(input: Decide, { terms, reasons }: DecisionNoticeParams, delivery: Detail): Detail {
  return {
    outcome: input.outcome,
    ...delivery,
    ...(terms && {
      amount: terms.amountCents / 100,
      months: terms.termMonths,
      rate: terms.rateBps / 100,
      payment: terms.paymentCents / 100,
      ...(terms.fees && { fees: feesBriefly(terms.fees), apr: terms.aprPercent }),
    }),
    ...(reasons.length > 0 && { reasons: reasons.join(', ') }),
    ...(input.note !== '' && { reason: input.note }),
  };
}

const feesBriefly = (fees: Fee[]): string =>
  fees.length === 0
    ? 'none'
    : fees.map(({ kind, cents, paid }) => `${kind} ${(cents / 100).toFixed(2)} ${paid}`).join(', ');

/** Returns the message to the dealership. Contains no reason, no rate, nothing of a report, and not the staff's note. */
function dealerMessageOf(input: Decide): string {
  const { asked } = documentWords;
  const named = (papers: RequiredDocument[]): string[] => papers.map((one) => requiredDocuments[one].name);
  const yours = named(documentsOf(input).filter((one) => dealerDocuments.includes(one)));
  const theirs = named(documentsOf(input).filter((one) => !dealerDocuments.includes(one)));
  return [
    outcomeToDealer(input),
    ...(theirs.length > 0 ? [asked.customer(theirs)] : []),
    ...(yours.length > 0 ? [asked.dealer(yours)] : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function outcomeToDealer(input: Decide): string {
  const terms = offeredTermsOf(input);
  if (isDisclosurePending({ disclosure: 'disclosure' in input ? input.disclosure : null }))
    return decisionWords.heldFromDealer(input.outcome);
  return terms === null
    ? decisionWords.toDealer[input.outcome]
    : decisionWords.termsToDealer({ ...terms, outcome: input.outcome });
}

/** The state in which the business of an offer is run, and the recorded disclosure of that state. */
type OfferDisclosure = { business_state: string | null; disclosure: StatedDisclosure | null };

/**
 * Returns the disclosure record that California (Cal. Fin. Code 22802) and New York (N.Y. Fin. Serv. Law 803 and
 * following) require at the time of a specific offer. The address in the application gives the state, on which 10 CCR
 * 954(b) lets a provider rely. Without one, the user enters the state.
 * @throws AppError validation while the state is unknown or the disclosure is missing
 */
function disclosureOf(
  known: string | null,
  input: Decide,
  { financedCents, today }: { financedCents: number | null; today: string },
): OfferDisclosure {
  if (!('amount' in input)) return { business_state: null, disclosure: null };
  const { disclosure } = input;
  const state = known ?? input.businessState;
  if (state === null) throw fieldError('businessState', disclosureMessages.state);
  const asking = disclosureStates.find((one) => one === state);
  if (asking !== undefined && input.fees === null) throw fieldError('fees', disclosureWords.feesMissing(asking));
  const due = disclosureDue(state, financedCents);
  if (due !== null && disclosure === null) throw fieldError('disclosure', disclosureWords.missing(due));
  if (due === null && disclosure?.kind === 'pending') throw fieldError('disclosure', disclosureMessages.notDue);
  requireStated(disclosure, Math.round(input.amount * 100), today);
  return { business_state: state, disclosure };
}

function requireStated(disclosure: StatedDisclosure | null, amountCents: number, today: string): void {
  if (disclosure?.kind === 'given')
    requireDay('disclosure.on', disclosure.on, { from: addDays(today, -DAYS_AWAY), until: today });
  if (disclosure?.kind === 'exempt' && !exemptionsFor(amountCents).includes(disclosure.exemption))
    throw fieldError('disclosure.exemption', disclosureWords.tooSmall);
}

/** @throws AppError validation */
export function requireDay(field: string, day: string, { from, until }: { from: string; until: string }): void {
  if (day < from || day > until) throw fieldError(field, decisionWords.dayBetween(from, until));
}

/** For the audit log, which contains no names. */
const statedBriefly = ({ business_state: state, disclosure }: OfferDisclosure): { disclosure?: string } =>
  disclosure === null
    ? {}
    : { disclosure: `${state ?? ''}: ${disclosure.kind === 'exempt' ? disclosure.exemption : disclosure.kind}` };
