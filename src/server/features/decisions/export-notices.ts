import { type Notice, type NoticeFilter, noticeFilterSchema } from '#contract/notices.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { csvLines } from '#server/lib/csv.ts';
import { noticeBy, presentNotice } from './list-notices.ts';
import { selectNotices } from './notice-store.ts';

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
  'opened',
  'replaced',
];

/** The same rows as the list, all of them, as CSV; recorded before the first line leaves. */
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
    cells: (rows) => rows.map((row) => cellsOf(presentNotice(row))),
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
  notice.openedAt ?? '',
  notice.replacedAt ?? '',
];
