import { crmReasons, undeliveredNotice } from '#copy/portal/outbox.ts';
import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { CrmError } from '#server/lib/crm-error.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { codeOf } from '#server/lib/error-for-log.ts';
import { JOB_TRIES } from '#server/jobs/queue.ts';
import { notifyAdministrators } from '#server/features/notifications/notify.ts';
import type { Tx } from '#server/ports.ts';
import {
  countTry,
  type CrmSubject,
  deleteEntry,
  insertEntries,
  isOneOfSeveral,
  selectDocumentsToSend,
} from './store.ts';

/** Staff is notified after a few minutes of attempts, and again after the last one. */
const NOTIFIED_AT = 7;
export const UNREADABLE = 'UNREADABLE';

/** Queues these for an external CRM, after the transaction commits. */
export async function queueForCrm({ jobs }: App, tx: Tx, kind: CrmSubject, ids: string[], now: Date): Promise<void> {
  await insertEntries(tx, kind, ids, now);
  for (const id of ids) {
    if (kind === 'lead') await jobs.send('crm-lead', { dealId: id });
    else if (kind === 'document') await jobs.send('crm-document', { documentId: id });
    else await jobs.send('crm-inquiry', { inquiryId: id });
  }
}

/** The same for the stored documents of a deal, in the transaction that records its lead. */
export async function queueDocuments(app: App, tx: Tx, dealId: string, now: Date): Promise<void> {
  const ids = app.crm.keepFile === undefined ? [] : await selectDocumentsToSend(tx, dealId);
  if (ids.length > 0) await queueForCrm(app, tx, 'document', ids, now);
}

/** Removes a delivered entry from the outbox. True for exactly one of several calls. */
export const leaveOutbox = (tx: Tx, id: string): Promise<boolean> => deleteEntry(tx, id);

/** `subject` is the deal or the inquiry. */
type Undelivered = { id: string; subject: { id: string; name: string }; file: string | null };

/**
 * Records that the CRM has not accepted a lead of a deal or an inquiry, or a document with this `file` name. Staff is
 * notified about one document per deal.
 * @throws Error without personal data, so that the queue retries
 */
export async function recordRefusal(app: App, { id, subject, file }: Undelivered, error: unknown): Promise<never> {
  const failure = error instanceof CrmError ? error.fault : codeOf(error) || 'unknown';
  const ours = failure === UNREADABLE ? crmReasons.unreadable : crmReasons.unknown;
  const reason = error instanceof CrmError ? error.reason : ours;
  await app.db.tx(async (tx) => {
    const attempts = await countTry(tx, id, reason);
    if (attempts !== NOTIFIED_AT && attempts !== JOB_TRIES) return;
    if (file !== null && (await isOneOfSeveral(tx, { id, dealId: subject.id, attempts }))) return;
    const news = undeliveredNotice({ deal: subject.name, file, reason, stopped: attempts === JOB_TRIES });
    await notifyAdministrators(systemCtx(await readDatabaseTime(tx)), tx, { ...news, dealId: null, priority: 'high' });
  });
  throw new Error(`the CRM did not accept ${file === null ? 'the lead' : 'document'} ${id}: ${failure}`);
}
