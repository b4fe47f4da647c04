import { sql } from 'kysely';
import type { UserRow } from '#server/db/tables.ts';
import { foldedSql } from '#server/lib/searchable.ts';
import type { Query, Tx } from '#server/ports.ts';

const MOST = 500;

/** Everyone with an account or an invitation, last invited first. */
const people = (query: Query | Tx) =>
  query
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .leftJoin('totp', (join) => join.onRef('totp.user_id', '=', 'users.id').on('totp.confirmed_at', 'is not', null))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('invitations')
          .select(['invitations.expires_at', 'invitations.revoked_at'])
          .select(sql<boolean>`invitations.expires_at > now()`.as('is_open'))
          .whereRef('invitations.user_id', '=', 'users.id')
          .where('invitations.purpose', '=', 'activate')
          .orderBy('invitations.id', 'desc')
          .limit(1)
          .as('invited'),
      (join) => join.onTrue(),
    )
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.role',
      'users.staff_roles',
      'users.status',
      'users.last_sign_in_at',
      'accounts.name as account',
      'totp.user_id as totp_of',
      'invited.expires_at',
      'invited.revoked_at',
      'invited.is_open',
    ]);
export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

const WORDS = foldedSql(sql`users.first_name || ' ' || users.last_name || ' ' || users.email || ' ' || accounts.name`);

export function selectPeople(query: Query, by: { limit: number; before: string | undefined; patterns: string[] }) {
  let rows = people(query).orderBy('users.id', 'desc').limit(by.limit);
  for (const pattern of by.patterns) rows = rows.where(WORDS, 'like', pattern);
  if (by.before !== undefined) rows = rows.where('users.id', '<', by.before);
  return rows.execute();
}

export const selectPeopleByEmail = (query: Query, emails: string[]): Promise<PersonRow[]> =>
  people(query).where('users.email', 'in', emails).execute();

/** Returns users of one dealership. */
export const selectColleagues = (query: Query, accountId: string): Promise<PersonRow[]> =>
  people(query).where('users.account_id', '=', accountId).orderBy('users.id', 'desc').limit(MOST).execute();

export const selectPerson = (tx: Tx, id: string) => people(tx).where('users.id', '=', id).executeTakeFirst();

export const selectUser = (query: Query | Tx, id: string): Promise<UserRow | undefined> =>
  query.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks the user until the transaction ends. */
export const lockPerson = (tx: Tx, id: string): Promise<UserRow | undefined> =>
  tx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Returns false when the user's status is not `from`. */
export async function moveStatus(
  tx: Tx,
  id: string,
  { from, to }: { from: UserRow['status']; to: UserRow['status'] },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateRoles(tx: Tx, id: string, to: Pick<UserRow, 'role' | 'staff_roles'>): Promise<void> {
  await tx.updateTable('users').set(to).where('id', '=', id).execute();
}

/** Returns the email addresses of all active administrators except one user. */
export async function selectOtherAdmins(tx: Query | Tx, id: string): Promise<string[]> {
  const admins = tx.selectFrom('users').select('email').where('role', '=', 'admin').where('status', '=', 'active');
  return (await admins.where('id', '<>', id).orderBy('id').execute()).map((user) => user.email);
}

/** Counts active administrators, except one user. */
export async function countOtherAdmins(tx: Tx, id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts active managers of the same dealership, except one user. */
export async function countOtherManagers(tx: Tx, { id, account_id }: UserRow): Promise<number> {
  const { count } = await tx
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', account_id)
    .where('role', '=', 'dealer-manager')
    .where('status', '=', 'active')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}
