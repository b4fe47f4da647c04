import { redactNumbers } from '#contract/redact-numbers.ts';
import type { ChatFileAnswer, ChatRow, ChatsAnswer, UnansweredAnswer } from '#contract/chat.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { nextCursor, readCursor } from '#server/lib/cursor.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import type { ChatSessionRow } from '#server/db/tables.ts';
import type { Query, Tx } from '#server/ports.ts';
import {
  countUnanswered,
  encryptPlainMessages,
  selectChats,
  selectContents,
  selectFirstQuestions,
  selectMessages,
  selectChatSession,
  selectNeighbors,
  selectUnanswered,
} from './store.ts';

type PageBy = { limit: number; cursor?: string | undefined };
/** Chats of earlier versions may be longer than chats of today. */
const LONGEST_TRANSCRIPT = 500;
const READ_AT_ONCE = 50;
/** Redaction and encryption of so many messages block other requests for a few milliseconds. */
const ENCRYPTED_AT_ONCE = 50;

/** Chats, newest first. @throws AppError bad_request on a foreign cursor */
export async function listChats(app: App, ctx: Ctx<StaffActor>, by: PageBy): Promise<ChatsAnswer> {
  requirePermission(ctx, 'chats.read');
  const { page, next } = await pageOf(by, (range) => selectChats(app.db.query, range));
  const ids = page.map(({ id }) => id);
  const questions = await firstQuestions(app, app.db.query, ids);
  const unanswered = await countUnanswered(app.db.query, ids);
  const chats = page.map((row) => presentChat(row, questions.get(row.id) ?? '', unanswered.get(row.id)));
  return { chats, nextCursor: next };
}

/** One chat in full; that it was read is recorded. @throws AppError not_found */
export async function readChat(app: App, ctx: Ctx<StaffActor>, id: string): Promise<ChatFileAnswer> {
  requirePermission(ctx, 'chats.read');
  return app.db.tx(async (tx) => {
    const session = isId(id) ? await selectChatSession(tx, id) : undefined;
    if (!session) throw new AppError('not_found', 'This chat was not found.');
    await audit(tx, ctx, 'chat.read', { kind: 'chat', id });
    const messages = await selectMessages(tx, app.vault, id, LONGEST_TRANSCRIPT);
    const transcript = messages.map((one) => ({
      id: one.id,
      role: one.role,
      content: one.content,
      at: one.created_at.toISOString(),
      outcome: one.outcome,
      topic: one.topic,
    }));
    const question = transcript.find(({ role }) => role === 'user')?.content ?? '';
    const unanswered = await countUnanswered(tx, [id]);
    return {
      chat: { ...presentChat(session, question, unanswered.get(id)), transcript, ...(await selectNeighbors(tx, id)) },
    };
  });
}

/** What the assistant could not answer, newest first: what to add to its knowledge. */
export async function listUnanswered(app: App, ctx: Ctx<StaffActor>, by: PageBy): Promise<UnansweredAnswer> {
  requirePermission(ctx, 'chats.read');
  const { page, next } = await pageOf(by, (range) => selectUnanswered(app.db.query, app.vault, range));
  const unanswered = page.map((one) => ({
    id: one.id,
    chatId: one.chat_id,
    question: one.question,
    language: one.language,
    industry: one.industry,
    at: one.created_at.toISOString(),
  }));
  return { unanswered, nextCursor: next };
}

/** What each of these chats begins with. */
export const firstQuestions = (app: App, query: Query | Tx, ids: string[]): Promise<Map<string, string>> =>
  selectFirstQuestions(query, app.vault, ids);

/** The messages of one chat, for the person who wrote it. */
export const readTranscript = (app: App, id: string): ReturnType<typeof selectMessages> =>
  selectMessages(app.db.query, app.vault, id, LONGEST_TRANSCRIPT);

/** Every chat with what was written in it, newest first. Encrypted content can be searched in memory only. */
export async function* readAllChats(app: App): AsyncGenerator<{ id: string; contents: string[] }> {
  for (let before: string | undefined; ;) {
    const chats = await selectChats(app.db.query, { limit: READ_AT_ONCE, before });
    if (chats.length === 0) return;
    const ids = chats.map(({ id }) => id);
    const messages = await selectContents(app.db.query, app.vault, ids);
    const ofChat = Map.groupBy(messages, ({ session_id }) => session_id);
    for (const id of ids) yield { id, contents: (ofChat.get(id) ?? []).map(({ content }) => content) };
    before = ids.at(-1);
  }
}

async function pageOf<R extends { id: string }>(
  { limit, cursor }: PageBy,
  select: (range: { limit: number; before: string | undefined }) => Promise<R[]>,
): Promise<{ page: R[]; next: string | null }> {
  const rows = await select({ limit: limit + 1, before: readCursor(cursor) });
  const page = rows.slice(0, limit);
  return { page, next: nextCursor(rows.length > limit, page.at(-1)?.id) };
}

const presentChat = (row: ChatSessionRow, question: string, unanswered = 0): ChatRow => ({
  id: row.id,
  language: row.language,
  industry: row.industry,
  startedAt: row.created_at.toISOString(),
  lastMessageAt: row.last_message_at.toISOString(),
  messages: row.message_count,
  unanswered,
  question,
});

/**
 * Redacts and encrypts the messages that an earlier version stored as text. Each batch is one transaction, so an
 * interrupted run keeps its finished batches and the next run continues. Several nodes may run it at once. Stops after its
 * batch when aborted. Returns the number of encrypted messages.
 */
export async function encryptOldChats(app: App, signal?: AbortSignal): Promise<number> {
  for (let total = 0; ;) {
    const count = await app.db.tx((tx) =>
      encryptPlainMessages(
        tx,
        app.vault,
        ENCRYPTED_AT_ONCE,
        (content, language) => redactNumbers(content, language).text,
      ),
    );
    total += count;
    if (count === ENCRYPTED_AT_ONCE && !signal?.aborted) continue;
    if (total > 0) app.log.info({ messages: total }, 'chats of an earlier version were redacted and encrypted');
    return total;
  }
}
