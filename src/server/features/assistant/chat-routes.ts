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
import { errorAnswerSchema } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { pageQuery } from '#contract/page-query.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import type { BrandFacts } from '#copy/knowledge-entry.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { describe } from '#server/core/describe.ts';
import { waitingTime } from '#server/core/waiting-time.ts';
import { staffCtx, visitorCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import { whenLeft } from '#server/http/when-left.ts';
import type { FastifyInstance } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { brandFacts } from './brand-facts.ts';
import { openChat } from './open-chat.ts';
import { listChats, listUnanswered, readChat } from './read-chats.ts';
import { replyToMessage, requireChat } from './reply.ts';
import type { OpenedChat } from './store.ts';
import { streamReply } from './stream-reply.ts';

const texts = { en, es };
const contents = { en: chatContentSchema(en.messages), es: chatContentSchema(es.messages) };
const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const params = z.object({ id: z.string() });
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
  const tags = ['Assistant'];
  server.post(
    chatPaths.session,
    {
      config: { access: 'public', csrf: 'required' },
      schema: {
        tags,
        summary: 'Opens a chat; its id is the authority to write to it',
        body: openChatSchema,
        response: { 201: openChatAnswerSchema, ...errors },
      },
    },
    async (req, reply) => {
      const input = parse(openChatSchema, req.body);
      const ctx = visitorCtx(app, req, input.language);
      await app.limits.use('publicWrite', { ip: ctx.ip, scope: 'chat' }, tooMany(ctx.lang));
      return reply.code(201).send({ id: await openChat(app, ctx, input) });
    },
  );
  server.post(
    chatPaths.message,
    {
      config: { access: 'public', csrf: 'required' },
      schema: {
        tags,
        summary: 'Asks the assistant; a line : received, then lines of data: {"content"}, ended by data: [DONE]',
        body: z.object({ ...chatSessionIdSchema.shape, ...contents.en.shape }),
        response: {
          200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } },
          ...errors,
        },
      },
    },
    async (req, reply) => {
      const { ctx, session, content } = await readMessage(app, visitorCtx(app, req), req.body);
      const pieces = await replyToMessage(app, ctx, session, content, () => whenLeft(reply));
      const head = reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').getHeaders();
      reply.hijack();
      reply.raw.writeHead(200, head as OutgoingHttpHeaders);
      const failed = (error: unknown): void => req.log.error({ cause: describe(error) }, 'answer cut off');
      const interrupted = (): string => texts[ctx.lang].interrupted(factsOf(app, ctx));
      await streamReply(reply.raw, pieces, { interrupted, failed }).catch((error: unknown) => {
        failed(error);
        reply.raw.destroy();
      });
    },
  );
}

const factsOf = (app: App, ctx: Ctx): BrandFacts => brandFacts(app.brand, ctx.lang, ctx.now);

/**
 * Reads a message and counts it against its address and its chat. A message that cannot be answered does not count
 * against the chat. @throws AppError rate_limited, not_found or validation
 */
async function readMessage(app: App, visitor: Ctx, body: unknown): Promise<Message> {
  await app.limits.use('chatAddress', { ip: visitor.ip }, tooMany(visitor.lang));
  const session = await requireChat(app, visitor, parse(chatSessionIdSchema, body).sessionId);
  const ctx = { ...visitor, lang: session.language };
  const { content } = parse(contents[ctx.lang], body, ctx.lang);
  await app.limits.use('chatSession', session.id, () => texts[ctx.lang].messages.sessionFull(factsOf(app, ctx)));
  return { ctx, session, content };
}

type Message = { ctx: Ctx; session: OpenedChat; content: string };

/** What the lender's staff reads. */
function staffRoutes(server: FastifyInstance, app: App): void {
  const tags = ['Back office'];
  server.get(
    chatAdminPaths.list,
    {
      config: { access: 'staff', permission: 'chats.read' },
      schema: {
        tags,
        summary: 'Chats with the assistant, newest first',
        querystring: pageSchema,
        response: { 200: chatsAnswerSchema, ...errors },
      },
    },
    (req) => listChats(app, staffCtx(app, req), parse(pageSchema, req.query)),
  );
  server.get(
    chatAdminPaths.unanswered,
    {
      config: { access: 'staff', permission: 'chats.read' },
      schema: {
        tags,
        summary: 'Questions that the assistant could not answer, newest first',
        querystring: pageSchema,
        response: { 200: unansweredAnswerSchema, ...errors },
      },
    },
    (req) => listUnanswered(app, staffCtx(app, req), parse(pageSchema, req.query)),
  );
  server.get<{ Params: { id: string } }>(
    `${chatAdminPaths.list}/:id`,
    {
      config: { access: 'staff', permission: 'chats.read' },
      schema: {
        tags,
        summary: 'One chat in full; sensitive numbers were taken out before it was stored',
        params,
        response: { 200: chatFileAnswerSchema, ...errors },
      },
    },
    (req) => readChat(app, staffCtx(app, req), req.params.id),
  );
}
