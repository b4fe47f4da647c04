import { sql } from 'kysely';
import type { SignedCopyRow } from '#server/db/application-tables.ts';
import { databaseNow, fromNow } from '#server/db/database-clock.ts';
import type { Secret } from '#server/crypto/secret.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { Query, Tx } from '#server/ports.ts';

const place = (id: string) => ({ table: 'signed_copies', row: id, column: 'pdf' });
/** All but the file, which is read only when it is sent. */
const columns = [
  'application_id',
  'code',
  'language',
  'signed_at',
  'token_hash',
  'token_expires_at',
  'token_used_at',
  'created_at',
  'made_at',
  'content_hash',
  'last_error',
] as const;

type NewCopy = Pick<SignedCopyRow, 'application_id' | 'code' | 'language' | 'signed_at' | 'token_hash' | 'created_at'>;

/** `tokenMs`: how long the token is valid. Null without a token. */
export async function insertCopy(tx: Tx, row: NewCopy, tokenMs: number | null): Promise<void> {
  const token_expires_at = tokenMs === null ? null : fromNow(tokenMs);
  const unmade = { token_used_at: null, made_at: null, pdf: null, content_hash: null, last_error: null };
  await tx
    .insertInto('signed_copies')
    .values({ ...row, token_expires_at, ...unmade })
    .execute();
}

export const selectCopy = (query: Query | Tx, applicationId: string) =>
  query.selectFrom('signed_copies').select(columns).where('application_id', '=', applicationId).executeTakeFirst();

export const selectCopyByToken = (query: Query | Tx, tokenHash: string) =>
  query
    .selectFrom('signed_copies')
    .select(columns)
    .select(sql<boolean>`coalesce(token_expires_at <= now(), true)`.as('is_over'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

export const selectMadeCopyByCode = (query: Query, code: string) =>
  query
    .selectFrom('signed_copies')
    .select(['language', 'signed_at', 'content_hash'])
    .where('code', '=', code)
    .where('made_at', 'is not', null)
    .executeTakeFirst();

/** The file. Undefined until it is printed. */
export async function openCopyFile(query: Query | Tx, vault: Vault, id: string): Promise<Secret<Buffer> | undefined> {
  const row = await query.selectFrom('signed_copies').select('pdf').where('application_id', '=', id).executeTakeFirst();
  return row?.pdf ? vault.decryptBytes(place(id), Buffer.from(row.pdf)) : undefined;
}

/** Stores the file, unless one is already stored. */
export async function keepCopy(
  query: Query,
  vault: Vault,
  id: string,
  made: { pdf: Buffer; contentHash: string; at: Date },
): Promise<void> {
  await query
    .updateTable('signed_copies')
    .set({
      pdf: vault.encryptBytes(place(id), made.pdf),
      content_hash: made.contentHash,
      made_at: made.at,
      last_error: null,
    })
    .where('application_id', '=', id)
    .where('made_at', 'is', null)
    .execute();
}

export async function noteFailure(query: Query, id: string, reason: string): Promise<void> {
  await query
    .updateTable('signed_copies')
    .set({ last_error: reason })
    .where('application_id', '=', id)
    .where('made_at', 'is', null)
    .execute();
}

/** True for exactly one of several calls with this token, and only when the file is available. */
export async function useToken(tx: Tx, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('signed_copies')
    .set({ token_used_at: databaseNow })
    .where('token_hash', '=', tokenHash)
    .where('token_used_at', 'is', null)
    .where('token_expires_at', '>', databaseNow)
    .where('made_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Applications without a copy: older than this feature, or given up by the queue. */
export const selectUncopied = (tx: Tx, before: Date, limit: number) =>
  tx
    .selectFrom('applications')
    .innerJoin('signatures', 'signatures.application_id', 'applications.id')
    .leftJoin('signed_copies', 'signed_copies.application_id', 'applications.id')
    .select(['applications.id', 'applications.language', 'signatures.signed_at', 'signed_copies.code'])
    .where('signed_copies.made_at', 'is', null)
    .where('applications.created_at', '<', before)
    .orderBy('applications.id')
    .limit(limit)
    .execute();
