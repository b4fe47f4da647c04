import type { Notice, NoticeFilter, NoticesAnswer } from '#contract/notices.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { maskedAddress } from '#server/lib/masked-address.ts';
import { nextCursor, readCursor } from '#server/lib/cursor.ts';
import { type NoticeBy, selectNotices, type StoredNotice } from './notice-store.ts';

/** What applicants were told by law, and what was asked for on deals, newest first. @throws AppError bad_request on a foreign cursor */
export async function listNotices(
  app: App,
  ctx: Ctx<StaffActor>,
  { limit, cursor, ...filter }: NoticeFilter & { limit: number; cursor?: string | undefined },
): Promise<NoticesAnswer> {
  requirePermission(ctx, 'notices.read');
  const before = readCursor(cursor);
  const rows = await selectNotices(app.db.query, { ...noticeBy(filter), limit: limit + 1, before });
  const page = rows.slice(0, limit);
  return { notices: page.map(presentNotice), nextCursor: nextCursor(rows.length > limit, page.at(-1)?.id) };
}

export const noticeBy = ({ kind, state }: NoticeFilter): Omit<NoticeBy, 'limit'> => ({
  kind: kind || undefined,
  state: state || undefined,
});

export const presentNotice = (row: StoredNotice): Notice => ({
  id: row.id,
  kind: row.kind,
  outcome: row.outcome,
  file:
    row.application_id === null
      ? { kind: 'deal', id: row.deal_id ?? '', name: row.deal_name ?? '' }
      : { kind: 'application', id: row.application_id, name: row.reference ?? '' },
  to: row.to_address === null || row.kind === 'information' ? row.to_address : maskedAddress(row.to_address),
  language: row.language,
  state: row.state,
  recordedAt: row.recorded_at.toISOString(),
  replacedAt: instantOf(row.replaced_at),
  sentAt: instantOf(row.sent_at),
  attempts: row.attempts ?? 0,
  lastError: row.last_error,
  openedAt: instantOf(row.opened_at),
});

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;
