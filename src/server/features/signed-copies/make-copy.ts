import { randomBytes, createHash } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import { CODE_ALPHABET, CODE_LENGTH } from '#contract/signed-copy.ts';
import type { App } from '#server/app.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { Tx } from '#server/ports.ts';
import { insertCopy, selectUncopied, keepCopy, noteFailure, selectCopy } from './store.ts';
import { readSubmittedApplication } from '#server/features/applications/read.ts';
import { describeCopy } from './describe.ts';

const TOKEN_MS = 30 * 60_000;
const GIVEN_UP_MS = 60 * 60_000;
const BATCH = 200;

/**
 * The applicant's token for one download: 256 bits that only the holder of the key ring can compute. Computed, not
 * random, so that a repeated submission returns the same token and no table stores it.
 */
export const downloadToken = (vault: Vault, reference: string): string => vault.mac('signed-copy-token', reference);

/** Queues the copy, printed after the commit. The download is open for 30 minutes. */
export async function queueSignedCopy(
  app: App,
  tx: Tx,
  of: { applicationId: string; reference: string; language: Language; signedAt: Date },
): Promise<void> {
  const copy = {
    application_id: of.applicationId,
    code: newCode(),
    language: of.language,
    signed_at: of.signedAt,
    token_hash: hashToken(downloadToken(app.vault, of.reference)),
    created_at: of.signedAt,
  };
  await insertCopy(tx, copy, TOKEN_MS);
  await app.jobs.send('make-signed-copy', { applicationId: of.applicationId });
}

/** At startup: queues copies of applications signed before the feature existed, and those that the queue gave up. */
export async function queueMissingCopies(app: App): Promise<void> {
  await app.db.tx(async (tx) => {
    const now = await readDatabaseTime(tx);
    for (const row of await selectUncopied(tx, new Date(now.getTime() - GIVEN_UP_MS), BATCH)) {
      const { id: application_id, language, signed_at } = row;
      const copy = { application_id, code: newCode(), language, signed_at, token_hash: null, created_at: now };
      if (row.code === null) await insertCopy(tx, copy, null);
      await app.jobs.send('make-signed-copy', { applicationId: application_id });
    }
  });
}

/** Uses five bits of each byte, so that all characters are equally likely. */
const newCode = (): string => Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_ALPHABET.charAt(byte & 31)).join('');

/**
 * The job that prints one signed copy. Safe to repeat: the file stored first stays unchanged.
 * @throws Error without personal data, so that the queue retries
 */
export async function makeSignedCopy(app: App, applicationId: string): Promise<void> {
  const copy = await selectCopy(app.db.query, applicationId);
  if (!copy || copy.made_at !== null) return;
  const at = await readDatabaseTime(app.db.query);
  try {
    const { brand, config, printer } = app;
    const submitted = await readSubmittedApplication(app, applicationId);
    const made = { brand, publicUrl: config.publicUrl, code: copy.code, madeAt: at, sealed: printer.signs };
    const pdf = await printer.print(describeCopy(submitted, made));
    const contentHash = createHash('sha256').update(pdf).digest('hex');
    await keepCopy(app.db.query, app.vault, applicationId, { pdf, contentHash, at });
  } catch (error) {
    // Only the class: a message could contain what was printed.
    const reason = error instanceof Error ? error.name : 'unknown';
    await noteFailure(app.db.query, applicationId, reason);
    throw new Error(`the signed copy of ${applicationId} was not printed: ${reason}`);
  }
}
