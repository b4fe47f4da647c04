import { type RawBuilder, sql } from 'kysely';
import type { OutcomeFilter } from '#contract/decision.ts';
import { type AssignedFilter, UNASSIGNED } from '#contract/assignments.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Query } from '#server/ports.ts';

/** The application that a row of `deals` was created from. */
const ITS_APPLICATION = sql`(select made.application_id from application_invites made where made.id = deals.application_invite_id)`;
const about = {
  applications: sql`application_id = applications.id`,
  deals: sql`(deal_id = deals.id or application_id = ${ITS_APPLICATION})`,
} as const;
/** The decision in force of a row of `applications` or `deals`. Further conditions may follow. */
export const decisionInForce = (list: keyof typeof about): RawBuilder<unknown> =>
  sql`select 1 from decisions where superseded_at is null and ${about[list]}`;

/** Condition on applications or deals: the decision in force has this outcome. `none` means no decision. */
export function hasOutcome(list: keyof typeof about, outcome: OutcomeFilter): RawBuilder<boolean> {
  const standing = decisionInForce(list);
  if (outcome !== 'none') return sql<boolean>`exists (${standing} and outcome = ${outcome})`;
  // Applications closed before decisions were recorded were decided elsewhere.
  return list === 'applications'
    ? sql<boolean>`(applications.decided_at is null and not exists (${standing}))`
    : sql<boolean>`not exists (${standing})`;
}

/** The assignees whose files a list shows, and whether it shows unassigned files. */
export type AssignedTo = { userIds: string[]; unassigned: boolean };

/**
 * Converts the filter of a call. Files of inactive accounts count as unassigned. Reads the ids of these accounts first,
 * so that an index can answer "null or one of these".
 */
export async function assignedToOf(
  query: Query,
  filter: AssignedFilter | '' | undefined,
  userId: string,
): Promise<AssignedTo | undefined> {
  if (!filter) return undefined;
  if (filter === 'mine') return { userIds: [userId], unassigned: false };
  const away = query
    .selectFrom('users')
    .select('id')
    .where('role', 'in', ['admin', 'staff'])
    .where('status', '<>', 'active');
  return { userIds: (await away.execute()).map(({ id }) => id), unassigned: true };
}

/** Does the same for this user's list. Without files.all it shows own and unassigned files only. */
export async function scopeOf(
  query: Query,
  filter: AssignedFilter | '' | undefined,
  { userId, permissions }: { userId: string; permissions: readonly Permission[] },
): Promise<AssignedTo | undefined> {
  if (filter || permissions.includes('files.all')) return assignedToOf(query, filter, userId);
  const free = await assignedToOf(query, UNASSIGNED, userId);
  return free && { ...free, userIds: [userId, ...free.userIds] };
}

const assignee = { applications: sql`applications.assigned_to`, deals: sql`deals.assigned_to` } as const;

/** Condition on applications or deals: the file is assigned as required. Every file matches without a filter. */
export function isAssigned(list: keyof typeof assignee, assigned: AssignedTo | undefined): RawBuilder<boolean> {
  if (!assigned) return sql<boolean>`true`;
  const { userIds, unassigned } = assigned;
  const theirs = sql<boolean>`${assignee[list]} = any(${userIds}::uuid[])`;
  if (!unassigned) return theirs;
  return userIds.length === 0
    ? sql<boolean>`${assignee[list]} is null`
    : sql<boolean>`(${assignee[list]} is null or ${theirs})`;
}
