import type { UnsentAnswer } from '#contract/unsent-documents.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { nextCursor, readCursor } from '#server/core/cursor.ts';
import { AppError } from '#server/core/errors.ts';
import { isId } from '#server/core/ids.ts';
import { queueState } from '#server/core/jobs.ts';
import { documentsLeave } from './send.ts';
import { lockUnsent, selectUnsent } from './unsent-store.ts';

/** Documents that the CRM does not hold yet, newest first. @throws AppError bad_request on a foreign cursor */
export async function listUnsent(
  app: App,
  ctx: Ctx<StaffActor>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<UnsentAnswer> {
  requirePermission(ctx, 'outbox.read');
  const rows = await selectUnsent(app.db.query, limit + 1, readCursor(cursor));
  const page = rows.slice(0, limit);
  const documents = page.map((row) => ({
    id: row.document_id,
    fileName: row.file_name,
    dealId: row.deal_id,
    dealName: row.deal_name,
    dealership: row.dealership,
    state: queueState(row.attempts),
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
  }));
  return {
    documents,
    leave: documentsLeave(app),
    nextCursor: nextCursor(rows.length > limit, page.at(-1)?.document_id),
  };
}

/**
 * Sends one of them now, whether the queue still waits with it or has given it up.
 * @throws AppError not_found, also once the CRM holds it
 */
export async function retryDocument(app: App, ctx: Ctx<StaffActor>, id: string): Promise<void> {
  requirePermission(ctx, 'outbox.retry');
  await app.db.tx(async (tx) => {
    const row = isId(id) ? await lockUnsent(tx, id) : undefined;
    if (!row) throw new AppError('not_found', 'There is no such document that the CRM does not hold.');
    await app.jobs.runNow('crm-document', { documentId: id });
    await audit(tx, ctx, 'document.retried', { kind: 'document', id }, { attempts: row.attempts });
  });
}
