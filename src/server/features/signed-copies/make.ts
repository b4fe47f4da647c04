import { createHash } from 'node:crypto';
import type { App } from '#server/app.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { openSubmitted } from '#server/features/applications/open-submitted.ts';
import { describeCopy } from './describe.ts';
import { keepCopy, noteFailure, selectCopy } from './store.ts';

/**
 * The job that makes one signed copy. Safe to run twice: the file that was kept first stays, byte for byte.
 * @throws Error in clean words, so that the queue tries again later
 */
export async function makeSignedCopy(app: App, applicationId: string): Promise<void> {
  const copy = await selectCopy(app.db.query, applicationId);
  if (!copy || copy.made_at !== null) return;
  const at = await readDatabaseTime(app.db.query);
  try {
    const { brand, config, printer } = app;
    const submitted = await openSubmitted(app, applicationId);
    const made = { brand, publicUrl: config.publicUrl, code: copy.code, madeAt: at, sealed: printer.signs };
    const pdf = await printer.print(describeCopy(submitted, made));
    const contentHash = createHash('sha256').update(pdf).digest('hex');
    await keepCopy(app.db.query, app.vault, applicationId, { pdf, contentHash, at });
  } catch (error) {
    // The class alone: a message could carry what was to be printed.
    const reason = error instanceof Error ? error.name : 'unknown';
    await noteFailure(app.db.query, applicationId, reason);
    throw new Error(`the signed copy of ${applicationId} was not made: ${reason}`);
  }
}
