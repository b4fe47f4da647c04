import { type Kysely, sql } from 'kysely';

/** Adds answers of a language model and interrupted answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table chat_messages
        drop constraint chat_messages_outcome_check,
        add constraint chat_messages_outcome_check
          check (outcome in ('topic', 'calculator', 'refused', 'unsure', 'model', 'interrupted'))`,
    )
    .execute(db);
}
