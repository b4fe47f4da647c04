import * as z from 'zod/mini';
import { chatPaths } from '#contract/chat-paths.ts';
import { chatContentSchema, chatSessionIdSchema, openChatAnswerSchema, openChatSchema } from '#contract/chat.ts';
import type { Language } from '#contract/language.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import type { App } from '#server/app.ts';
import { openChat, requireChat } from '#server/features/chats/session.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { parse } from '#server/http/parse.ts';
import { route } from '#server/http/route.ts';
import { whenLeft } from '#server/http/send-file.ts';
import type { FastifyInstance } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { replyToMessage, streamReply } from './answer.ts';

const texts = { en, es };
const contents = { en: chatContentSchema(en.messages), es: chatContentSchema(es.messages) };
const tooMany =
  (lang: Language) =>
  (seconds: number): string =>
    texts[lang].messages.tooMany(waitingTime(seconds, lang));

export function assistantRoutes(server: FastifyInstance, app: App): void {
  const chat = { access: 'public', csrf: 'required', tags: ['Assistant'] } as const;
  route(server, app, {
    ...chat,
    method: 'POST',
    path: chatPaths.session,
    summary: 'Opens a chat; its id is the authority to write to it',
    body: openChatSchema,
    answer: openChatAnswerSchema,
    status: 201,
    limit: ({ ctx: { ip }, body }) => app.limits.use('publicWrite', { ip, scope: 'chat' }, tooMany(body.language)),
    handler: async ({ ctx, body }) => ({ id: await openChat(app, { ...ctx, lang: body.language }, body) }),
  });
  route(server, app, {
    ...chat,
    method: 'POST',
    path: chatPaths.message,
    summary: 'Asks the assistant; a line : received, then lines of data: {"content"}, ended by data: [DONE]',
    limitFirst: ({ ctx }) => app.limits.use('chatAddress', { ip: ctx.ip }, tooMany(ctx.lang)),
    find: ({ ctx, req }) => requireChat(app, ctx, parse(chatSessionIdSchema, req.body).sessionId),
    lateBody: z.object({ ...chatSessionIdSchema.shape, ...contents.en.shape }),
    answer: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } },
    handler: async ({ ctx: visitor, found: session, req, reply }) => {
      // Messages about the content are in the language of the chat.
      const ctx = { ...visitor, lang: session.language };
      const { content } = parse(contents[ctx.lang], req.body, ctx.lang);
      const pieces = await replyToMessage(app, ctx, session, content, () => whenLeft(reply));
      const head = reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').getHeaders();
      reply.hijack();
      reply.raw.writeHead(200, head as OutgoingHttpHeaders);
      await streamReply(reply.raw, pieces).catch((error: unknown) => {
        req.log.error({ cause: errorForLog(error) }, 'answer cut off');
        reply.raw.destroy();
      });
      return reply;
    },
  });
}
