import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import type { DocumentRow } from '#server/db/deal-tables.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import { decryptFile } from '#server/crypto/file-encryption.ts';
import { leaveOutbox, queueForCrm, recordRefusal, UNREADABLE } from '#server/features/outbox/crm-delivery.ts';
import type { Tx } from '#server/ports.ts';
import { markSynced, decryptContentKey, selectUnsent } from './store.ts';

/** Returns whether documents are moved to the CRM in use. */
export const documentsLeave = (app: App): boolean => app.crm.keepFile !== undefined;

/** Queues one document for an external CRM, after the transaction commits. */
export async function queueDocumentForCrm(app: App, tx: Tx, id: string, of: { leadId: string | null; now: Date }) {
  if (!documentsLeave(app) || of.leadId === null || !app.crm.isLeadId(of.leadId)) return;
  await queueForCrm(app, tx, 'document', [id], of.now);
}

/**
 * Moves one document to an external CRM (job). Safe to repeat, and after a crash at any point. The CRM
 * recognizes the content under the lead, one run records it, and a file that was not removed is cleaned up.
 * @throws Error without personal data, so that the queue retries
 */
export async function pushDocumentToCrm(app: App, id: string): Promise<void> {
  const row = await selectUnsent(app.db.query, id);
  if (!row || !app.crm.keepFile) return;
  const { crm_lead_id: leadId, file_key: storageKey, key_sealed: keySealed } = row;
  if (leadId === null || storageKey === null || keySealed === null) return;
  const content = () => plainOf(app, { id, storageKey, keySealed });
  const of = { id, subject: { id: row.deal_id, name: row.deal_name }, file: row.file_name };
  await app.crm
    .keepFile({ leadId, name: row.file_name, bytes: row.file_size, content })
    .catch(async (error: unknown) => {
      // Another run of the job may have sent the file and removed it in the meantime.
      if (await selectUnsent(app.db.query, id)) await recordRefusal(app, of, error);
    });
  const isOurs = await app.db.tx(async (tx) => {
    const ctx = systemCtx(await readDatabaseTime(tx));
    const isSynced = await markSynced(tx, row, ctx.now);
    await leaveOutbox(tx, id);
    if (!isSynced) return false;
    await audit(tx, ctx, 'document.synced', { kind: 'document', id }, { deal: row.deal_id });
    return true;
  });
  if (isOurs) await removeFile(app, row, storageKey);
}

type Stored = { id: string; storageKey: string; keySealed: string };
async function* plainOf(app: App, { id, storageKey, keySealed }: Stored): AsyncGenerator<Buffer> {
  try {
    const key = decryptContentKey(app.vault, id, keySealed);
    const sealed = await app.files.open(storageKey);
    try {
      yield* decryptFile(sealed, key, id);
    } finally {
      sealed.destroy();
    }
  } catch (cause) {
    throw Object.assign(new Error('the file could not be read', { cause }), { code: UNREADABLE });
  }
}

/** Removes the stored file. If this fails, the cleanup removes it, because no document refers to it. */
const removeFile = (app: App, { id }: DocumentRow, storageKey: string): Promise<void> =>
  app.files
    .remove(storageKey)
    .catch((error: unknown) =>
      app.log.warn({ cause: errorForLog(error) }, `the file of document ${id} is deleted by the next cleanup`),
    );
