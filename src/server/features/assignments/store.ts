import { sql } from 'kysely';
import type { FileKind } from '#contract/assignments.ts';
import { permissionsOfRole, staffRoles } from '#contract/permissions.ts';
import type { FilePair } from '#server/features/invites/start-deal.ts';
import type { Query, Tx } from '#server/ports.ts';

const MOST = 500;

const people = (query: Query | Tx) =>
  query.selectFrom('users').select(['id', 'first_name', 'last_name', 'email', 'status']);
export type PersonWithFiles = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

/** Roles that work on files. Administrators have all of them. */
const working = staffRoles.filter((role) => permissionsOfRole[role].includes('files.work'));
const staff = (query: Query | Tx) =>
  people(query)
    .where('status', '=', 'active')
    .where(sql<boolean>`(role = 'admin' or staff_roles && ${working}::text[])`);

/** Returns staff users who can be assigned a file, by name. */
export const selectAllAssignable = (query: Query): Promise<PersonWithFiles[]> =>
  staff(query).orderBy('first_name').orderBy('last_name').orderBy('id').limit(MOST).execute();

export const selectAssignable = (tx: Tx, id: string): Promise<PersonWithFiles | undefined> =>
  staff(tx).where('id', '=', id).executeTakeFirst();

/** Includes inactive accounts. */
export const selectPeopleOf = (query: Query | Tx, ids: string[]): Promise<PersonWithFiles[]> =>
  people(query).where('id', 'in', ids).execute();

/**
 * Assigns a file and its counterpart. Returns false when the assignee was not `from`, or is already `to`. Updates the
 * deal first, in the same order as submitting and deciding. Deletion of an application locks in the opposite order. If
 * both run at once, PostgreSQL rolls one back and its caller must retry.
 */
export async function updateAssigned(
  tx: Tx,
  { applicationId, dealId }: FilePair,
  kind: FileKind,
  { from, to }: { from: string | null; to: string | null },
): Promise<boolean> {
  let changed = 0n;
  const parts = [
    { table: 'deals', id: dealId, kind: 'deal' },
    { table: 'applications', id: applicationId, kind: 'application' },
  ] as const;
  for (const part of parts) {
    if (part.id === null) continue;
    let update = tx.updateTable(part.table).set({ assigned_to: to }).where('id', '=', part.id);
    if (part.kind === kind)
      update = update.where('assigned_to', 'is not distinct from', from).where('assigned_to', 'is distinct from', to);
    const { numUpdatedRows } = await update.executeTakeFirst();
    if (part.kind === kind) changed = numUpdatedRows;
  }
  return changed === 1n;
}

const tables = { deal: 'deals', application: 'applications' } as const;

/** Assignee of a file with status, null when unassigned. Undefined for a draft or a missing file. */
export function selectFileAssignee(query: Query | Tx, kind: FileKind, id: string) {
  const table = tables[kind];
  return query
    .selectFrom(table)
    .leftJoin('users', 'users.id', `${table}.assigned_to`)
    .select([`${table}.assigned_to as assignee`, 'users.status'])
    .where(`${table}.id`, '=', id)
    .$if(kind === 'deal', (rows) => rows.where(`${table}.status`, '<>', 'draft'))
    .executeTakeFirst();
}

export async function lockFile(tx: Tx, kind: FileKind, id: string): Promise<void> {
  await tx.selectFrom(tables[kind]).select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function selectAssigneeId(tx: Tx, { kind, id }: { kind: FileKind; id: string }): Promise<string | null> {
  const found = await tx.selectFrom(tables[kind]).select('assigned_to').where('id', '=', id).executeTakeFirst();
  return found?.assigned_to ?? null;
}
