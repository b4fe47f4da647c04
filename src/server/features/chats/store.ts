import { sql } from 'kysely';
import type { ChatMessageRow, ChatSessionRow } from '#server/db/tables.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { Query, Tx } from '#server/ports.ts';

type Page = { limit: number; before: string | undefined };

const place = (id: string) => ({ table: 'chat_messages', row: id, column: 'encrypted_content' });
type Stored = Pick<ChatMessageRow, 'id' | 'content' | 'encrypted_content'>;

/** The text of a message. `content` wins: a node of the earlier version wrote it last. */
const contentOf = (vault: Vault, { id, content, encrypted_content }: Stored): string =>
  content !== '' || encrypted_content === null ? content : vault.decrypt(place(id), encrypted_content).reveal();

/** A message with readable content. */
export type ChatMessage = Omit<ChatMessageRow, 'encrypted_content'>;
const readable = (vault: Vault, { encrypted_content, ...row }: ChatMessageRow): ChatMessage => ({
  ...row,
  content: contentOf(vault, { ...row, encrypted_content }),
});

export async function insertChatSession(query: Query, row: ChatSessionRow): Promise<void> {
  await query.insertInto('chat_sessions').values(row).execute();
}

/** What an answer needs of its chat. */
export type OpenedChat = Pick<ChatSessionRow, 'id' | 'language' | 'message_count'>;

export const selectSessionByHash = (query: Query, tokenHash: string): Promise<OpenedChat | undefined> =>
  query
    .selectFrom('chat_sessions')
    .select(['id', 'language', 'message_count'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

export const selectChatSession = (query: Query | Tx, id: string): Promise<ChatSessionRow | undefined> =>
  query.selectFrom('chat_sessions').selectAll().where('id', '=', id).executeTakeFirst();

/** A hundred questions and their answers. */
export const MOST_MESSAGES = 200;

/** Stores a question and its answer in one statement. Returns false when their chat is full or removed. */
export async function insertExchange(
  query: Query | Tx,
  vault: Vault,
  question: ChatMessage,
  answer: ChatMessage,
): Promise<boolean> {
  const [asked, answered] = [question, answer].map(({ id, content }) => vault.encrypt(place(id), content));
  const { rows } = await sql`
    with chat as (
      update chat_sessions set message_count = message_count + 2, last_message_at = ${question.created_at}::timestamptz
      where id = ${question.session_id}::uuid and message_count < ${MOST_MESSAGES} returning id
    )
    insert into chat_messages (session_id, id, role, content, encrypted_content, outcome, topic, question_id, created_at)
    select chat.id, new.id::uuid, new.role, '', new.content, new.outcome, new.topic, new.question_id::uuid, ${question.created_at}::timestamptz
    from chat, (values
      (${question.id}, 'user', ${asked}, null, null, null),
      (${answer.id}, 'assistant', ${answered}, ${answer.outcome}, ${answer.topic}, ${question.id})
    ) as new (id, role, content, outcome, topic, question_id)
    returning id`.execute(query);
  return rows.length > 0;
}

/** The first question of each of these chats; none for a chat without a question. */
export async function selectFirstQuestions(
  query: Query | Tx,
  vault: Vault,
  sessionIds: string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<Stored & { session_id: string }>`
    select distinct on (session_id) session_id, id, content, encrypted_content from chat_messages
    where session_id = any(${sessionIds}::uuid[]) and role = 'user' order by session_id, id`.execute(query);
  return new Map(rows.map((row) => [row.session_id, contentOf(vault, row)]));
}

/** Newest first: ids sort by time. */
export function selectChats(query: Query, { limit, before }: Page): Promise<ChatSessionRow[]> {
  const rows = query.selectFrom('chat_sessions').selectAll().orderBy('id', 'desc').limit(limit);
  return (before === undefined ? rows : rows.where('id', '<', before)).execute();
}

/** What was written in these chats, in no order. */
export async function selectContents(
  query: Query,
  vault: Vault,
  sessionIds: string[],
): Promise<Pick<ChatMessage, 'session_id' | 'content'>[]> {
  const rows = await query
    .selectFrom('chat_messages')
    .select(['id', 'session_id', 'content', 'encrypted_content'])
    .where('session_id', 'in', sessionIds)
    .execute();
  return rows.map((row) => ({ session_id: row.session_id, content: contentOf(vault, row) }));
}

/** The last messages, oldest first. An answer follows its question: both may be of one millisecond. */
export async function selectMessages(
  query: Query | Tx,
  vault: Vault,
  sessionId: string,
  limit: number,
): Promise<ChatMessage[]> {
  const rows = await query
    .selectFrom('chat_messages')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy(sql`coalesce(question_id, id) desc, question_id desc nulls last`)
    .limit(limit)
    .execute();
  return rows.toReversed().map((row) => readable(vault, row));
}

/** The number of questions without an answer in each of these chats; none for a chat without one. */
export async function countUnanswered(query: Query | Tx, sessionIds: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ session_id: string; count: number }>`
    select session_id, count(*)::int as count from chat_messages
    where session_id = any(${sessionIds}::uuid[]) and outcome = 'unsure' group by session_id`.execute(query);
  return new Map(rows.map(({ session_id, count }) => [session_id, count]));
}

/** The ids of the chats before and after one in the list, which is newest first. */
export async function selectNeighbors(query: Query | Tx, id: string) {
  const { rows } = await sql<{ previous: string | null; next: string | null }>`
    select (select id from chat_sessions where id > ${id} order by id limit 1) as previous,
      (select id from chat_sessions where id < ${id} order by id desc limit 1) as next`.execute(query);
  return rows[0] ?? { previous: null, next: null };
}

/** Questions that the assistant passed on, newest first. */
export async function selectUnanswered(query: Query, vault: Vault, { limit, before }: Page) {
  const found = query
    .selectFrom('chat_messages as a')
    .innerJoin('chat_messages as q', 'q.id', 'a.question_id')
    .innerJoin('chat_sessions as s', 's.id', 'a.session_id')
    .select(['a.id', 'a.created_at', 's.id as chat_id', 's.language', 's.industry'])
    .select(['q.id as question_id', 'q.content', 'q.encrypted_content'])
    .where('a.outcome', '=', 'unsure')
    .orderBy('a.id', 'desc')
    .limit(limit);
  const rows = await (before === undefined ? found : found.where('a.id', '<', before)).execute();
  return rows.map((row) => ({ ...row, question: contentOf(vault, { ...row, id: row.question_id }) }));
}

/**
 * Redacts and encrypts one batch of messages that an earlier version stored as text. Answers how many. Nodes that run it
 * at once take different messages, and a batch that breaks off is undone as a whole.
 */
export async function encryptPlainMessages(
  tx: Tx,
  vault: Vault,
  limit: number,
  redact: (content: string, language: ChatSessionRow['language']) => string,
): Promise<number> {
  const rows = await tx
    .selectFrom('chat_messages as m')
    .innerJoin('chat_sessions as s', 's.id', 'm.session_id')
    .select(['m.id', 'm.content', 's.language'])
    .where(sql<boolean>`(m.content <> '' or m.encrypted_content is null)`)
    .orderBy('m.id')
    .limit(limit)
    .forUpdate('m')
    .skipLocked()
    .execute();
  const encrypted = rows.map(({ id, content, language }) => vault.encrypt(place(id), redact(content, language)));
  await sql`update chat_messages set content = '', encrypted_content = v.encrypted_content
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${encrypted}::text[]) as v (id, encrypted_content)
    where chat_messages.id = v.id`.execute(tx);
  return rows.length;
}
