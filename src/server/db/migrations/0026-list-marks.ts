import { type Kysely, sql } from 'kysely';

/**
 * Whatever changes what a list of applications shows leaves a random mark, in its own transaction: while the same marks are
 * seen, the list is the same one. A mark is only ever removed beside a new one, so no set of them comes back; and nobody waits
 * for anybody, which a counter in one row would have all writers do. Unlogged, since a crash may forget them: without any,
 * nothing is taken to be unchanged.
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
