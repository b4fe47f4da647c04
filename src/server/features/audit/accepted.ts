import type { Query, Tx } from '#server/ports.ts';
import { acceptedMac, contentMac, type Mac, originOf } from '#server/lib/audit-chain.ts';
import type { AuditRow } from '#server/db/tables.ts';

/** Key in the detail of a renewal: the accepted refused rows, each as id, colon and keyed hash, separated by spaces. */
export const ACCEPTED = 'accepted';

/** Ids per record. More rows need further records. */
const MOST_IDS = 200;

/** Returns the texts for the records that accept these rows. At least one, which may be empty. */
export function acceptanceTexts(vault: Mac, rows: AuditRow[]): string[] {
  const named = rows.map((row) => `${row.id}:${acceptedMac(vault, row)}`);
  const texts = [];
  for (let at = 0; at === 0 || at < named.length; at += MOST_IDS) texts.push(named.slice(at, at + MOST_IDS).join(' '));
  return texts;
}

/** Returns when a renewal of the high-water mark accepted this row in its current form, or undefined. */
export type AcceptedAt = (row: AuditRow) => Date | undefined;

/** Reads the renewals. One that is not authentic accepts nothing. */
export async function readAccepted(query: Query | Tx, vault: Mac): Promise<AcceptedAt> {
  const renewals = await query.selectFrom('audit').selectAll().where('action', '=', 'audit.mark_renewed').execute();
  const accepted = new Map<string, Date>();
  for (const renewal of renewals) {
    if (originOf(vault, renewal) !== 'inserted' || contentMac(vault, renewal) !== renewal.content_mac) continue;
    const text = (renewal.detail as Record<string, unknown>)[ACCEPTED];
    if (typeof text === 'string' && text !== '') for (const named of text.split(' ')) accepted.set(named, renewal.at);
  }
  return (row) => (accepted.size === 0 ? undefined : accepted.get(`${row.id}:${acceptedMac(vault, row)}`));
}
