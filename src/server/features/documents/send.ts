import { unsentDocumentWords } from '#copy/portal/unsent-documents.ts';
import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { CrmFault } from '#server/core/crm-fault.ts';
import { readDatabaseTime } from '#server/core/database-clock.ts';
import type { DocumentRow } from '#server/core/deal-tables.ts';
import { codeOf, describe } from '#server/core/describe.ts';
import { decryptFile } from '#server/core/file-encryption.ts';
import { JOB_TRIES } from '#server/core/jobs.ts';
import { notifyStaff } from '#server/features/notifications/notify.ts';
import type { Tx } from '#server/ports.ts';
import { openFileKey } from './store.ts';
import {
  insertUnsent,
  isOneOfSeveral,
  markSynced,
  markUnsent,
  selectToSend,
  selectUnsentDocument,
} from './unsent-store.ts';

/** A few minutes of trying: then the staff hears of it, and once more when it ends. */
const HEARD_AT = 7;
const UNKNOWN = 'It is not known why: the log may say more.';
const UNREADABLE = 'UNREADABLE';

type Unsent = NonNullable<Awaited<ReturnType<typeof selectUnsentDocument>>>;

/** Whether documents leave for the CRM that is in use, once it holds them. */
export const documentsLeave = (app: App): boolean => app.crm.keepFile !== undefined;

/** Has the CRM beside us told of one document once the open transaction has committed. */
export async function queueDocument(app: App, tx: Tx, id: string, of: { leadId: string | null; now: Date }) {
  if (!documentsLeave(app) || of.leadId === null || !app.crm.isLeadId(of.leadId)) return;
  await insertUnsent(tx, [id], of.now);
  await app.jobs.send('crm-document', { documentId: id });
}

/** The same for what a deal holds already, in the transaction that records its lead. */
export async function queueDocuments(app: App, tx: Tx, dealId: string, now: Date): Promise<void> {
  const ids = documentsLeave(app) ? await selectToSend(tx, dealId) : [];
  if (ids.length === 0) return;
  await insertUnsent(tx, ids, now);
  for (const documentId of ids) await app.jobs.send('crm-document', { documentId });
}

/**
 * The job that moves one document to a CRM beside us. Safe to run twice, and after a crash at any point: the CRM knows its
 * content under the lead, one run records it, and a file that nobody removed is swept.
 * @throws Error in clean words, so that the queue tries again later
 */
export async function sendDocument(app: App, id: string): Promise<void> {
  const row = await selectUnsentDocument(app.db.query, id);
  if (!row || !app.crm.keepFile) return;
  const { crm_lead_id: leadId, file_key: fileKey, key_sealed: keySealed } = row;
  if (leadId === null || fileKey === null || keySealed === null) return;
  const content = () => plainOf(app, { id, fileKey, keySealed });
  await app.crm
    .keepFile({ leadId, name: row.file_name, bytes: row.file_size, content })
    .catch((error: unknown) => refused(app, row, error));
  const isOurs = await app.db.tx(async (tx) => {
    const ctx = systemCtx(await readDatabaseTime(tx));
    if (!(await markSynced(tx, row, ctx.now))) return false;
    await audit(tx, ctx, 'document.synced', { kind: 'document', id }, { deal: row.deal_id });
    return true;
  });
  if (isOurs) await removeFile(app, row, fileKey);
}

type Stored = { id: string; fileKey: string; keySealed: string };
async function* plainOf(app: App, { id, fileKey, keySealed }: Stored): AsyncGenerator<Buffer> {
  try {
    const key = openFileKey(app.vault, id, keySealed);
    const sealed = await app.files.open(fileKey);
    try {
      yield* decryptFile(sealed, key, id);
    } finally {
      sealed.destroy();
    }
  } catch (cause) {
    throw Object.assign(new Error('the file could not be read', { cause }), { code: UNREADABLE });
  }
}

/** What does not work now is done by the sweep: no document names the file any more. */
const removeFile = (app: App, { id }: DocumentRow, fileKey: string): Promise<void> =>
  app.files
    .remove(fileKey)
    .catch((error: unknown) => app.log.warn({ cause: describe(error) }, `the file of document ${id} is swept later`));

async function refused(app: App, row: Unsent, error: unknown): Promise<never> {
  const fault = error instanceof CrmFault ? error.fault : codeOf(error) || 'unknown';
  const words = fault === UNREADABLE ? unsentDocumentWords.unreadable : UNKNOWN;
  const reason = error instanceof CrmFault ? error.reason : words;
  await app.db.tx(async (tx) => {
    const attempts = await markUnsent(tx, row.id, reason);
    if (attempts !== HEARD_AT && attempts !== JOB_TRIES) return;
    if (await isOneOfSeveral(tx, { id: row.id, dealId: row.deal_id, attempts })) return;
    const { waits, stopped } = unsentDocumentWords;
    const news = (attempts === JOB_TRIES ? stopped : waits)({ deal: row.deal_name, file: row.file_name, reason });
    await notifyStaff(systemCtx(await readDatabaseTime(tx)), tx, { ...news, dealId: null, priority: 'high' });
  });
  throw new Error(`the CRM did not take document ${row.id}: ${fault}`);
}
