import type { ChatOutcome, OpenChat } from '#contract/chat.ts';
import { redactNumbers } from '#contract/redact-numbers.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { hashToken, newToken } from '#server/crypto/tokens.ts';
import { brandFacts } from '#server/features/assistant/knowledge.ts';
import { AppError } from '#server/lib/app-error.ts';
import { newId } from '#server/lib/ids.ts';
import {
  type ChatMessage,
  insertChatSession,
  insertExchange,
  MOST_MESSAGES,
  type OpenedChat,
  selectChatSession,
  selectMessages,
  selectSessionByHash,
} from './store.ts';

export type { ChatMessage, OpenedChat } from './store.ts';

const texts = { en, es };
/** Messages that a conversation remembers, questions and answers together. */
const REMEMBERED = 60;

/** What was said to a visitor, as it is stored. */
export type Said = { content: string; outcome: ChatOutcome; topic: string | null };

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
export async function requireChat(app: App, ctx: Ctx, token: string): Promise<OpenedChat> {
  const session = await selectSessionByHash(app.db.query, hashToken(token));
  if (!session) throw new AppError('not_found', texts[ctx.lang].messages.unknownSession);
  return session;
}

const fullChat = (app: App, { now }: Ctx, { language }: OpenedChat): AppError =>
  new AppError('rate_limited', texts[language].messages.sessionFull(brandFacts(app.brand, language, now)));

/** The last messages of a chat, oldest first. @throws AppError rate_limited for a full chat */
export async function readEarlier(app: App, ctx: Ctx, session: OpenedChat): Promise<ChatMessage[]> {
  const { id, message_count } = session;
  if (message_count >= MOST_MESSAGES) throw fullChat(app, ctx, session);
  return message_count === 0 ? [] : selectMessages(app.db.query, app.vault, id, REMEMBERED);
}

/**
 * Stores a question without sensitive numbers, and its answer.
 * @throws AppError not_found when the chat was removed; rate_limited when it is full by now
 */
export async function storeExchange(
  app: App,
  ctx: Ctx,
  session: OpenedChat,
  content: string,
  answer: Said,
): Promise<void> {
  const shared = { session_id: session.id, created_at: ctx.now };
  const asked = { id: newId(ctx.now), role: 'user', content, outcome: null, topic: null, question_id: null } as const;
  const reply = { id: newId(ctx.now), role: 'assistant', ...answer, question_id: asked.id } as const;
  if (await insertExchange(app.db.query, app.vault, { ...shared, ...asked }, { ...shared, ...reply })) return;
  const isFull = (await selectChatSession(app.db.query, session.id)) !== undefined;
  throw isFull
    ? fullChat(app, ctx, session)
    : new AppError('not_found', texts[session.language].messages.unknownSession);
}
