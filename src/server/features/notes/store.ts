import { MAX_NOTES } from '#contract/notes.ts';
import type { NoteRow } from '#server/db/application-tables.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { FilePair } from '#server/features/invites/start-deal.ts';
import type { Query, Tx } from '#server/ports.ts';

const place = (id: string) => ({ table: 'notes', row: id, column: 'body' });

export const openNote = (vault: Vault, row: Pick<NoteRow, 'id' | 'body'>): string =>
  vault.decrypt(place(row.id), row.body).reveal();

export async function insertNote(tx: Tx, vault: Vault, row: NoteRow): Promise<void> {
  await tx
    .insertInto('notes')
    .values({ ...row, body: vault.encrypt(place(row.id), row.body) })
    .execute();
}

const notesOf = (query: Query | Tx, { applicationId, dealId }: FilePair) =>
  query
    .selectFrom('notes')
    .where((eb) =>
      eb.or([
        ...(applicationId === null ? [] : [eb('application_id', '=', applicationId)]),
        ...(dealId === null ? [] : [eb('deal_id', '=', dealId)]),
      ]),
    );

/** Newest first. */
export const selectNotes = (query: Query | Tx, pair: FilePair) =>
  notesOf(query, pair)
    .innerJoin('users', 'users.id', 'notes.written_by')
    .selectAll('notes')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .orderBy('notes.id', 'desc')
    .limit(MAX_NOTES)
    .execute();
export type StoredNote = Awaited<ReturnType<typeof selectNotes>>[number];

/** The newest notes about deals of a dealership that were not struck out. */
export const selectNotesOfDealership = (query: Query, accountId: string, limit: number) =>
  query
    .selectFrom('notes')
    .innerJoin('deals', 'deals.id', 'notes.deal_id')
    .innerJoin('users', 'users.id', 'notes.written_by')
    .select(['notes.id', 'notes.body', 'notes.written_at', 'deals.id as deal_id', 'deals.deal_name'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('deals.account_id', '=', accountId)
    .where('notes.struck_at', 'is', null)
    .orderBy('notes.id', 'desc')
    .limit(limit)
    .execute();

export async function countNotes(tx: Tx, pair: FilePair): Promise<number> {
  const counted = notesOf(tx, pair).select(({ fn }) => fn.countAll<string>().as('notes'));
  return Number((await counted.executeTakeFirstOrThrow()).notes);
}

export const selectNote = (tx: Query | Tx, id: string): Promise<NoteRow | undefined> =>
  tx.selectFrom('notes').selectAll().where('id', '=', id).executeTakeFirst();

/** Protects an application from deletion until the transaction ends. False when it was deleted. */
export async function protectApplication(tx: Tx, id: string): Promise<boolean> {
  const protectedRow = tx.selectFrom('applications').select('id').where('id', '=', id).forKeyShare();
  return (await protectedRow.executeTakeFirst()) !== undefined;
}

/** The same for a deal. */
export async function protectDeal(tx: Tx, id: string): Promise<boolean> {
  const protectedRow = tx.selectFrom('deals').select('id').where('id', '=', id).forKeyShare();
  return (await protectedRow.executeTakeFirst()) !== undefined;
}

/** True for exactly one of several calls. */
export async function strikeOut(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notes')
    .set({ struck_at: now })
    .where('id', '=', id)
    .where('struck_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
