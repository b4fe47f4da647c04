import { redactNumbers } from '#contract/redact-numbers.ts';
import type { OpenChat } from '#contract/chat.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { hashToken, newToken } from '#server/crypto/tokens.ts';
import { AppError } from '#server/lib/app-error.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import { newId } from '#server/lib/ids.ts';
import { type Answer, conversationAfter, decideAnswer } from './decide.ts';
import { answerByModel, askModel, type Said } from './model.ts';
import {
  type ChatMessage,
  insertChatSession,
  insertExchange,
  type OpenedChat,
  selectLatest,
  selectSessionByHash,
  updateAnswer,
} from './store.ts';
import type { Pieces } from './stream-reply.ts';

const texts = { en, es };
const PIECE_WORDS = 8;
/** Messages that a conversation remembers, questions and answers together. */
const REMEMBERED = 60;

/** Opens a chat. The returned token is the authority to write to it; only its hash is stored. */
export async function openChat(app: App, ctx: Ctx, { visitorId, language, industry }: OpenChat): Promise<string> {
  const token = newToken();
  await app.db.tx((tx) =>
    insertChatSession(tx, {
      id: newId(ctx.now),
      token_hash: hashToken(token),
      visitor_id: visitorId,
      language,
      industry: redactNumbers(industry, language).text,
      created_at: ctx.now,
      last_message_at: ctx.now,
      message_count: 0,
    }),
  );
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
 * model when one is connected and may be asked. The question is stored before the first piece is sent, without sensitive
 * numbers. `left` aborts when the visitor leaves.
 * @throws AppError not_found when the chat was removed in between
 */
export async function replyToMessage(
  app: App,
  ctx: Ctx,
  session: OpenedChat,
  content: string,
  left: () => AbortSignal,
): Promise<Pieces> {
  const question = redactNumbers(content, session.language).text;
  const earlier =
    session.message_count === 0 ? [] : await selectLatest(app.db.query, app.vault, session.id, REMEMBERED);
  const asked = earlier.filter(({ role }) => role === 'user').map((one) => one.content);
  const knowledge = app.knowledge.now();
  const before = conversationAfter(app.brand, ctx.now, session.language, asked, knowledge);
  const { answer } = decideAnswer(app.brand, ctx.now, before, question, knowledge);
  const call = await askModel(app, ctx, question, answer, earlier);
  if (!call) {
    await storeExchange(app, ctx, session, question, saidOf(answer));
    return piecesOf(answer.text);
  }
  const id = await storeExchange(app, ctx, session, question, { content: '', outcome: 'interrupted', topic: null });
  const failed = (error: unknown): void =>
    app.log.warn({ cause: errorForLog(error) }, 'the model failed: sent the built-in answer');
  const keep = (said: Said): Promise<void> =>
    updateAnswer(app.db.query, app.vault, { id, ...said }).catch((error: unknown) =>
      app.log.error({ cause: errorForLog(error) }, 'a sent answer was not stored'),
    );
  return answerByModel(call, answer, left(), failed, keep);
}

const saidOf = (answer: Answer): Said => ({
  content: answer.text,
  outcome: answer.kind,
  // Of a question back: what it was most likely about.
  topic: answer.kind === 'topic' ? answer.slug : answer.kind === 'unsure' ? (answer.slugs[0] ?? null) : null,
});

/** Returns the id of the answer. */
async function storeExchange(app: App, ctx: Ctx, session: OpenedChat, content: string, answer: Said): Promise<string> {
  const shared = { session_id: session.id, created_at: ctx.now };
  const question: ChatMessage = {
    ...shared,
    id: newId(ctx.now),
    role: 'user',
    content,
    outcome: null,
    topic: null,
    question_id: null,
  };
  const reply: ChatMessage = {
    ...shared,
    id: newId(ctx.now),
    role: 'assistant',
    ...answer,
    question_id: question.id,
  };
  const isStored = await insertExchange(app.db.query, app.vault, question, reply);
  if (!isStored) throw new AppError('not_found', texts[session.language].messages.unknownSession);
  return reply.id;
}

/** A few words each, so that the panel fills like speech. */
function piecesOf(text: string): string[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return Array.from({ length: Math.ceil(words.length / PIECE_WORDS) }, (_, n) =>
    words.slice(n * PIECE_WORDS, (n + 1) * PIECE_WORDS).join(''),
  );
}
