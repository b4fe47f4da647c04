import { sql } from 'kysely';
import type { AuditAction } from '#contract/audit.ts';
import { patternOf } from '#server/lib/searchable.ts';
import type { Query } from '#server/ports.ts';

export type AuditBy = {
  limit: number;
  before?: string | undefined;
  subjectIds?: string[] | undefined;
  /** Only status changes. */
  moves?: boolean;
  /** An id, the reference of an application, or the address of a user. */
  subject?: string | undefined;
  /** Part of an email address, or "visitor" or "system". */
  who?: string | undefined;
  action?: AuditAction | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

/** Returns entries newest first, because ids sort by time. `before` is the last id of the previous page. */
export async function selectAudit(query: Query, by: AuditBy) {
  let rows = query
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .selectAll('audit')
    .select('users.email')
    .select(ASSIGNEE)
    .select([nameOf('application', 'applications', 'reference'), nameOf('user', 'users', 'email')])
    .orderBy('audit.id', 'desc')
    .limit(by.limit);
  if (by.before !== undefined) rows = rows.where('audit.id', '<', by.before);
  if (by.subjectIds !== undefined) rows = rows.where('audit.subject_id', 'in', by.subjectIds);
  if (by.moves) rows = rows.where(sql<boolean>`audit.detail->>'to' is distinct from audit.detail->>'from'`);
  if (by.subject !== undefined) rows = rows.where('audit.subject_id', 'in', idsOf(by.subject));
  if (by.action !== undefined) rows = rows.where('audit.action', '=', by.action);
  if (by.from !== undefined) rows = rows.where('audit.at', '>=', by.from);
  if (by.to !== undefined) rows = rows.where('audit.at', '<', by.to);
  if (by.who === 'visitor' || by.who === 'system') return rows.where('audit.actor_kind', '=', by.who).execute();
  if (by.who === undefined) return rows.execute();
  const address = patternOf(by.who.toLowerCase());
  const people = await query
    .selectFrom('users')
    .select('id')
    .where('email', 'like', address)
    .limit(FEW + 1)
    .execute();
  // An index answers "one of these few ids". Rows of many users are found quickly from the newest on.
  rows =
    people.length > FEW
      ? rows.where('users.email', 'like', address)
      : rows.where(sql<boolean>`audit.actor_id = any(${people.map(({ id }) => id)}::uuid[])`);
  return rows.execute();
}

const FEW = 100;

/** Deleted applications are found through the record of their deletion. */
const idsOf = (subject: string) => sql<string>`(select ${subject}
  union select id::text from applications where reference = ${subject.toUpperCase()}
  union select id::text from users where email = ${subject.toLowerCase()}
  union select subject_id from audit where action = 'application.purged'
    and detail->>'reference' = ${subject.toUpperCase()})`;

/** Only ids are looked up, because some subjects are words. */
const nameOf = <K extends 'application' | 'user'>(kind: K, table: string, column: string) =>
  sql<string | null>`case when audit.subject_kind = ${kind} and audit.subject_id ~ '^[0-9a-f-]{36}$'
    then (select named.${sql.ref(column)} from ${sql.table(table)} named where named.id = audit.subject_id::uuid) end`.as(
    `${kind}_name`,
  );
/** The record contains only the id of the assignee. */
const ASSIGNEE = sql<string | null>`case when audit.action in ('application.assigned', 'deal.assigned')
  then (select named.email from users named where named.id = (audit.detail->>'assignee')::uuid) end`.as(
  'assignee_email',
);

export type FoundAudit = Awaited<ReturnType<typeof selectAudit>>[number];
