import { type RawBuilder, sql } from 'kysely';
import type { AssignedFilter } from '#contract/assignments.ts';

/** Whose files a list shows: those of one person, or those that nobody with an active account has. */
export type AssignedTo = { userId: string } | 'nobody';

export const assignedToOf = (filter: AssignedFilter | '' | undefined, userId: string): AssignedTo | undefined =>
  filter === 'mine' ? { userId } : filter || undefined;

/** The condition on a column that names who has a file. */
export const isAssigned = (column: string, to: AssignedTo): RawBuilder<boolean> =>
  to === 'nobody'
    ? sql<boolean>`not exists (select 1 from users has where has.id = ${sql.ref(column)} and has.status = 'active')`
    : sql<boolean>`${sql.ref(column)} = ${to.userId}`;
