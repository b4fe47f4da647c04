import { type RawBuilder, sql } from 'kysely';
import type { OutcomeFilter } from '#contract/decision.ts';
import { type AssignedFilter, assignedFilters } from '#contract/assignments.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Query } from '#server/ports.ts';

/** The application that a deal of the table `deals` was made from. */
const ITS_APPLICATION = sql`(select made.application_id from application_invites made where made.id = deals.application_invite_id)`;
const about = {
  applications: sql`application_id = applications.id`,
  deals: sql`(deal_id = deals.id or application_id = ${ITS_APPLICATION})`,
} as const;

/** The condition on a list of applications or deals whose decision in force is this one; `none`: without a decision. */
export function hasOutcome(list: keyof typeof about, outcome: OutcomeFilter): RawBuilder<boolean> {
  const standing = sql`select 1 from decisions where superseded_at is null and ${about[list]}`;
  if (outcome !== 'none') return sql<boolean>`exists (${standing} and outcome = ${outcome})`;
  // What was closed before decisions were recorded was decided elsewhere.
  return list === 'applications'
    ? sql<boolean>`(applications.decided_at is null and not exists (${standing}))`
    : sql<boolean>`not exists (${standing})`;
}

/** Whose files a list shows: those of these users, and the unassigned ones. */
export type AssignedTo = { userIds: string[]; unassigned: boolean };

/**
 * What the filter of a call means. Files of an account that is not active count as unassigned. Their ids are read first, so
 * that an index can answer "null or one of these".
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

const [, UNASSIGNED] = assignedFilters;

/** The same for a list of this user: without files.all it shows own and unassigned files only. */
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

/** The condition on a list of applications or deals that one of these users has the file. */
export function isAssigned(list: keyof typeof assignee, { userIds, unassigned }: AssignedTo): RawBuilder<boolean> {
  const theirs = sql<boolean>`${assignee[list]} = any(${userIds}::uuid[])`;
  if (!unassigned) return theirs;
  return userIds.length === 0
    ? sql<boolean>`${assignee[list]} is null`
    : sql<boolean>`(${assignee[list]} is null or ${theirs})`;
}
