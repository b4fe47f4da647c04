import { redactNumbers } from '#contract/redact-numbers.ts';
import type { App } from '#server/app.ts';
import { encryptPlainMessages } from './store.ts';

/** Redaction and encryption of so many messages block other requests for a few milliseconds. */
const BATCH = 50;

/**
 * Redacts and encrypts the messages that an earlier version stored as text, one transaction per batch: a run that breaks
 * off keeps its finished batches, and the next one goes on with the rest. Several nodes may run it at once. Stops after
 * its batch when aborted. Answers how many messages it encrypted.
 */
export async function encryptOldChats(app: App, signal?: AbortSignal): Promise<number> {
  for (let total = 0; ;) {
    const count = await app.db.tx((tx) =>
      encryptPlainMessages(tx, app.vault, BATCH, (content, language) => redactNumbers(content, language).text),
    );
    total += count;
    if (count === BATCH && !signal?.aborted) continue;
    if (total > 0) app.log.info({ messages: total }, 'chats of an earlier version were redacted and encrypted');
    return total;
  }
}
