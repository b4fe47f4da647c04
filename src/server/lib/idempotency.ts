import { sql } from 'kysely';
import type { Query, Tx } from '#server/ports.ts';
import { canonicalJson } from './canonical-json.ts';
import { databaseNow, fromNow } from '#server/db/database-clock.ts';
import { AppError } from './app-error.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import type { Vault } from '#server/crypto/vault.ts';

const KEPT_MS = 24 * 3_600_000;

/** One use of an Idempotency-Key: caller, route and content. */
export type IdempotencyClaim = { scope: string; keyHash: string; bodyMac: string };
export type SavedAnswer = { status: number; answer: unknown; replayed: boolean };

/** Reads the header. The content is hashed with a separate key, because it may contain guessable numbers. */
export function claimOf(
  header: string | string[] | undefined,
  route: string,
  caller: string,
  input: unknown,
  vault: Vault,
): IdempotencyClaim | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || header.length < 8 || header.length > 200)
    throw new AppError('bad_request', 'The Idempotency-Key must be a text of 8 to 200 characters.');
  return {
    scope: `${route} ${caller}`,
    keyHash: hashToken(header),
    bodyMac: vault.mac('idempotency', canonicalJson(input)),
  };
}

/** Returns whether a call with this key was already answered. For calls whose body is expensive to read. */
export async function isKeyKnown(
  query: Query,
  { header, route, caller }: { header: string | string[] | undefined; route: string; caller: string },
): Promise<boolean> {
  if (typeof header !== 'string') return false;
  const known = query.selectFrom('idempotency').select('scope').where('scope', '=', `${route} ${caller}`);
  const row = known.where('key_hash', '=', hashToken(header)).where('expires_at', '>', databaseNow);
  return (await row.executeTakeFirst()) !== undefined;
}

/**
 * Returns the stored answer when this key was already used with this content. Otherwise returns undefined and locks the
 * key until the transaction ends.
 * @throws AppError in_progress while another transaction has the lock; idempotency_mismatch for other content
 */
export async function replayOrClaim(
  tx: Tx,
  vault: Vault,
  claim: IdempotencyClaim | undefined,
): Promise<SavedAnswer | undefined> {
  if (!claim) return undefined;
  const lock = vault.mac('idempotency-lock', `${claim.scope} ${claim.keyHash}`);
  const held = await sql<{ ok: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as ok`.execute(
    tx,
  );
  if (held.rows[0]?.ok !== true)
    throw new AppError('in_progress', 'This request is still being processed. Please wait a moment.', {
      retryAfterSeconds: 1,
    });
  const known = await tx
    .selectFrom('idempotency')
    .select(['body_mac', 'status', 'answer'])
    .where('scope', '=', claim.scope)
    .where('key_hash', '=', claim.keyHash)
    .where('expires_at', '>', databaseNow)
    .executeTakeFirst();
  if (!known) return undefined;
  if (known.body_mac !== claim.bodyMac)
    throw new AppError('idempotency_mismatch', 'This Idempotency-Key was already used for another request.');
  return { status: known.status, answer: known.answer, replayed: true };
}

/** Stores the answer for 24 hours, in the transaction of the change. */
export async function saveAnswer(
  tx: Tx,
  claim: IdempotencyClaim | undefined,
  first: { status: number; answer: object },
): Promise<void> {
  if (!claim) return;
  const row = {
    body_mac: claim.bodyMac,
    status: first.status,
    answer: JSON.stringify(first.answer),
    created_at: databaseNow,
    expires_at: fromNow(KEPT_MS),
  };
  await tx
    .insertInto('idempotency')
    .values({ scope: claim.scope, key_hash: claim.keyHash, ...row })
    .onConflict((c) => c.columns(['scope', 'key_hash']).doUpdateSet(row))
    .execute();
}

export async function forgetExpiredAnswers(query: Query): Promise<void> {
  await query.deleteFrom('idempotency').where('expires_at', '<', databaseNow).execute();
}
