import type { ApplicationFile } from '#contract/admin.ts';
import { type AuditAnswer, type AuditEntry, type AuditFilter, auditFilterSchema } from '#contract/audit.ts';
import type { Permission } from '#contract/permissions.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { firstQuestions } from '#server/features/chats/stored-chats.ts';
import { readInquiries } from '#server/features/inquiries/read.ts';
import { ACCEPTED } from './accepted.ts';
import { EMPTIED } from './removals.ts';
import { pageOf, readCursor } from '#server/lib/cursor.ts';
import { type AuditBy, type FoundAudit, selectAudit } from './store.ts';
import { audit } from '#server/lib/audit.ts';
import { csvLines } from '#server/lib/csv.ts';
import { isId } from '#server/lib/ids.ts';

const HISTORY_ROWS = 200;

/** Lists audit entries, newest first. @throws AppError bad_request for an invalid cursor */
export async function listAudit(
  app: App,
  ctx: Ctx<StaffActor>,
  { limit, cursor, ...filter }: AuditFilter & { limit: number; cursor?: string | undefined },
): Promise<AuditAnswer> {
  requirePermission(ctx, 'audit.read');
  const rows = await selectAudit(app.db.query, {
    ...auditBy(filter),
    limit: limit + 1,
    before: readCursor(cursor),
  });
  const { page, nextCursor } = pageOf(rows, limit);
  const nameOf = await encryptedNames(app, ctx, page);
  return {
    entries: page.map((row) => {
      const entry = presentAudit(row);
      return { ...entry, subjectName: entry.subjectName ?? nameOf.get(row.subject_id) ?? null };
    }),
    nextCursor,
  };
}

const LONGEST_NAME = 100;

/** The first question of each chat and the sender of each inquiry on the page, for users who may read them. */
async function encryptedNames(
  app: App,
  { actor: { permissions } }: Ctx<StaffActor>,
  page: FoundAudit[],
): Promise<Map<string, string>> {
  const { query } = app.db;
  const idsOf = (kind: string, permission: Permission): string[] =>
    permissions.includes(permission)
      ? page.flatMap((row) => (row.subject_kind === kind && isId(row.subject_id) ? [row.subject_id] : []))
      : [];
  const questions = await firstQuestions(app, query, idsOf('chat', 'chats.read'));
  const inquiries = await readInquiries(app, query, idsOf('inquiry', 'inquiries.work'));
  return new Map([
    ...[...questions].map(([id, question]): [string, string] => [id, question.slice(0, LONGEST_NAME)]),
    ...[...inquiries].map(([id, { company, name }]): [string, string] => [id, company || name]),
  ]);
}

type History = ApplicationFile['history'];

/** Returns the latest history of these objects for their file, newest first. */
export const listHistory = (app: App, ...subjectIds: string[]): Promise<History> => selectHistory(app, { subjectIds });

/** Returns only the status changes of that history, so that reads and edits do not displace the first steps. */
export const listMoves = (app: App, subjectId: string): Promise<History> =>
  selectHistory(app, { subjectIds: [subjectId], moves: true });

async function selectHistory(app: App, by: Pick<AuditBy, 'subjectIds' | 'moves'>): Promise<History> {
  const rows = await selectAudit(app.db.query, { ...by, limit: HISTORY_ROWS });
  return rows.map((row) => ({
    at: row.at.toISOString(),
    action: row.action,
    actor: actorOf(row),
    actorName: row.actor_name,
    detail: detailOf(row, row.names['assignee'] ?? null),
  }));
}

/** Converts the filter of a call. Empty text means no filter. */
const auditBy = (filter: AuditFilter): Omit<AuditBy, 'limit'> => ({
  subject: filter.subject || undefined,
  who: filter.who || undefined,
  action: filter.action || undefined,
  from: filter.from ? new Date(filter.from) : undefined,
  to: filter.to ? new Date(filter.to) : undefined,
});

const presentAudit = (row: FoundAudit, assignee: string | null = null): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: actorOf(row),
  actorName: row.actor_name,
  action: row.action,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  subjectName:
    row.application_name ?? row.user_name ?? row.deal_name ?? row.contact_name ?? row.invited_name ?? nameInDetail(row),
  subjectPerson: row.subject_person,
  detail: detailOf(row, assignee),
  names: row.names,
  requestId: row.request_id,
  ip: row.ip,
  seq: row.seq,
  isRejected: row.refused_at !== null,
});

const detailOf = ({ detail }: FoundAudit, assignee: string | null): Record<string, unknown> => ({
  ...countNamed(detail as Record<string, unknown>),
  ...(assignee !== null && { assignee }),
});

/** Replaces lists of ids with their count. Only the integrity check needs the ids. */
const countNamed = (detail: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name,
      (name === EMPTIED || name === ACCEPTED) && typeof value === 'string' ? countWords(value) : value,
    ]),
  );
const countWords = (text: string): number => (text === '' ? 0 : text.split(' ').length);

/** A deleted object keeps its name in the record of its deletion. */
function nameInDetail({ detail }: FoundAudit): string | null {
  const reference = (detail as Record<string, unknown>)['reference'];
  return typeof reference === 'string' ? reference : null;
}

const actorOf = (row: { actor_kind: string; email: string | null }): string => row.email ?? row.actor_kind;

const HEAD = ['time', 'who', 'action', 'kind', 'subject', 'name', 'detail', 'address', 'request', 'number'];

/**
 * Exports the rows of the list as CSV, without its page limit. The export is recorded before the first line is sent,
 * and is part of the file. The record contains the names of the filters, not their values.
 */
export async function exportAudit(
  app: App,
  ctx: Ctx<StaffActor>,
  filter: AuditFilter,
): Promise<AsyncGenerator<string>> {
  requirePermission(ctx, 'audit.read');
  const set = Object.keys(auditFilterSchema.shape).filter((name) => filter[name as keyof AuditFilter]);
  await app.db.tx((tx) => audit(tx, ctx, 'audit.exported', { kind: 'audit', id: 'trail' }, { filters: set.join(' ') }));
  return csvLines({
    head: HEAD,
    read: (page) => selectAudit(app.db.query, { ...auditBy(filter), ...page }),
    cells: (rows) => rows.map((row) => cellsOf(presentAudit(row, row.assignee_email))),
  });
}

const cellsOf = (entry: AuditEntry): string[] => [
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
];
