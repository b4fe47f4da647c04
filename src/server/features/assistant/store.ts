import { sql } from 'kysely';
import type { AssistantEntryRow, ChatMessageRow, ChatSessionRow } from '#server/db/tables.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { Query, Tx } from '#server/ports.ts';

type Page = { limit: number; before: string | undefined };

const place = (id: string) => ({ table: 'chat_messages', row: id, column: 'encrypted_content' });
type Stored = Pick<ChatMessageRow, 'id' | 'content' | 'encrypted_content'>;

/** The text of a message. `content` wins: a node of the earlier version wrote it last. */
const contentOf = (vault: Vault, { id, content, encrypted_content }: Stored): string =>
  content !== '' || encrypted_content === null ? content : vault.open(place(id), encrypted_content).reveal();

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
  const [asked, answered] = [question, answer].map(({ id, content }) => vault.seal(place(id), content));
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
  const encrypted = rows.map(({ id, content, language }) => vault.seal(place(id), redact(content, language)));
  await sql`update chat_messages set content = '', encrypted_content = v.encrypted_content
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${encrypted}::text[]) as v (id, encrypted_content)
    where chat_messages.id = v.id`.execute(tx);
  return rows.length;
}

/** A version of an entry, and the email address of its author. */
export type StoredAssistantEntry = AssistantEntryRow & { email: string };

/** Changes of entries run one at a time. */
export const lockEntries = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('assistant_entries'))`.execute(tx);

/** Changes whenever a version is added, published or retired. */
export async function selectEntryStamp(query: Query): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ', count(*), max(published_at), max(retired_at), count(retired_at)) as stamp
    from assistant_entries where published_at is not null`.execute(query);
  return rows[0]?.stamp ?? '';
}

const MOST_ENTRIES = 2000;
/** The published version of each entry, the newest entries first. */
export const selectPublishedEntries = (query: Query): Promise<Pick<AssistantEntryRow, 'id' | 'content'>[]> =>
  query
    .selectFrom('assistant_entries')
    .select(['id', 'content'])
    .where('published_at', 'is not', null)
    .where('retired_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();

/** The latest and the published version of one entry or of all, the newest entries and their latest versions first. */
export function selectAssistantEntries(query: Query | Tx, id?: string): Promise<StoredAssistantEntry[]> {
  const rows = query
    .selectFrom('assistant_entries as e')
    .innerJoin('users', 'users.id', 'e.written_by')
    .selectAll('e')
    .select('users.email')
    .where(
      sql<boolean>`((e.published_at is not null and e.retired_at is null)
        or e.version = (select max(version) from assistant_entries where id = e.id))`,
    )
    .orderBy('e.id', 'desc')
    .orderBy('version', 'desc')
    .limit(2 * MOST_ENTRIES);
  return (id === undefined ? rows : rows.where('e.id', '=', id)).execute();
}

type NewVersion = Pick<AssistantEntryRow, 'id' | 'version' | 'content' | 'written_by' | 'written_at'>;
export async function insertEntryVersion(tx: Tx, row: NewVersion): Promise<void> {
  await tx
    .insertInto('assistant_entries')
    .values({ ...row, published_by: null, published_at: null, retired_at: null })
    .execute();
}

type Published = Pick<AssistantEntryRow, 'id' | 'version'> & { published_by: string; published_at: Date };
/** Publishes a version in place of the published ones. */
export async function publishEntryVersion(tx: Tx, { id, version, ...published }: Published): Promise<void> {
  await retireEntryVersions(tx, id, published.published_at);
  await tx
    .updateTable('assistant_entries')
    .set({ ...published, retired_at: null })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
}

export async function retireEntryVersions(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('assistant_entries')
    .set({ retired_at: now })
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .where('retired_at', 'is', null)
    .execute();
}

/** Active users, except one, who may publish entries. */
export async function countOtherPublishers(query: Query | Tx, userId: string): Promise<number> {
  const { count } = await query
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'active')
    .where('id', '<>', userId)
    .where(sql<boolean>`(role = 'admin' or staff_roles && array['compliance'])`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
