import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { OpenChat } from '#contract/chat.ts';
import { RECEIVED, STREAM_END } from '#contract/chat-paths.ts';
import { redactNumbers } from '#contract/redact-numbers.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { hashToken, newToken } from '#server/crypto/tokens.ts';
import { AppError } from '#server/lib/app-error.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import { newId } from '#server/lib/ids.ts';
import { type Answer, conversationAfter, decideAnswer } from './decide.ts';
import { brandFacts } from './knowledge.ts';
import { answerByModel, askModel, type Said } from './model.ts';
import {
  insertChatSession,
  insertExchange,
  MOST_MESSAGES,
  type OpenedChat,
  selectChatSession,
  selectMessages,
  selectSessionByHash,
} from './store.ts';

const texts = { en, es };
const PIECE_WORDS = 8;
/** Messages that a conversation remembers, questions and answers together. */
const REMEMBERED = 60;

/** In pieces that are known to the end, or that arrive one by one. */
export type Pieces = Iterable<string> | AsyncIterable<string>;

/** Opens a chat. The returned token is the authority to write to it; only its hash is stored. */
export async function openChat(app: App, ctx: Ctx, { visitorId, language, industry }: OpenChat): Promise<string> {
  const token = newToken();
  await insertChatSession(app.db.query, {
    id: newId(ctx.now),
    token_hash: hashToken(token),
    visitor_id: visitorId,
    language,
    industry: redactNumbers(industry, language).text,
    created_at: ctx.now,
    last_message_at: ctx.now,
    message_count: 0,
  });
  return token;
}

/** The chat of a token. @throws AppError not_found */
export async function requireChat(app: App, ctx: Ctx, sessionId: string): Promise<OpenedChat> {
  const session = await selectSessionByHash(app.db.query, hashToken(sessionId));
  if (!session) throw new AppError('not_found', texts[ctx.lang].messages.unknownSession);
  return session;
}

/**
 * One turn. Replays the stored conversation, decides on the answer and returns it in pieces. The pieces come from the
 * model when one is connected and may be asked. A built-in answer is stored before its first piece is sent, a model's
 * answer after its last one. Both are stored without sensitive numbers. `left` aborts when the visitor leaves.
 * @throws AppError not_found when the chat was removed in between; rate_limited for a full chat
 */
export async function replyToMessage(
  app: App,
  ctx: Ctx,
  session: OpenedChat,
  content: string,
  left: () => AbortSignal,
): Promise<Pieces> {
  const { language, message_count } = session;
  const { unknownSession, sessionFull } = texts[language].messages;
  const full = () => new AppError('rate_limited', sessionFull(brandFacts(app.brand, language, ctx.now)));
  if (message_count >= MOST_MESSAGES) throw full();
  const question = redactNumbers(content, language).text;
  const earlier = message_count === 0 ? [] : await selectMessages(app.db.query, app.vault, session.id, REMEMBERED);
  const asked = earlier.filter(({ role }) => role === 'user').map((one) => one.content);
  const knowledge = app.knowledge.now();
  const before = conversationAfter(app.brand, ctx.now, language, asked, knowledge);
  const { answer } = decideAnswer(app.brand, ctx.now, before, question, knowledge);
  const call = await askModel(app, ctx, question, answer, earlier);
  if (!call) {
    const isStored = await storeExchange(app, ctx, session, question, saidOf(answer));
    if (!isStored)
      throw (await selectChatSession(app.db.query, session.id)) ? full() : new AppError('not_found', unknownSession);
    return piecesOf(answer.text);
  }
  const failed = (error: unknown): void =>
    app.log.warn({ cause: errorForLog(error) }, 'the model failed: sent the built-in answer');
  const keep = async (said: Said): Promise<void> => {
    try {
      if (await storeExchange(app, ctx, session, question, said)) return;
      app.log.warn({}, 'a sent answer was not stored: its chat is full or removed');
    } catch (error) {
      app.log.error({ cause: errorForLog(error) }, 'a sent answer was not stored');
    }
  };
  return answerByModel(call, answer, left(), failed, keep);
}

const saidOf = (answer: Answer): Said => ({
  content: answer.text,
  outcome: answer.kind,
  // Of a question back: what it was most likely about.
  topic: answer.kind === 'topic' ? answer.slug : answer.kind === 'unsure' ? (answer.slugs[0] ?? null) : null,
});

/** Returns false when the chat is full or removed. */
function storeExchange(app: App, ctx: Ctx, session: OpenedChat, content: string, answer: Said): Promise<boolean> {
  const shared = { session_id: session.id, created_at: ctx.now };
  const asked = { id: newId(ctx.now), role: 'user', content, outcome: null, topic: null, question_id: null } as const;
  const reply = { id: newId(ctx.now), role: 'assistant', ...answer, question_id: asked.id } as const;
  return insertExchange(app.db.query, app.vault, { ...shared, ...asked }, { ...shared, ...reply });
}

/** A few words each, so that the panel fills like speech. */
function piecesOf(text: string): string[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return Array.from({ length: Math.ceil(words.length / PIECE_WORDS) }, (_, n) =>
    words.slice(n * PIECE_WORDS, (n + 1) * PIECE_WORDS).join(''),
  );
}

const line = (data: string): string => `data: ${data}\n\n`;
const lineOf = (content: string): string => line(JSON.stringify({ content }));

/**
 * Writes an answer as events, after an event that reports the receipt of the question. The caller has written the head
 * of `raw`. Stops when the visitor leaves.
 */
export async function streamReply(raw: ServerResponse, pieces: Pieces): Promise<void> {
  raw.write(`${RECEIVED}\n\n`);
  if (Symbol.iterator in pieces) {
    raw.end(Array.from(pieces, lineOf).join('') + line(STREAM_END));
    return;
  }
  for await (const next of pieces) {
    if (raw.destroyed) return;
    if (!raw.write(lineOf(next))) await Promise.race([once(raw, 'drain'), once(raw, 'close')]);
  }
  raw.end(line(STREAM_END));
}
