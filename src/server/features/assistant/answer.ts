import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { RECEIVED, STREAM_END } from '#contract/chat-paths.ts';
import { redactNumbers } from '#contract/redact-numbers.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { type OpenedChat, readEarlier, type Said, storeExchange } from '#server/features/chats/session.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import { type Answer, conversationAfter, composeAnswer } from './compose-answer.ts';
import { answerByModel, askModel } from './model.ts';

/** A whole answer, or one that arrives in pieces. */
export type Reply = string | AsyncIterable<string>;

/**
 * One turn. Replays the stored conversation, decides on the answer and returns it. It comes in pieces from the model when
 * one is connected and may be asked. A built-in answer is stored before it is sent, a model's answer after its last
 * piece. Both are stored without sensitive numbers. `left` aborts when the visitor leaves.
 * @throws AppError not_found when the chat was removed in between; rate_limited for a full chat
 */
export async function replyToMessage(
  app: App,
  ctx: Ctx,
  session: OpenedChat,
  content: string,
  left: () => AbortSignal,
): Promise<Reply> {
  const { language } = session;
  const earlier = await readEarlier(app, ctx, session);
  const question = redactNumbers(content, language).text;
  const asked = earlier.filter(({ role }) => role === 'user').map((one) => one.content);
  const knowledge = app.knowledge.now();
  const before = conversationAfter(app.brand, ctx.now, language, asked, knowledge);
  const { answer } = composeAnswer(app.brand, ctx.now, before, question, knowledge);
  const call = await askModel(app, ctx, question, answer, earlier);
  if (!call) {
    await storeExchange(app, ctx, session, question, saidOf(answer));
    return answer.text;
  }
  const failed = (error: unknown): void =>
    app.log.warn({ cause: errorForLog(error) }, 'the model failed: sent the built-in answer');
  const keep = (said: Said): Promise<void> =>
    storeExchange(app, ctx, session, question, said).catch((error: unknown) =>
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

const line = (data: string): string => `data: ${data}\n\n`;
const lineOf = (content: string): string => line(JSON.stringify({ content }));

/**
 * Writes an answer as events, after an event that reports the receipt of the question. The caller has written the head
 * of `raw`. Stops when the visitor leaves.
 */
export async function streamReply(raw: ServerResponse, reply: Reply): Promise<void> {
  raw.write(`${RECEIVED}\n\n`);
  if (typeof reply === 'string') {
    raw.end(lineOf(reply) + line(STREAM_END));
    return;
  }
  for await (const next of reply) {
    if (raw.destroyed) return;
    if (!raw.write(lineOf(next))) await Promise.race([once(raw, 'drain'), once(raw, 'close')]);
  }
  raw.end(line(STREAM_END));
}
