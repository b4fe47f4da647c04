import { Readable } from 'node:stream';
import { type AuditEntry, auditFilterSchema, type AuditFilter } from '#contract/audit.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { csvHead, csvLine } from '#server/core/csv.ts';
import { auditBy, presentAudit } from './list-audit.ts';
import { selectAudit } from './store.ts';

const PAGE = 500;
const HEAD = ['time', 'who', 'action', 'kind', 'subject', 'name', 'detail', 'address', 'request', 'number'];

/**
 * The same rows as the list, all of them, as CSV (RFC 4180, UTF-8), read page by page as fast as they are taken.
 * The export is recorded before the first line leaves, and stands in it. Which filters were set is kept, not what for.
 */
export async function exportAudit(app: App, ctx: Ctx<UserActor>, filter: AuditFilter): Promise<Readable> {
  const set = Object.keys(auditFilterSchema.shape).filter((name) => filter[name as keyof AuditFilter]);
  await app.db.tx((tx) => audit(tx, ctx, 'audit.exported', { kind: 'audit', id: 'trail' }, { filters: set.join(' ') }));
  return Readable.from(linesOf(app, filter), { objectMode: false });
}

async function* linesOf(app: App, filter: AuditFilter): AsyncGenerator<string> {
  yield csvHead(HEAD);
  let before: string | undefined;
  for (;;) {
    const page = await selectAudit(app.db.query, { ...auditBy(filter), limit: PAGE, before });
    if (page.length > 0) yield page.map((row) => lineOf(presentAudit(row))).join('');
    before = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}

const lineOf = (entry: AuditEntry): string =>
  csvLine([
    entry.at,
    entry.actor,
    entry.action,
    entry.subjectKind,
    entry.subjectId,
    entry.subjectName ?? '',
    Object.entries(entry.detail)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join('; '),
    entry.ip,
    entry.requestId,
    entry.seq === null ? '' : String(entry.seq),
  ]);
