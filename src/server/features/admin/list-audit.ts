import type { ApplicationFile, AuditAnswer } from '#contract/admin.ts';
import type { App } from '#server/app.ts';
import { nextCursor, readCursor } from '#server/core/cursor.ts';
import { selectAudit } from './store.ts';

const HISTORY_ROWS = 200;

/** Who did what, newest first. @throws AppError bad_request on a foreign cursor */
export async function listAudit(
  app: App,
  by: { limit: number; cursor?: string | undefined; subject?: string | undefined },
): Promise<AuditAnswer> {
  const rows = await selectAudit(app.db.query, {
    limit: by.limit + 1,
    before: readCursor(by.cursor),
    subject: by.subject,
  });
  const page = rows.slice(0, by.limit);
  return {
    entries: page.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: actorName(row),
      action: row.action,
      subjectKind: row.subject_kind,
      subjectId: row.subject_id,
      detail: row.detail as Record<string, unknown>,
      requestId: row.request_id,
      ip: row.ip,
    })),
    nextCursor: nextCursor(rows.length > by.limit, page.at(-1)?.id),
  };
}

/** The history of one thing, as its file shows it. */
export async function listHistory(app: App, subject: string): Promise<ApplicationFile['history']> {
  const rows = await selectAudit(app.db.query, { limit: HISTORY_ROWS, before: undefined, subject });
  return rows.map((row) => ({
    at: row.at.toISOString(),
    action: row.action,
    actor: actorName(row),
    detail: row.detail as Record<string, unknown>,
  }));
}

const actorName = (row: { actor_kind: string; email: string | null }): string => row.email ?? row.actor_kind;
