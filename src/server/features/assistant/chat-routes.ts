import { chatPaths } from '#contract/chat-paths.ts';
import {
  chatAdminPaths,
  chatContentSchema,
  chatFileAnswerSchema,
  chatsAnswerSchema,
  chatSessionIdSchema,
  openChatAnswerSchema,
  openChatSchema,
  unansweredAnswerSchema,
} from '#contract/chat.ts';
import type { Language } from '#contract/language.ts';
import { pageQuery } from '#contract/page-query.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import type { BrandFacts } from '#copy/knowledge-entry.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { parse } from '#server/http/parse.ts';
import { byId, route } from '#server/http/route.ts';
import { whenLeft } from '#server/http/when-left.ts';
import type { FastifyInstance } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { brandFacts } from './brand-facts.ts';
import { openChat } from './open-chat.ts';
import { listChats, listUnanswered, readChat } from './read-chats.ts';
import { replyToMessage, requireChat } from './reply.ts';
import { streamReply } from './stream-reply.ts';

const texts = { en, es };
const contents = { en: chatContentSchema(en.messages), es: chatContentSchema(es.messages) };
const pageSchema = z.object(pageQuery);
const tooMany =
  (lang: Language) =>
  (seconds: number): string =>
    texts[lang].messages.tooMany(waitingTime(seconds, lang));

export function chatRoutes(server: FastifyInstance, app: App): void {
  visitorRoutes(server, app);
  staffRoutes(server, app);
}

/** What a visitor does. */
function visitorRoutes(server: FastifyInstance, app: App): void {
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
      await app.limits.use('chatSession', session.id, () => texts[ctx.lang].messages.sessionFull(factsOf(app, ctx)));
      const pieces = await replyToMessage(app, ctx, session, content, () => whenLeft(reply));
      const head = reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').getHeaders();
      reply.hijack();
      reply.raw.writeHead(200, head as OutgoingHttpHeaders);
      const failed = (error: unknown): void => req.log.error({ cause: errorForLog(error) }, 'answer cut off');
      const interrupted = (): string => texts[ctx.lang].interrupted(factsOf(app, ctx));
      await streamReply(reply.raw, pieces, { interrupted, failed }).catch((error: unknown) => {
        failed(error);
        reply.raw.destroy();
      });
      return reply;
    },
  });
}

const factsOf = (app: App, ctx: Ctx): BrandFacts => brandFacts(app.brand, ctx.lang, ctx.now);

/** What the lender's staff reads. */
function staffRoutes(server: FastifyInstance, app: App): void {
  const chats = { access: 'staff', permission: 'chats.read', tags: ['Back office'] } as const;
  route(server, app, {
    ...chats,
    method: 'GET',
    path: chatAdminPaths.list,
    summary: 'Chats with the assistant, newest first',
    query: pageSchema,
    answer: chatsAnswerSchema,
    handler: ({ ctx, query }) => listChats(app, ctx, query),
  });
  route(server, app, {
    ...chats,
    method: 'GET',
    path: chatAdminPaths.unanswered,
    summary: 'Questions that the assistant could not answer, newest first',
    query: pageSchema,
    answer: unansweredAnswerSchema,
    handler: ({ ctx, query }) => listUnanswered(app, ctx, query),
  });
  route(server, app, {
    ...chats,
    method: 'GET',
    path: `${chatAdminPaths.list}/:id`,
    summary: 'One chat in full; sensitive numbers were taken out before it was stored',
    params: byId,
    answer: chatFileAnswerSchema,
    handler: ({ ctx, params }) => readChat(app, ctx, params.id),
  });
}
