import { type RawBuilder, sql } from 'kysely';
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
  /** Part of the email address or the name of a user, or "visitor" or "system". */
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
    .select(['users.email', fullName('users').as('actor_name')])
    .select([inDetail('assignee', sql`users`, sql`named.email`).as('assignee_email'), NAMES.as('names')])
    .select([
      nameOf('application', sql`applications`, sql`named.reference`).as('application_name'),
      nameOf('user', sql`users`, sql`named.email`).as('user_name'),
      nameOf('user', sql`users`, fullName('named')).as('subject_person'),
      nameOf('deal', sql`deals`, DEAL_NAME).as('deal_name'),
      nameOf('contact', sql`crm_contacts`, fullName('named')).as('contact_name'),
      nameOf('application_invite', sql`application_invites`, sql`named.recipient_name`).as('invited_name'),
    ])
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
  const pattern = patternOf(by.who.toLowerCase());
  const isNamed = sql<boolean>`(users.email like ${pattern}
    or lower(users.first_name || ' ' || users.last_name) like ${pattern})`;
  const people = await query
    .selectFrom('users')
    .select('id')
    .where(isNamed)
    .limit(FEW + 1)
    .execute();
  // An index answers "one of these few ids". Rows of many users are found quickly from the newest on.
  rows =
    people.length > FEW
      ? rows.where(isNamed)
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

const fullName = (table: 'users' | 'named') =>
  sql<string | null>`nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), '')`;
const NAME_OR_EMAIL = sql`coalesce(${fullName('named')}, named.email)`;
/** Only its dealership sees a draft. */
const DEAL_NAME = sql`case when named.status <> 'draft' then named.deal_name end`;

type NamedKind = 'application' | 'application_invite' | 'contact' | 'deal' | 'user';
/** Only ids are looked up, because some subjects are words. */
const nameOf = (kind: NamedKind, table: RawBuilder<unknown>, name: RawBuilder<unknown>) =>
  sql<string | null>`case when audit.subject_kind = ${kind} and audit.subject_id ~ '^[0-9a-f-]{36}$'
    then (select ${name} from ${table} named where named.id = audit.subject_id::uuid) end`;
/** The name of the object whose id the detail contains under this key. */
const inDetail = (key: string, table: RawBuilder<unknown>, name: RawBuilder<unknown>) =>
  sql<string | null>`case when audit.detail->>${sql.lit(key)} ~ '^[0-9a-f-]{36}$'
    then (select ${name} from ${table} named where named.id = (audit.detail->>${sql.lit(key)})::uuid) end`;
const APPLICATION = [sql`applications`, sql`named.reference`] as const;
/** The names of the objects in the detail, by key, and the outcome of a decision. The record contains only their ids. */
const NAMES = sql<Record<string, string>>`jsonb_strip_nulls(jsonb_build_object(
  'assignee', ${inDetail('assignee', sql`users`, NAME_OR_EMAIL)},
  'deal', ${inDetail('deal', sql`deals`, DEAL_NAME)},
  'decision', ${inDetail('decision', sql`decisions`, sql`named.outcome`)},
  'application', ${inDetail('application', ...APPLICATION)},
  'applicationId', ${inDetail('applicationId', ...APPLICATION)}))`;

export type FoundAudit = Awaited<ReturnType<typeof selectAudit>>[number];
