import { type Decision, type DealersDecision, declineReasons, type RecordedOutcome } from '#contract/decision.ts';
import type { Fee } from '#contract/fees.ts';
import { dayIn } from '#contract/days.ts';
import { statedDisclosureSchema } from '#contract/state-disclosures.ts';
import { annualPercentageRate } from '#finance/apr.ts';
import type { DecisionRow } from '#server/db/decision-tables.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { App } from '#server/app.ts';
import type { Lender } from '#server/features/emails/lender.ts';
import { pairOf } from '#server/features/invites/start-deal.ts';
import type { Query, Tx } from '#server/ports.ts';
import {
  decryptReport,
  type StoredDecision,
  fillLender,
  selectDecisions,
  selectOutcomes,
  selectCurrentDecision,
  type Subject,
} from './store.ts';
import { nameOrEmail } from '#server/lib/person-name.ts';

const today = (app: App): Today => ({ timeZone: app.brand.timeZone, now: app.clock.now() });

/** Lists every decision about an application and its deal, newest first. */
export const listDecisions = async (app: App, query: Query | Tx, subject: Subject): Promise<Decision[]> =>
  (await selectDecisions(query, subject)).map((row) => presentDecision(app.vault, row, today(app)));

/** Returns the current decision as the deal's dealer may see it. */
export async function decisionForDealer(
  app: App,
  query: Query | Tx,
  subject: Subject,
): Promise<DealersDecision | null> {
  const row = await selectCurrentDecision(query, subject);
  return row ? presentToDealer(row, today(app)) : null;
}

/** Returns whether the figures of a deal's current offer are held until its customer has the disclosure. */
export async function areFiguresHeld(query: Query | Tx, dealId: string): Promise<boolean> {
  const row = await selectCurrentDecision(query, await pairOf(query, { kind: 'deal', id: dealId }));
  return row !== undefined && isDisclosurePending(row);
}

/** Returns the current decision of a file that was read together with it. */
export const presentOutcome = (row: {
  outcome: RecordedOutcome['outcome'] | null;
  outcome_at: Date | null;
  disclosure: unknown;
}): RecordedOutcome | null =>
  row.outcome === null || row.outcome_at === null
    ? null
    : {
        outcome: row.outcome,
        decidedAt: row.outcome_at.toISOString(),
        ...(isDisclosurePending(row) ? ({ disclosurePending: true } as const) : {}),
      };

/** Reads the current decisions of a whole page of a list at once. Returns a lookup by file id. */
export async function findOutcomes(
  query: Query,
  kind: 'application' | 'deal',
  rows: { id: string }[],
): Promise<(id: string) => RecordedOutcome | null> {
  const ids = rows.map((row) => row.id);
  const found = ids.length === 0 ? [] : await selectOutcomes(query, kind, ids);
  const known = new Map(found.map((row) => [row.file_id, presentOutcome({ ...row, outcome_at: row.decided_at })]));
  return (id) => known.get(id) ?? null;
}

/** Stores the lender's current details in every decision without them, so that its notice does not change later. */
export const keepLender = (tx: Tx, lender: Lender): Promise<void> => fillLender(tx, lender);

type Today = { timeZone: string; now: Date };
const percent = (bps: number | null): number | null => (bps === null ? null : bps / 100);
const dollars = (cents: string | null): number | null => (cents === null ? null : Number(cents) / 100);
export const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Returns whether the figures of an offer are held until its customer has the disclosure. */
export const isDisclosurePending = ({ disclosure }: { disclosure: unknown }): boolean =>
  statedDisclosureSchema.safeParse(disclosure).data?.kind === 'pending';

const noFigures = { amount: null, termMonths: null, payment: null, conditions: [], expiresOn: null, expired: false };
/** Returns what a dealer may see: no rate, no reason, nothing of a report, and no held figure. */
export function presentToDealer(row: DecisionRow, today: Today): DealersDecision {
  const figuresHeld = isDisclosurePending(row);
  return { ...presentTerms(row, today), ...(figuresHeld && noFigures), figuresHeld };
}

const presentTerms = (row: DecisionRow, { timeZone, now }: Today) => ({
  outcome: row.outcome,
  decidedAt: row.decided_at.toISOString(),
  amount: dollars(row.amount_cents),
  termMonths: row.term_months,
  payment: dollars(row.payment_cents),
  conditions: stringsIn(row.conditions),
  expiresOn: row.expires_on,
  expired: row.expires_on !== null && row.expires_on < dayIn(timeZone, now),
});

export const presentDecision = (vault: Vault, row: StoredDecision, today: Today): Decision => ({
  ...presentTerms(row, today),
  id: row.id,
  ratePercent: percent(row.rate_bps),
  aprPercent: aprOf(row),
  fees: presentFees(row),
  amountFinanced: dollars(row.amount_financed_cents),
  reasons: declineReasons.filter((one) => stringsIn(row.reasons).includes(one)),
  bureau: decryptReport(vault, row)?.bureau.name ?? null,
  note: row.note,
  decidedBy: nameOrEmail(row),
  supersededAt: row.superseded_at?.toISOString() ?? null,
  notice: {
    state: noticeState(row),
    language: row.language,
    sentAt: row.notice_sent_at?.toISOString() ?? null,
    mailId: row.notice_mail_id,
  },
  businessState: row.business_state,
  disclosure: statedDisclosureSchema.safeParse(row.disclosure).data ?? null,
  basis: presentBasis(row.basis),
});

const noticeState = (row: StoredDecision): Decision['notice']['state'] => {
  if (isDisclosurePending(row)) return 'waiting';
  return row.notice_mail_id === null ? 'by_hand' : (row.notice_state ?? 'removed');
};

/** Returns every fee of a decision. Null without an answer, and when the version did not ask. */
export const feesOf = ({ fees }: Pick<DecisionRow, 'fees'>): Fee[] | null =>
  Array.isArray(fees) ? (fees as Fee[]) : null;

/** Returns the APR in percent with 2 decimals: as recorded, or from the level payments if fees were not asked. */
export const aprOf = (row: DecisionRow): number | null => (row.fees_asked ? percent(row.apr_bps) : aprWithoutFees(row));

const presentFees = (row: DecisionRow): Decision['fees'] =>
  feesOf(row)?.map(({ kind, cents, paid }) => ({ kind, amount: cents / 100, paid })) ?? null;

/** Regulation Z, Appendix J. */
function aprWithoutFees(row: DecisionRow): number | null {
  const { amount_cents: amount, term_months: months, payment_cents: payment } = row;
  if (amount === null || months === null || payment === null) return null;
  const flows = Array.from({ length: months }, (_, index) => ({ cents: Number(payment), month: index + 1 }));
  const paid = Number(payment) * months;
  // Rounding may leave the payments of an interest-free offer a few cents below the amount.
  return paid <= Number(amount) ? 0 : Math.round(annualPercentageRate(Number(amount), flows) * 100) / 100;
}

function presentBasis(basis: unknown): Decision['basis'] {
  const { documents, contentHash } = basis as { documents?: unknown; contentHash?: unknown };
  return {
    documents: stringsIn(documents).length,
    contentHash: typeof contentHash === 'string' ? contentHash : null,
  };
}
