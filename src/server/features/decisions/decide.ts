import type { DecisionOutcome } from '#contract/decision.ts';
import type { Decide, DecidedAnswer, NoticePreview } from '#contract/decisions.ts';
import { dayIn } from '#contract/days.ts';
import type { StaffStatus } from '#contract/admin-deals.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { AppError } from '#server/core/errors.ts';
import { newId } from '#server/core/ids.ts';
import { recordDecided } from '#server/features/applications/record-decided.ts';
import { changeStanding } from '#server/features/deals/change-standing.ts';
import type { DecisionNotice } from '#server/features/mails/decision-notice.ts';
import { queueMail } from '#server/features/mails/queue.ts';
import type { Tx } from '#server/ports.ts';
import type { About } from './about.ts';
import { noticeParams, type Terms, termsOf, writeNotice } from './notice.ts';
import { listDecisions } from './read.ts';
import { insertDecision, selectPapers, type Subject, supersede } from './store.ts';

const MEANWHILE = 'Somebody has decided this meanwhile. Load it again to see what stands.';
const OVER = 'The last day to accept must not lie in the past.';

/** Where each outcome puts the deal: a counter-offer waits for the dealer's answer. */
const standings: Record<DecisionOutcome, StaffStatus> = {
  approved: 'approved',
  counter_offer: 'info_requested',
  declined: 'declined',
  withdrawn: 'declined',
};

/**
 * Records what a person of the lender decided, on what, and queues the notice to the applicant. The application is
 * closed (a counter-offer leaves it in review), its deal moves and the dealership is told what it may know.
 * @throws AppError validation for a day that is over or an agency that is not set; conflict when another decision
 * stands than the decider saw, or the deal may not go there; unavailable when a CRM beside us refuses
 */
export async function decide(app: App, ctx: Ctx<UserActor>, about: About, input: Decide): Promise<DecidedAnswer> {
  const notice = draftNotice(app, ctx, about, input);
  const write = (tx: Tx): Promise<void> => record(app, ctx, tx, about, input);
  const to = standings[input.outcome];
  if (about.deal === null || about.deal.status === to) await app.db.tx(write);
  else await changeStanding(app, ctx, about.deal.id, { status: to, note: noteToDealer(input) }, write);
  const decisions = await listDecisions(app, app.db.query, subjectOf(about));
  return { success: true, decisions, notice };
}

/** The notice as it would be sent, and the payment: nothing is stored. @throws AppError as decide does */
export function previewNotice(app: App, ctx: Ctx, about: About, input: Decide): NoticePreview {
  const terms = termsOf(input);
  return { ...draftNotice(app, ctx, about, input), payment: terms === null ? null : terms.paymentCents / 100 };
}

function draftNotice(app: App, ctx: Ctx, about: About, input: Decide): DecidedAnswer['notice'] {
  if ('expiresOn' in input && input.expiresOn < dayIn(app.brand.timeZone, ctx.now))
    throw new AppError('validation', OVER, { fields: { expiresOn: OVER } });
  const params = noticeParams(app, about.name, input);
  return { ...writeNotice(app, ctx.now, languageOf(about, input), params), to: about.to === '' ? null : about.to };
}

const languageOf = (about: About, input: Decide) => about.language ?? input.language;
const subjectOf = ({ application, deal }: About) => ({
  applicationId: application?.id ?? null,
  dealId: deal?.id ?? null,
});

async function record(app: App, ctx: Ctx<UserActor>, tx: Tx, about: About, input: Decide): Promise<void> {
  const subject = subjectOf(about);
  if (!(await supersede(tx, subject, input.replaces, ctx.now))) throw new AppError('conflict', MEANWHILE);
  const language = languageOf(about, input);
  const params = noticeParams(app, about.name, input);
  const mail = { template: 'decision-notice', to: about.to, language, params } as const;
  const mailId = about.to === '' ? null : await queueMail(app, ctx, tx, mail);
  const documents = subject.dealId === null ? [] : await selectPapers(tx, subject.dealId);
  const stored = await insertDecision(tx, app.vault, {
    id: newId(),
    application_id: subject.applicationId,
    deal_id: subject.dealId,
    outcome: input.outcome,
    language,
    ...termColumns(params.terms),
    reasons: params.reasons,
    report: 'report' in input ? input.report : null,
    note: input.note,
    basis: { documents, contentHash: about.application?.contentHash ?? null },
    decided_by: ctx.actor.userId,
    decided_at: ctx.now,
    notice_mail_id: mailId,
  });
  if (!stored) throw new AppError('conflict', MEANWHILE);
  const status = input.outcome === 'counter_offer' ? 'in_review' : 'closed';
  if (subject.applicationId !== null) await recordDecided(tx, subject.applicationId, status, ctx.now);
  const beside = { language, papers: documents.length, notice: mailId === null ? 'by hand' : 'mail' };
  await auditBoth(tx, ctx, subject, detailOf(input, params, beside));
}

const termColumns = (terms: Terms) => ({
  amount_cents: terms && String(terms.amountCents),
  term_months: terms && terms.termMonths,
  rate_bps: terms && terms.rateBps,
  payment_cents: terms && String(terms.paymentCents),
  conditions: terms?.conditions ?? [],
  expires_on: terms && terms.expiresOn,
});

async function auditBoth(tx: Tx, ctx: Ctx, { applicationId, dealId }: Subject, detail: Detail): Promise<void> {
  if (applicationId !== null)
    await audit(tx, ctx, 'decision.recorded', { kind: 'application', id: applicationId }, detail);
  if (dealId !== null) await audit(tx, ctx, 'decision.recorded', { kind: 'deal', id: dealId }, detail);
}

type Detail = Parameters<typeof audit>[4];
function detailOf(input: Decide, { terms, reasons }: DecisionNotice, beside: Detail): Detail {
  return {
    outcome: input.outcome,
    ...beside,
    ...(terms && {
      amount: terms.amountCents / 100,
      months: terms.termMonths,
      rate: terms.rateBps / 100,
      payment: terms.paymentCents / 100,
    }),
    ...(reasons.length > 0 && { reasons: reasons.join(', ') }),
    ...(input.note !== '' && { reason: input.note }),
  };
}

/** What the dealership is told with the move; never a reason, a rate or anything of a report. */
function noteToDealer(input: Decide): string {
  const terms = termsOf(input);
  return terms === null
    ? decisionWords.toDealer[input.outcome]
    : decisionWords.termsToDealer({ ...terms, outcome: input.outcome });
}
