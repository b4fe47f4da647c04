import { type RawBuilder, sql } from 'kysely';
import { type AssignedFilter, assignedFilters } from '#contract/assignments.ts';
import type { StaffActor } from '#server/context.ts';
import type { Query } from '#server/ports.ts';

/** Whose files a list shows: those of some people, and (nobody) those that no one has. */
export type AssignedTo = { userIds: string[]; nobody: boolean };

/**
 * What the filter of a call means. Files of an account that is not active count as nobody's: who these are is asked for
 * before, so that an index answers "nobody or one of these".
 */
export async function assignedToOf(
  query: Query,
  filter: AssignedFilter | '' | undefined,
  userId: string,
): Promise<AssignedTo | undefined> {
  if (!filter) return undefined;
  if (filter === 'mine') return { userIds: [userId], nobody: false };
  const away = query
    .selectFrom('users')
    .select('id')
    .where('role', 'in', ['admin', 'staff'])
    .where('status', '<>', 'active');
  return { userIds: (await away.execute()).map(({ id }) => id), nobody: true };
}

const [, UNASSIGNED] = assignedFilters;

/** The same for a list of this user: without files.all it shows own and unassigned files only. */
export async function scopeOf(
  query: Query,
  filter: AssignedFilter | '' | undefined,
  { userId, permissions }: StaffActor,
): Promise<AssignedTo | undefined> {
  if (filter || permissions.includes('files.all')) return assignedToOf(query, filter, userId);
  const free = await assignedToOf(query, UNASSIGNED, userId);
  return free && { ...free, userIds: [userId, ...free.userIds] };
}

/** The condition on a column that names who has a file. */
export function isAssigned(column: string, { userIds, nobody }: AssignedTo): RawBuilder<boolean> {
  const theirs = sql<boolean>`${sql.ref(column)} = any(${userIds}::uuid[])`;
  if (!nobody) return theirs;
  return userIds.length === 0
    ? sql<boolean>`${sql.ref(column)} is null`
    : sql<boolean>`(${sql.ref(column)} is null or ${theirs})`;
}
