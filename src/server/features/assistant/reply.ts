import { assistant as en } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { AppError } from '#server/core/errors.ts';
import { newId } from '#server/core/ids.ts';
import type { ChatSessionRow } from '#server/core/tables.ts';
import { hashToken } from '#server/core/tokens.ts';
import { type Answer, answerFromKnowledge } from './answer.ts';
import { redact } from './redact.ts';
import { insertExchange, selectSessionByHash } from './store.ts';

const texts = { en, es };
const PIECE_WORDS = 8;

/** The chat behind an id that somebody sent. @throws AppError not_found */
export async function requireChat(app: App, ctx: Ctx, sessionId: string): Promise<ChatSessionRow> {
  const session = await selectSessionByHash(app.db.query, hashToken(sessionId));
  if (!session) throw new AppError('not_found', texts[ctx.lang].messages.unknownSession);
  return session;
}

/**
 * The answer to one message, in pieces. Both are kept before the first piece leaves, without sensitive numbers.
 * @throws AppError not_found when the chat was removed meanwhile
 */
export async function replyToMessage(app: App, ctx: Ctx, session: ChatSessionRow, content: string): Promise<string[]> {
  const question = redact(content);
  const answer = answerFromKnowledge(app.brand, session.language, ctx.now, content);
  await keepExchange(app, ctx, session, question.text, answer);
  return piecesOf(answer.text);
}

async function keepExchange(
  app: App,
  ctx: Ctx,
  session: ChatSessionRow,
  question: string,
  answer: Answer,
): Promise<void> {
  const shared = { session_id: session.id, created_at: ctx.now };
  const asked = {
    ...shared,
    id: newId(),
    role: 'user' as const,
    content: question,
    outcome: null,
    topic: null,
    question_id: null,
  };
  const said = {
    ...shared,
    id: newId(),
    role: 'assistant' as const,
    content: answer.text,
    outcome: answer.kind,
    topic: answer.kind === 'topic' ? answer.slug : null,
    question_id: asked.id,
  };
  const kept = await app.db.tx((tx) => insertExchange(tx, [asked, said]));
  if (!kept) throw new AppError('not_found', texts[session.language].messages.unknownSession);
}

/** A few words each, so that the panel fills like speech. */
function piecesOf(text: string): string[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return Array.from({ length: Math.ceil(words.length / PIECE_WORDS) }, (_, n) =>
    words.slice(n * PIECE_WORDS, (n + 1) * PIECE_WORDS).join(''),
  );
}
