import { redactNumbers } from '#contract/redact-numbers.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { newId } from '#server/lib/ids.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import type { ModelSettings } from '#server/config/assistant-settings.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import type { Model } from '#server/ports.ts';
import { type Answer, answerFromKnowledge, isFixed } from './answer.ts';
import { answerByModel, type Said } from './answer-by-model.ts';
import { type Brief, briefModel } from './brief-model.ts';
import { spend } from './spend.ts';
import { insertExchange, type OpenedChat, selectSessionByHash, updateAnswer } from './store.ts';
import type { Pieces } from './stream-reply.ts';

const texts = { en, es };
const PIECE_WORDS = 8;
/** The question, the engine's figure, and what the model makes of it. */
const CHAT_ROUNDS = 3;

/** The chat behind an id that somebody sent. @throws AppError not_found */
export async function requireChat(app: App, ctx: Ctx, sessionId: string): Promise<OpenedChat> {
  const session = await selectSessionByHash(app.db.query, hashToken(sessionId));
  if (!session) throw new AppError('not_found', texts[ctx.lang].messages.unknownSession);
  return session;
}

/**
 * The answer to one message, in pieces: the model's where there is one and it may be asked, else the built-in one.
 * The question is kept before the first piece leaves, the answer then or once it has ended; no sensitive numbers.
 * `left`, asked where a model speaks, aborts when the visitor has gone. @throws AppError not_found when the chat was removed meanwhile
 */
export async function replyToMessage(
  app: App,
  ctx: Ctx,
  session: OpenedChat,
  content: string,
  left: () => AbortSignal,
): Promise<Pieces> {
  const question = redactNumbers(content, session.language).text;
  const builtIn = answerFromKnowledge(app.brand, session.language, ctx.now, question);
  const asked = await askableModel(app, ctx, session, question, builtIn);
  if (!asked) {
    await keepExchange(app, ctx, session, question, saidOf(builtIn));
    return piecesOf(builtIn.text);
  }
  const id = await keepExchange(app, ctx, session, question, { content: '', outcome: 'interrupted', topic: null });
  const failed = (error: unknown): void =>
    app.log.warn({ cause: errorForLog(error) }, 'the model failed: sent the built-in answer');
  return answerByModel({ ...asked, failed }, asked.brief, builtIn, left(), (said) =>
    updateAnswer(app.db.query, app.vault, { id, ...said }),
  );
}

/** What is refused never reaches a model; nor does what it could not answer from anything, nor what nobody pays for. */
async function askableModel(
  app: App,
  ctx: Ctx,
  session: OpenedChat,
  question: string,
  builtIn: Answer,
): Promise<{ model: Model; settings: ModelSettings; brief: Brief } | undefined> {
  const { model, config } = app;
  if (!model || !config.model || builtIn.kind === 'refused') return undefined;
  if (builtIn.kind === 'topic' && isFixed(session.language, builtIn.slug)) return undefined;
  const brief = await briefModel(app, ctx, session, question, builtIn);
  if (!brief) return undefined;
  const told = [brief.turn.instructions, ...brief.turn.messages.map(({ text }) => text)].join('');
  return (await spend(app, told, CHAT_ROUNDS)) ? { model, settings: config.model, brief } : undefined;
}

const saidOf = (answer: Answer): Said => ({
  content: answer.text,
  outcome: answer.kind,
  topic: answer.kind === 'topic' ? answer.slug : null,
});

/** Answers the id of the answer. */
async function keepExchange(app: App, ctx: Ctx, session: OpenedChat, question: string, answer: Said): Promise<string> {
  const shared = { session_id: session.id, created_at: ctx.now };
  const asked = {
    ...shared,
    id: newId(ctx.now),
    role: 'user' as const,
    content: question,
    outcome: null,
    topic: null,
    question_id: null,
  };
  const said = {
    ...shared,
    id: newId(ctx.now),
    role: 'assistant' as const,
    ...answer,
    question_id: asked.id,
  };
  const isStored = await app.db.tx((tx) => insertExchange(tx, app.vault, asked, said));
  if (!isStored) throw new AppError('not_found', texts[session.language].messages.unknownSession);
  return said.id;
}

/** A few words each, so that the panel fills like speech. */
function piecesOf(text: string): string[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return Array.from({ length: Math.ceil(words.length / PIECE_WORDS) }, (_, n) =>
    words.slice(n * PIECE_WORDS, (n + 1) * PIECE_WORDS).join(''),
  );
}
