import type { Decide, UsedReport, WrittenNotice } from '#contract/decisions.ts';
import type { Bureau } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { type Fee, feeMessages, isFinanceCharge } from '#contract/fees.ts';
import { offerFigures } from '#finance/offer.ts';
import { levelPaymentCents } from '#finance/payment.ts';
import type { App } from '#server/app.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { recipientName, textPart } from '#server/features/emails/layout.ts';
import type { DecisionNoticeParams } from '#server/features/emails/decision-notice.ts';
import { brandAsSent, lenderWithTexts, lenderAsSent } from '#server/features/emails/lender.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { writeEmail } from '#server/features/emails/templates.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import type { DecisionRow } from '#server/db/decision-tables.ts';
import { isId } from '#server/lib/ids.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { findStatusUrl } from '#server/features/status/status-page.ts';
import type { Tx, Query } from '#server/ports.ts';
import { declineReasons } from '#contract/decision.ts';
import { aprOf, feesOf, stringsIn } from './read.ts';
import { decryptReport, selectDecision, storePrint } from './store.ts';
import { type Applicant, findApplicant } from '#server/features/applications/read.ts';
import { findDealOf } from '#server/features/invites/start-deal.ts';
import { borrowerName, inviteOf, requireSubmitted } from '#server/features/deals/read.ts';
import { isUser } from '#server/features/users/account.ts';

/** The terms of an offer. Null when the outcome offers nothing. */
export type OfferedTerms = DecisionNoticeParams['terms'];

/**
 * Returns the offered terms with figures computed by the finance engine. Without an answer about fees, amount financed
 * and APR are unknown.
 * @throws AppError validation for fees that leave too little to finance
 */
export function offeredTermsOf(input: Decide): OfferedTerms {
  if (!('amount' in input)) return null;
  const amountCents = Math.round(input.amount * 100);
  const rateBps = Math.round(input.ratePercent * 100);
  const { termMonths, expiresOn, conditions } = input;
  const fees = input.fees?.map(({ kind, amount, paid }): Fee => ({ kind, cents: Math.round(amount * 100), paid }));
  const level = { amountCents, rateBps, termMonths };
  return { ...level, ...(fees ? figuresWith(level, fees) : figuresWithoutAnswer(level)), expiresOn, conditions };
}

type Level = Pick<NonNullable<OfferedTerms>, 'amountCents' | 'rateBps' | 'termMonths'>;
const figuresWithoutAnswer = ({ amountCents, rateBps, termMonths }: Level) => ({
  paymentCents: levelPaymentCents(amountCents, rateBps, termMonths),
  fees: null,
  amountFinancedCents: null,
  aprPercent: null,
});

const MAX_APR_PERCENT = 999;
function figuresWith(level: Level, fees: Fee[]) {
  const refusal = fieldError('fees', feeMessages.tooHigh);
  const charged = fees.map(({ kind, cents, paid }) => ({ cents, paid, isFinanceCharge: isFinanceCharge(kind) }));
  try {
    const { paymentCents, amountFinancedCents, aprPercent } = offerFigures({ ...level, fees: charged });
    if (aprPercent > MAX_APR_PERCENT) throw refusal;
    return { paymentCents, amountFinancedCents, aprPercent, fees };
  } catch (error) {
    throw error instanceof RangeError ? refusal : error;
  }
}

/** Returns the parameters of a new notice. @throws AppError validation for an agency that is not configured */
export function draftNoticeParams(
  app: App,
  about: Pick<About, 'application' | 'name' | 'recipient'> & { replaces: string | null },
  language: Language,
  input: Decide,
): DecisionNoticeParams {
  const report = 'report' in input ? input.report : null;
  return {
    reference: about.name,
    isBusiness: about.application === null,
    recipient: about.recipient,
    outcome: input.outcome,
    terms: offeredTermsOf(input),
    reasons: 'reasons' in input ? input.reasons : [],
    report: report && { ...report, bureau: bureauOf(app, report) },
    lender: lenderWithTexts(app.brand, language),
    replaces: about.replaces,
  };
}

function bureauOf(app: App, { bureau }: UsedReport): Bureau {
  const { bureaus } = app.brand.notices;
  const found = bureaus.find((one) => one.name === bureau);
  if (found) return found;
  const message = `The agency must be one of ${bureaus.map((one) => one.name).join(', ')}`;
  throw fieldError('report.bureau', message);
}

/** The notice as emailed, with the lender's details of that day. A Spanish one also in English. */
export function renderNotice(app: App, now: Date, language: Language, params: DecisionNoticeParams): WrittenNotice {
  const brand = brandAsSent(app.brand, params.lender);
  const render = (lang: Language) => {
    const email = writeEmail('decision-notice', params, lang, { brand, publicUrl: app.config.publicUrl });
    return { subject: email.subject, text: textPart(email, brand, now) };
  };
  return { ...render(language), english: language === 'en' ? null : render('en') };
}

/** Returns the notice of a decision again, as recorded, and records the read. @throws AppError not_found */
export async function readNotice(app: App, ctx: Ctx<StaffActor>, id: string): Promise<WrittenNotice> {
  requirePermission(ctx, 'files.read');
  const { row, about } = await findDecided(app, id);
  await requireOwnFile(app.db.query, ctx, about);
  await app.db.tx((tx) => audit(tx, ctx, 'decision.notice_read', { kind: about.kind, id: about.id }, { decision: id }));
  return renderNotice(app, row.decided_at, row.language, recordedNoticeParams(app, about, row));
}

/** Records that the notice of a decision was printed. @throws AppError not_found */
export async function recordPrint(app: App, ctx: Ctx<StaffActor>, id: string): Promise<void> {
  requirePermission(ctx, 'notices.read');
  const { about } = await findDecided(app, id);
  await requireOwnFile(app.db.query, ctx, about);
  await app.db.tx(async (tx) => {
    await storePrint(tx, id, ctx.now);
    await audit(tx, ctx, 'decision.notice_printed', { kind: about.kind, id: about.id }, { decision: id });
  });
}

/** Returns a decision and its subject. @throws AppError not_found */
export async function findDecided(app: App, id: string): Promise<{ row: DecisionRow; about: About }> {
  const row = isId(id) ? await selectDecision(app.db.query, id) : undefined;
  if (!row) throw new AppError('not_found', 'This decision was not found.');
  const { application_id: application } = row;
  const about = await (application === null
    ? findDealSubject(app, row.deal_id ?? '')
    : findApplicationSubject(app, application));
  return { row, about };
}

/** Returns the parameters of the notice of a recorded decision. */
export function recordedNoticeParams(app: App, about: About, row: DecisionRow): DecisionNoticeParams {
  const given = stringsIn(row.reasons);
  return {
    reference: about.name,
    isBusiness: namesBusiness(row.basis) && about.application === null,
    ...(isGreeted(row.basis) && { recipient: about.recipient }),
    outcome: row.outcome,
    terms: termsIn(row),
    reasons: declineReasons.filter((one) => given.includes(one)),
    report: decryptReport(app.vault, row),
    lender: lenderAsSent(app.brand, row.lender),
    replaces: replacedNoticeDay(row.basis),
  };
}

/**
 * Queues the email of a notice in the caller's transaction. It links to the status page while the applicant's link is
 * valid. @returns the id of the email
 */
export async function queueNotice(
  app: App,
  ctx: Ctx,
  tx: Tx,
  about: About,
  { to, language, params }: { to: string; language: Language; params: DecisionNoticeParams },
): Promise<string> {
  const { applicationId, dealId } = subjectOf(about);
  const link = applicationId === null ? undefined : await findStatusUrl(app, tx, { id: applicationId, language });
  return queueEmail(app, ctx, tx, {
    template: 'decision-notice',
    to,
    language,
    params: link === undefined ? params : { ...params, link },
    subjectReference: applicationId === null ? null : about.name,
    dealId,
  });
}

/** Day of the notice that this one replaces. Null without one, and for earlier versions. */
export function replacedNoticeDay(basis: unknown): string | null {
  const { replaces } = basis as { replaces?: unknown };
  return typeof replaces === 'string' ? replaces : null;
}

/** Notices of earlier versions name no recipient. */
const namesBusiness = (basis: unknown): boolean => (basis as { namesBusiness?: unknown }).namesBusiness === true;
const isGreeted = (basis: unknown): boolean => (basis as { greeted?: unknown }).greeted === true;

const centsOf = (stored: string | null): number | null => (stored === null ? null : Number(stored));

function termsIn(row: DecisionRow): OfferedTerms {
  const { amount_cents: amount, term_months: termMonths, rate_bps: rateBps, payment_cents: payment } = row;
  if (amount === null || termMonths === null || rateBps === null || payment === null || row.expires_on === null)
    return null;
  return {
    amountCents: Number(amount),
    termMonths,
    rateBps,
    paymentCents: Number(payment),
    aprPercent: aprOf(row),
    ...(row.fees_asked && { fees: feesOf(row), amountFinancedCents: centsOf(row.amount_financed_cents) }),
    expiresOn: row.expires_on,
    conditions: stringsIn(row.conditions),
  };
}

/** The subject of a decision and the recipient of its notice. */
export type About = {
  kind: 'application' | 'deal';
  id: string;
  application: Applicant | null;
  deal: Awaited<ReturnType<typeof requireSubmitted>> | null;
  /** The name that the applicant knows. */
  name: string;
  /** The name of the applicant, for the greeting; '' when it is unknown. */
  recipient: string;
  /** Empty when no email address is known. */
  to: string;
  /** The language of the application. Null for a deal without one. */
  language: Language | null;
  /** The state from which the business is run, by its address in the application. Null when unknown. */
  businessState: string | null;
};

/** Returns an application with the deal that was created from it. @throws AppError not_found */
export async function findApplicationSubject(app: App, id: string): Promise<About> {
  const application = await findApplicant(app.db.query, id);
  const linked = await app.db.tx((tx) => findDealOf(tx, id));
  const deal = linked && (await requireSubmitted(app.db.query, linked.id));
  const { reference: name, email: to, language, businessState } = application;
  const recipient = recipientName(application.name);
  return { kind: 'application', id, application, deal, name, recipient, to, language, businessState };
}

const greetedName = (application: Applicant | null, deal: NonNullable<About['deal']>): string =>
  recipientName(application?.name ?? borrowerName(deal));

/** A submitted deal with its application. @throws AppError not_found, also for drafts */
export async function findDealSubject(app: App, id: string): Promise<About> {
  const deal = await requireSubmitted(app.db.query, id);
  const invite = await inviteOf(app.db.query, deal);
  const application = invite?.application_id ? await findApplicant(app.db.query, invite.application_id) : null;
  return {
    kind: 'deal',
    id,
    application,
    deal,
    name: application?.reference ?? (deal.borrower_company || borrowerName(deal)),
    recipient: greetedName(application, deal),
    to: application ? application.email : await outsideAddress(app.db.query, deal.borrower_email),
    language: application?.language ?? null,
    businessState: application?.businessState ?? null,
  };
}

export const subjectOf = ({ application, deal }: About) => ({
  applicationId: application?.id ?? null,
  dealId: deal?.id ?? null,
});

/** Address of the notice; null to print it. Never one from a dealer alone after a credit report. */
export const addressOf = ({ application, to }: About, hasReport: boolean): string | null =>
  to === '' || (application === null && hasReport) ? null : to;

/** The dealer typed this address. If it belongs to a portal user, it is not the customer's. */
const outsideAddress = async (query: Query, address: string): Promise<string> =>
  (await isUser(query, address)) ? '' : address;
