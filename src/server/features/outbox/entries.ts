import type { OutboxAnswer, OutboxEntry, OutboxKind, OutboxQuery } from '#contract/outbox.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { pageOf, readCursor } from '#server/lib/cursor.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { queueState } from '#server/jobs/queue.ts';
import { emailState } from '#server/features/emails/list.ts';
import { lockEntry, selectOutboxEntries, selectNextTries, type StoredOutboxEntry } from './store.ts';

const DELIVERED = 'This entry is not in the outbox. It was delivered or removed.';

/** Everything not delivered yet, newest first. @throws AppError bad_request for an invalid cursor */
export async function listOutbox(
  app: App,
  ctx: Ctx<StaffActor>,
  { limit, cursor, state }: OutboxQuery,
): Promise<OutboxAnswer> {
  requirePermission(ctx, 'outbox.read');
  const rows = await selectOutboxEntries(app.db.query, {
    limit: limit + 1,
    before: readCursor(cursor),
    failedOnly: state === 'failed',
  });
  const { page, nextCursor } = pageOf(rows, limit);
  const nextTries = await selectNextTries(
    app.db.query,
    page.map((row) => row.id),
  );
  return {
    entries: page.map((row) => present(row, nextTries.get(row.id))),
    sendsEmail: app.config.smtpUrl !== undefined,
    nextCursor,
  };
}

function present(row: StoredOutboxEntry, nextTry: Date | undefined): OutboxEntry {
  const waits = {
    id: row.id,
    state: stateOf(row, nextTry),
    attempts: row.attempts,
    lastError: row.last_error,
    nextTryAt: nextTry?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
  return { ...subjectOf(row), ...waits };
}

function subjectOf(row: StoredOutboxEntry) {
  if (row.kind === 'email') return { kind: 'email', template: row.template ?? '', to: row.to_address ?? '' } as const;
  if (row.kind === 'inquiry') return { kind: 'inquiry', inquiry: row.inquiry ?? 'callback' } as const;
  const deal = { dealId: row.deal_id ?? '', dealName: row.deal_name ?? '', dealership: row.dealership ?? '' };
  return row.kind === 'lead'
    ? ({ kind: 'lead', ...deal } as const)
    : ({ kind: 'document', fileName: row.file_name ?? '', ...deal } as const);
}

/** A permanently refused email is not retried automatically. A retry by staff gives new attempts. */
function stateOf({ kind, attempts, last_error }: StoredOutboxEntry, nextTry: Date | undefined): OutboxEntry['state'] {
  if (kind === 'email' && emailState({ state: 'failed', attempts, last_error }) === 'refused') return 'stopped';
  const state = queueState(attempts);
  return state === 'stopped' && nextTry !== undefined ? 'failed' : state;
}

/** Stored values; they must not change. */
const retried = {
  lead: ['lead.retried', 'deal'],
  document: ['document.retried', 'document'],
  inquiry: ['inquiry.retried', 'inquiry'],
  email: ['mail.retried', 'mail'],
} as const;

/** Delivers a queued or stopped entry now. @throws AppError not_found, also when already delivered */
export async function retryEntry(app: App, ctx: Ctx<StaffActor>, id: string): Promise<void> {
  requirePermission(ctx, 'outbox.retry');
  await app.db.tx(async (tx) => {
    const entry = isId(id) ? await lockEntry(tx, id) : undefined;
    if (!entry) throw new AppError('not_found', DELIVERED);
    await runNow(app, entry.kind, id);
    const { template, attempts } = entry;
    const [action, kind] = retried[entry.kind];
    await audit(tx, ctx, action, { kind, id }, { ...(template !== null && { template }), attempts });
  });
}

function runNow({ jobs }: App, kind: OutboxKind, id: string): Promise<void> {
  if (kind === 'lead') return jobs.runNow('crm-lead', { dealId: id });
  if (kind === 'inquiry') return jobs.runNow('crm-inquiry', { inquiryId: id });
  return kind === 'document'
    ? jobs.runNow('crm-document', { documentId: id })
    : jobs.runNow('deliver-mail', { mailId: id });
}
