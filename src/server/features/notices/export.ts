import { Readable } from 'node:stream';
import { type Notice, type NoticeFilter, noticeFilterSchema } from '#contract/notices.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { csvHead, csvLine } from '#server/core/csv.ts';
import { noticeBy, presentNotice } from './list.ts';
import { selectNotices } from './store.ts';

const PAGE = 500;
const HEAD = ['recorded', 'kind', 'outcome', 'file', 'to', 'language', 'state', 'sent', 'tries', 'fault', 'opened'];

/** The same rows as the list, all of them, as CSV; recorded before the first line leaves. */
export async function exportNotices(app: App, ctx: Ctx<UserActor>, filter: NoticeFilter): Promise<Readable> {
  const set = Object.keys(noticeFilterSchema.shape).filter((name) => filter[name as keyof NoticeFilter]);
  const about = { kind: 'notices', id: 'log' };
  await app.db.tx((tx) => audit(tx, ctx, 'notices.exported', about, { filters: set.join(' ') }));
  return Readable.from(linesOf(app, filter), { objectMode: false });
}

async function* linesOf(app: App, filter: NoticeFilter): AsyncGenerator<string> {
  yield csvHead(HEAD);
  let before: string | undefined;
  for (;;) {
    const page = await selectNotices(app.db.query, { ...noticeBy(filter), limit: PAGE, before });
    if (page.length > 0) yield page.map((row) => lineOf(presentNotice(row))).join('');
    before = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}

const lineOf = (notice: Notice): string =>
  csvLine([
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
  ]);
