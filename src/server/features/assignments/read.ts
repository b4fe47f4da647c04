import type { Assignee } from '#contract/assignments.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import type { Query, Tx } from '#server/ports.ts';
import { type PersonWithFiles, selectPeopleOf, selectAllAssignable } from './store.ts';
import { nameOrEmail } from '#server/lib/person-name.ts';

/** Lists staff users who can be assigned a file, by name. */
export const listAssignees = async (app: App, ctx: Ctx<StaffActor>): Promise<Assignee[]> => {
  requirePermission(ctx, 'files.read');
  return (await selectAllAssignable(app.db.query)).map(presentAssignee);
};

/** Reads the assignees of a whole page of a list at once. Returns a lookup by user id. */
export async function findAssignees(
  query: Query | Tx,
  rows: { assigned_to: string | null }[],
): Promise<(id: string | null) => Assignee | null> {
  const ids = [...new Set(rows.flatMap((row) => row.assigned_to ?? []))];
  const found = ids.length === 0 ? [] : await selectPeopleOf(query, ids);
  const known = new Map(found.map((person) => [person.id, presentAssignee(person)]));
  return (id) => (id === null ? null : (known.get(id) ?? null));
}

/** Returns the assignee of this file. */
export const findAssignee = async (query: Query | Tx, row: { assigned_to: string | null }): Promise<Assignee | null> =>
  (await findAssignees(query, [row]))(row.assigned_to);

export const presentAssignee = (person: PersonWithFiles): Assignee => ({
  id: person.id,
  name: nameOrEmail(person),
  email: person.email,
  active: person.status === 'active',
});
