import type { DealersDecision, Decision, RecordedOutcome } from '#contract/decision.ts';
import type { App } from '#server/app.ts';
import type { Lender } from '#server/features/emails/lender.ts';
import { pairOf } from '#server/features/invites/start-deal.ts';
import type { Query, Tx } from '#server/ports.ts';
import { isDisclosurePending, presentDecision, presentToDealer, type Today } from './present.ts';
import { fillLender, selectDecisions, selectOutcomes, selectCurrentDecision, type Subject } from './store.ts';

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
