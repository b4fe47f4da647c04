import { type Kysely, sql } from 'kysely';

/**
 * Staff who are not administrators have the role staff and one or more staff roles. Administrators may have staff roles
 * too. Users of a dealership are dealers or dealer-managers. Existing users keep their role.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column staff_roles text[] not null default '{}'`.execute(db);
  await sql`alter table users drop constraint users_role_check`.execute(db);
  await sql`alter table users
    add constraint users_role_check check (role in ('dealer', 'dealer-manager', 'admin', 'staff')),
    add constraint users_staff_roles_check check (
      staff_roles <@ array['underwriter', 'funder', 'sales', 'compliance']
      and (role in ('admin', 'staff') or staff_roles = '{}')
      and (role <> 'staff' or staff_roles <> '{}')
    )`.execute(db);
}
