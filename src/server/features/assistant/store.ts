import { sql } from 'kysely';
import type { ChatMessageRow, ChatSessionRow } from '#server/core/tables.ts';
import type { Query, Tx } from '#server/ports.ts';

type Page = { limit: number; before: string | undefined };

export async function insertSession(tx: Tx, row: ChatSessionRow): Promise<void> {
  await tx.insertInto('chat_sessions').values(row).execute();
}

/** What an answer needs of its chat. */
export type OpenedChat = Pick<ChatSessionRow, 'id' | 'language'>;

/** Those that there are, in no order. */
export const selectSessionsByHash = (
  query: Query,
  tokenHashes: string[],
): Promise<(OpenedChat & Pick<ChatSessionRow, 'token_hash'>)[]> =>
  query
    .selectFrom('chat_sessions')
    .select(['id', 'language', 'token_hash'])
    .where('token_hash', '=', sql<string>`any(${tokenHashes}::text[])`)
    .execute();

export const selectSession = (query: Query | Tx, id: string): Promise<ChatSessionRow | undefined> =>
  query.selectFrom('chat_sessions').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Questions, each with its answer, in one statement. For each whether it was kept: not when its chat was removed
 * meanwhile. Chats are locked in one order, so that two nodes do not wait for each other. An array a column: to read
 * hundreds of rows as single values costs more than to store them.
 */
export async function insertExchanges(query: Query, exchanges: [ChatMessageRow, ChatMessageRow][]): Promise<boolean[]> {
  const ofQuestions = <K extends keyof ChatMessageRow>(column: K) => exchanges.map(([question]) => question[column]);
  const ofAnswers = <K extends keyof ChatMessageRow>(column: K) => exchanges.map(([, answer]) => answer[column]);
  const { rows } = await sql<{ id: string }>`with e as (
      select * from unnest(${ofQuestions('session_id')}::uuid[], ${ofQuestions('created_at')}::timestamptz[],
        ${ofQuestions('id')}::uuid[], ${ofQuestions('content')}::text[],
        ${ofAnswers('id')}::uuid[], ${ofAnswers('content')}::text[], ${ofAnswers('outcome')}::text[],
        ${ofAnswers('topic')}::text[]) as e (session_id, created_at, asked_id, asked, said_id, said, outcome, topic)
    ), locked as (
      select id from chat_sessions where id = any(${ofQuestions('session_id')}::uuid[]) order by id for update
    ), kept as (
      insert into chat_messages (id, session_id, role, content, outcome, topic, question_id, created_at)
      select m.id, e.session_id, m.role, m.content, m.outcome, m.topic, m.question_id, e.created_at
      from e join locked on locked.id = e.session_id
      cross join lateral (values (e.asked_id, 'user', e.asked, null, null, null),
        (e.said_id, 'assistant', e.said, e.outcome, e.topic, e.asked_id)
      ) as m (id, role, content, outcome, topic, question_id)
    ), told as (
      update chat_sessions s set message_count = s.message_count + asked.messages, last_message_at = asked.last
      from (select session_id, 2 * count(*) as messages, max(created_at) as last from e group by session_id) as asked
      join locked on locked.id = asked.session_id
      where s.id = asked.session_id
    )
    select id from locked`.execute(query);
  const found = new Set(rows.map(({ id }) => id));
  return exchanges.map(([question]) => found.has(question.session_id));
}

const firstQuestion = sql<string>`coalesce((
  select m.content from chat_messages m where m.session_id = chat_sessions.id and m.role = 'user' order by m.id limit 1
), '')`.as('question');

/** Newest first: ids sort by time. */
export function selectChats(query: Query, { limit, before }: Page) {
  const rows = query.selectFrom('chat_sessions').selectAll().select(firstQuestion).orderBy('id', 'desc').limit(limit);
  return (before === undefined ? rows : rows.where('id', '<', before)).execute();
}

/** Each answer stands behind its question: both may be of one millisecond. */
export const selectMessages = (query: Query | Tx, sessionId: string, limit: number): Promise<ChatMessageRow[]> =>
  query
    .selectFrom('chat_messages')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy(sql`coalesce(question_id, id), question_id nulls first`)
    .limit(limit)
    .execute();

/** The last messages, oldest first. */
export async function selectLatest(query: Query, sessionId: string, limit: number): Promise<ChatMessageRow[]> {
  const rows = await query
    .selectFrom('chat_messages')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy(sql`coalesce(question_id, id) desc, question_id desc nulls last`)
    .limit(limit)
    .execute();
  return rows.toReversed();
}

/** What answers came to. Nothing happens for one whose chat was removed meanwhile. */
export async function updateAnswers(
  tx: Tx,
  answers: Pick<ChatMessageRow, 'id' | 'content' | 'outcome' | 'topic'>[],
): Promise<void> {
  for (const { id, ...answer } of answers)
    await tx.updateTable('chat_messages').set(answer).where('id', '=', id).execute();
}

/** Questions that the assistant passed on, newest first. */
export function selectUnanswered(query: Query, { limit, before }: Page) {
  const rows = query
    .selectFrom('chat_messages as a')
    .innerJoin('chat_messages as q', 'q.id', 'a.question_id')
    .innerJoin('chat_sessions as s', 's.id', 'a.session_id')
    .select(['a.id', 'a.created_at', 's.id as chat_id', 's.language', 's.industry', 'q.content as question'])
    .where('a.outcome', '=', 'unsure')
    .orderBy('a.id', 'desc')
    .limit(limit);
  return (before === undefined ? rows : rows.where('a.id', '<', before)).execute();
}
