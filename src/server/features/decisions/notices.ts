import { maskedEmail } from '#contract/email-address.ts';
import {
  type Notice,
  type NoticeFilter,
  type NoticesAnswer,
  noticeFilterSchema,
  unsentStates,
} from '#contract/notices.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { pageOf, readCursor } from '#server/lib/cursor.ts';
import { type NoticeBy, selectNotices, type StoredNotice } from './store.ts';
import { audit } from '#server/lib/audit.ts';
import { csvLines } from '#server/lib/csv.ts';

/**
 * Notices that the law requires, and requests for documents or information about deals: unsent first, then newest first.
 * @throws AppError bad_request
 */
export async function listNotices(
  app: App,
  ctx: Ctx<StaffActor>,
  { limit, cursor, ...filter }: NoticeFilter & { limit: number; cursor?: string | undefined },
): Promise<NoticesAnswer> {
  requirePermission(ctx, 'notices.read');
  const before = readCursor(cursor);
  const rows = await selectNotices(app.db.query, {
    ...noticeBy(filter),
    limit: limit + 1,
    before,
    unsentFirst: true,
  });
  const { page, nextCursor } = pageOf(rows, limit);
  return {
    notices: page.map((row) => presentNotice(row, app.brand.notices.decisionDays)),
    sendsEmail: app.config.smtpUrl !== undefined,
    nextCursor,
  };
}

const noticeBy = ({ kind, state }: NoticeFilter): Omit<NoticeBy, 'limit'> => ({
  kind: kind || undefined,
  state: state || undefined,
});

const DAY_MS = 86_400_000;

const presentNotice = (row: StoredNotice, decisionDays: number): Notice => ({
  id: row.id,
  kind: row.kind,
  outcome: row.outcome,
  file:
    row.application_id === null
      ? { kind: 'deal', id: row.deal_id ?? '', name: row.deal_name ?? '', business: row.business }
      : { kind: 'application', id: row.application_id, name: row.reference ?? '', business: row.business },
  to: row.to_address === null || row.kind === 'information' ? row.to_address : maskedEmail(row.to_address),
  language: row.language,
  state: row.state,
  recordedAt: row.recorded_at.toISOString(),
  dueAt:
    row.clock_from === null || !unsentStates.some((state) => state === row.state)
      ? null
      : new Date(row.clock_from.getTime() + decisionDays * DAY_MS).toISOString(),
  replacedAt: instantOf(row.replaced_at),
  sentAt: instantOf(row.sent_at),
  attempts: row.attempts ?? 0,
  lastError: row.last_error,
  printedAt: instantOf(row.printed_at),
});

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const HEAD = [
  'recorded',
  'kind',
  'outcome',
  'file',
  'to',
  'language',
  'state',
  'sent',
  'tries',
  'fault',
  'printed',
  'replaced',
];

/** Exports the rows of the list as CSV, without a page limit. Records the export before the first line is sent. */
export async function exportNotices(
  app: App,
  ctx: Ctx<StaffActor>,
  filter: NoticeFilter,
): Promise<AsyncGenerator<string>> {
  requirePermission(ctx, 'files.export');
  const set = Object.keys(noticeFilterSchema.shape).filter((name) => filter[name as keyof NoticeFilter]);
  const about = { kind: 'notices', id: 'log' };
  await app.db.tx((tx) => audit(tx, ctx, 'notices.exported', about, { filters: set.join(' ') }));
  return csvLines({
    head: HEAD,
    read: (page) => selectNotices(app.db.query, { ...noticeBy(filter), ...page }),
    cells: (rows) => rows.map((row) => cellsOf(presentNotice(row, app.brand.notices.decisionDays))),
  });
}

const cellsOf = (notice: Notice): string[] => [
  notice.recordedAt,
  notice.kind,
  notice.outcome ?? '',
  notice.file.name,
  notice.to ?? '',
  notice.language,
  notice.state,
  notice.sentAt ?? '',
  String(notice.attempts),
  notice.lastError ?? '',
  notice.printedAt ?? '',
  notice.replacedAt ?? '',
];
