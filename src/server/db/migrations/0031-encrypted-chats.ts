import { type Kysely, sql } from 'kysely';
import { redactNumbers } from '#contract/redact-numbers.ts';
import type { Language } from '#contract/language.ts';

/**
 * Stores chat messages encrypted and leaves `content` empty. The server redacts and encrypts existing messages in the
 * background. The index lists the remaining ones, including those that nodes of the earlier version store during the
 * upgrade. Industries of chats have few different values, so they are redacted here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_messages add column encrypted_content text`.execute(db);
  await sql`create index chat_messages_plain on chat_messages (id)
    where content <> '' or encrypted_content is null`.execute(db);
  const { rows } = await sql<{ industry: string; language: Language }>`
    select distinct industry, language from chat_sessions`.execute(db);
  for (const { industry, language } of rows) {
    const { text, found } = redactNumbers(industry, language);
    if (found)
      await sql`update chat_sessions set industry = ${text}
        where industry = ${industry} and language = ${language}`.execute(db);
  }
}
