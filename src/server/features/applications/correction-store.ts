import { correctedParts, type Correction } from '#contract/corrections.ts';
import type { CorrectionRow } from '#server/db/data-request-tables.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { Query, Tx } from '#server/ports.ts';

const place = (id: string) => ({ table: 'corrections', row: id, column: 'note' });
const MOST = 100;

export async function insertCorrection(tx: Tx, vault: Vault, row: CorrectionRow): Promise<void> {
  await tx
    .insertInto('corrections')
    .values({ ...row, note: vault.seal(place(row.id), row.note) })
    .execute();
}

/** What was noted beside one application, the last one first. */
export async function selectCorrections(query: Query | Tx, vault: Vault, applicationId: string): Promise<Correction[]> {
  const rows = await query
    .selectFrom('corrections')
    .innerJoin('users', 'users.id', 'corrections.noted_by')
    .selectAll('corrections')
    .select('users.email')
    .where('application_id', '=', applicationId)
    .orderBy('corrections.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    part: correctedParts.find((one) => one === row.part) ?? 'other',
    note: vault.open(place(row.id), row.note).reveal(),
    notedBy: row.email,
    notedAt: row.noted_at.toISOString(),
  }));
}
