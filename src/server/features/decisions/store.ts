import { sql } from 'kysely';
import type { Fee } from '#contract/fees.ts';
import type { StatedDisclosure } from '#contract/state-disclosures.ts';
import type { DecisionNotice } from '#server/features/emails/decision-notice.ts';
import type { Lender } from '#server/features/emails/lender.ts';
import type { DecisionRow } from '#server/db/decision-tables.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { Query, Tx } from '#server/ports.ts';

/** The application, the deal, or both that a decision is about. */
export type Subject = { applicationId: string | null; dealId: string | null };

const place = (id: string) => ({ table: 'decisions', row: id, column: 'report' });

const about = (query: Query | Tx, { applicationId, dealId }: Subject) =>
  query
    .selectFrom('decisions')
    .where((eb) =>
      eb.or([
        ...(applicationId === null ? [] : [eb('decisions.application_id', '=', applicationId)]),
        ...(dealId === null ? [] : [eb('decisions.deal_id', '=', dealId)]),
      ]),
    );

/** All decisions, the last one first, with what became of their notices. */
export const selectDecisions = (query: Query | Tx, subject: Subject) =>
  about(query, subject)
    .innerJoin('users', 'users.id', 'decisions.decided_by')
    .leftJoin('mails', 'mails.id', 'decisions.notice_mail_id')
    .selectAll('decisions')
    .select(['users.email as decider', 'mails.state as notice_state', 'mails.sent_at as notice_sent_at'])
    .orderBy('decisions.id', 'desc')
    .limit(100)
    .execute();
export type StoredDecision = Awaited<ReturnType<typeof selectDecisions>>[number];

export const selectStanding = (query: Query | Tx, subject: Subject): Promise<DecisionRow | undefined> =>
  about(query, subject).selectAll().where('superseded_at', 'is', null).orderBy('id', 'desc').executeTakeFirst();

/** One value in place of fifty: less to compile here, and one statement there whatever their number. */
const anyOf = (ids: string[]) => sql<string>`any(${ids}::uuid[])`;

/** What stands about each of these files, one row each at most. */
export const selectOutcomes = (query: Query, kind: 'application' | 'deal', ids: string[]) =>
  kind === 'application'
    ? query
        .selectFrom('decisions')
        .select(['decisions.application_id as file_id', 'outcome', 'decided_at', 'decisions.disclosure'])
        .where('superseded_at', 'is', null)
        .where('decisions.application_id', '=', anyOf(ids))
        .execute()
    : query
        .selectFrom('deals')
        .leftJoin('application_invites', 'application_invites.id', 'deals.application_invite_id')
        .innerJoin('decisions', (join) =>
          join.on((eb) =>
            eb.or([
              eb('decisions.deal_id', '=', eb.ref('deals.id')),
              eb('decisions.application_id', '=', eb.ref('application_invites.application_id')),
            ]),
          ),
        )
        .select(['deals.id as file_id', 'outcome', 'decided_at', 'decisions.disclosure'])
        .where('superseded_at', 'is', null)
        .where('deals.id', '=', anyOf(ids))
        .execute();

export const selectDecision = (query: Query | Tx, id: string): Promise<DecisionRow | undefined> =>
  query.selectFrom('decisions').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Ends the decisions that stand. False, with nothing to be written after it, unless what stood is what the decider saw.
 */
export async function supersede(tx: Tx, subject: Subject, replaces: string | null, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('decisions')
    .set({ superseded_at: now })
    .where('superseded_at', 'is', null)
    .where((eb) =>
      eb.or([
        ...(subject.applicationId === null ? [] : [eb('application_id', '=', subject.applicationId)]),
        ...(subject.dealId === null ? [] : [eb('deal_id', '=', subject.dealId)]),
      ]),
    )
    .returning('id')
    .execute();
  return replaces === null ? ended.length === 0 : ended.some((one) => one.id === replaces);
}

type New = Omit<
  DecisionRow,
  'superseded_at' | 'report' | 'conditions' | 'fees' | 'fees_asked' | 'reasons' | 'basis' | 'disclosure' | 'lender'
> & {
  conditions: string[];
  fees: Fee[] | null;
  reasons: string[];
  basis: Basis;
  disclosure: StatedDisclosure | null;
  report: DecisionNotice['report'];
  lender: Lender;
};
export type Basis = {
  documents: string[];
  contentHash: string | null;
  /** The day of the notice that this one said it replaces; absent in decisions of an earlier version. */
  replaces?: string | null;
};

/** False when another decision came to stand meanwhile. */
export async function insertDecision(tx: Tx, vault: Vault, { report, ...row }: New): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('decisions')
    .values({
      ...row,
      conditions: JSON.stringify(row.conditions),
      fees_asked: true,
      fees: JSON.stringify(row.fees),
      reasons: JSON.stringify(row.reasons),
      basis: JSON.stringify(row.basis),
      lender: JSON.stringify(row.lender),
      disclosure: JSON.stringify(row.disclosure ?? {}),
      report: report === null ? null : vault.seal(place(row.id), JSON.stringify(report)),
      superseded_at: null,
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Claims an offer whose figures are held. True only for the first caller, and not once another decision replaced it. */
export async function markTransmitted(tx: Tx, id: string, given: StatedDisclosure): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('decisions')
    .set({ disclosure: JSON.stringify(given) })
    .where('id', '=', id)
    .where('superseded_at', 'is', null)
    .where(sql<boolean>`disclosure->>'kind' = 'pending'`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const setNotice = (tx: Tx, id: string, notice_mail_id: string) =>
  tx.updateTable('decisions').set({ notice_mail_id }).where('id', '=', id).execute();

export async function fillLender(tx: Tx, lender: Lender): Promise<void> {
  await tx
    .updateTable('decisions')
    .set({ lender: JSON.stringify(lender) })
    .where(sql<boolean>`lender = 'null'::jsonb`)
    .execute();
}

/** The consumer report that a decision names. */
export const openReport = (vault: Vault, row: Pick<DecisionRow, 'id' | 'report'>): DecisionNotice['report'] =>
  row.report === null ? null : (JSON.parse(vault.open(place(row.id), row.report).reveal()) as DecisionNotice['report']);

/** The papers that lie before the decider; what a scanner set aside is none. */
export async function selectPapers(tx: Tx, dealId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('documents')
    .select('id')
    .where('deal_id', '=', dealId)
    .where('malware', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
