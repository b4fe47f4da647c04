import { type Kysely, sql } from 'kysely';

/**
 * Changes that affect a list of applications insert a random mark in the same transaction. An unchanged set of marks
 * means an unchanged list. A mark is deleted only together with a new one, so no set repeats. Writers do not wait for
 * each other, as they would with a counter. Unlogged: after a crash there are no marks, and every list counts as
 * changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table list_marks (mark bigint not null)`.execute(db);
  await sql`create function leave_list_mark() returns trigger language plpgsql as $$ begin
    if random() < 0.02 then
      delete from list_marks where ctid = any (array(select ctid from list_marks for update skip locked));
    end if;
    insert into list_marks (mark) values ((random() * 9007199254740991)::bigint);
    return null;
  end $$`.execute(db);
  for (const table of ['applications', 'decisions', 'users'])
    await sql`create trigger list_mark after insert or update or delete on ${sql.table(table)}
      for each statement execute function leave_list_mark()`.execute(db);
}
