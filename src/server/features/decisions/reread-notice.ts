import type { WrittenNotice } from '#contract/decisions.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import type { DecisionRow } from '#server/db/decision-tables.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import type { DecisionNotice } from '#server/features/emails/decision-notice.ts';
import { lenderAsSent } from '#server/features/emails/lender.ts';
import { declineReasons } from '#contract/decision.ts';
import { type About, aboutApplication, aboutDeal } from './about.ts';
import { type OfferedTerms, writeNotice } from './notice.ts';
import { aprOf, feesOf, texts } from './present.ts';
import { openReport, selectDecision } from './store.ts';

/** The notice of a decision once more, as it was recorded; that it was read is recorded too. @throws AppError not_found */
export async function rereadNotice(app: App, ctx: Ctx<StaffActor>, id: string): Promise<WrittenNotice> {
  requirePermission(ctx, 'files.read');
  const { row, about } = await findDecided(app, id);
  await requireOwnFile(app.db.query, ctx, about);
  await app.db.tx((tx) => audit(tx, ctx, 'decision.notice_read', { kind: about.kind, id: about.id }, { decision: id }));
  return writeNotice(app, row.decided_at, row.language, noticeOf(app, about, row));
}

/** A decision and what it is about. @throws AppError not_found */
export async function findDecided(app: App, id: string): Promise<{ row: DecisionRow; about: About }> {
  const row = isId(id) ? await selectDecision(app.db.query, id) : undefined;
  if (!row) throw new AppError('not_found', 'This decision was not found.');
  const { application_id: application } = row;
  const about = await (application === null ? aboutDeal(app, row.deal_id ?? '') : aboutApplication(app, application));
  return { row, about };
}

/** The parameters of its notice, as they were recorded. */
export function noticeOf(app: App, about: About, row: DecisionRow): DecisionNotice {
  const given = texts(row.reasons);
  return {
    reference: about.name,
    outcome: row.outcome,
    terms: termsIn(row),
    reasons: declineReasons.filter((one) => given.includes(one)),
    report: openReport(app.vault, row),
    lender: lenderAsSent(app.brand, row.lender),
    replaces: replacedIn(row.basis),
  };
}

/** The day of the notice that a decision's notice replaces. Null where there is none, as in decisions of an earlier version. */
export function replacedIn(basis: unknown): string | null {
  const { replaces } = basis as { replaces?: unknown };
  return typeof replaces === 'string' ? replaces : null;
}

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
    conditions: texts(row.conditions),
  };
}
