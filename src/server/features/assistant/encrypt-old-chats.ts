import { redactNumbers } from '#contract/redact-numbers.ts';
import type { App } from '#server/app.ts';
import { encryptPlainMessages } from './store.ts';

/** Redaction and encryption of so many messages block other requests for a few milliseconds. */
const BATCH = 50;

/**
 * Redacts and encrypts the messages that an earlier version stored as text. Each batch is one transaction, so an
 * interrupted run keeps its finished batches and the next run continues. Several nodes may run it at once. Stops after its
 * batch when aborted. Returns the number of encrypted messages.
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
