import * as z from 'zod/mini';
import {
  type Entry,
  entriesAnswerSchema,
  entryAnswerSchema,
  entryPaths,
  publishEntrySchema,
  saveEntrySchema,
} from '#contract/assistant-entries.ts';
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
import { recommendationAnswerSchema, recommendationSchema } from '#contract/recommendation.ts';
import { recommendationPath } from '#contract/recommendation-choices.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { recommendationMessages as recommendationEn } from '#copy/en/recommendation-text.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import { recommendationMessages as recommendationEs } from '#copy/es/recommendation-text.ts';
import type { App } from '#server/app.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { parse } from '#server/http/parse.ts';
import { byId, route } from '#server/http/route.ts';
import { whenLeft } from '#server/http/send-file.ts';
import type { FastifyInstance } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { openChat, replyToMessage, requireChat, streamReply } from './answer.ts';
import { listEntries, publishEntry, retireEntry, saveEntry } from './entries.ts';
import { recommendFinancing } from './recommend.ts';
import { listChats, listUnanswered, readChat } from './stored-chats.ts';

const texts = { en, es };
const contents = { en: chatContentSchema(en.messages), es: chatContentSchema(es.messages) };
const recommendationTexts = { en: recommendationEn, es: recommendationEs };
const recommendationBodies = { en: recommendationSchema(recommendationEn), es: recommendationSchema(recommendationEs) };
const pageSchema = z.object(pageQuery);
const tooMany =
  (lang: Language) =>
  (seconds: number): string =>
    texts[lang].messages.tooMany(waitingTime(seconds, lang));

export function assistantRoutes(server: FastifyInstance, app: App): void {
  visitorRoutes(server, app);
  recommendationRoute(server, app);
  staffRoutes(server, app);
  entryRoutes(server, app);
}

/** Routes for visitors. */
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

function recommendationRoute(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'POST',
    path: recommendationPath,
    access: 'public',
    csrf: 'required',
    tags: ['Assistant'],
    summary: 'A financing recommendation with an estimated payment, in the language asked for',
    lang: ({ body }) => languageOf(body),
    limitFirst: ({ ctx: { ip, lang } }) =>
      app.limits.use('recommendation', { ip }, (seconds) =>
        recommendationTexts[lang].tooMany(waitingTime(seconds, lang)),
      ),
    body: (lang) => recommendationBodies[lang],
    answer: recommendationAnswerSchema,
    handler: async ({ ctx, body, reply }) => ({
      success: true as const,
      recommendation: await recommendFinancing(app, ctx, body, whenLeft(reply)),
    }),
  });
}

/** Refusals too are in the language that the body names. */
const languageOf = (body: unknown): Language =>
  typeof body === 'object' && body !== null && 'language' in body && body.language === 'es' ? 'es' : 'en';

/** Routes for staff. */
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

/** Routes for entries that staff write. */
function entryRoutes(server: FastifyInstance, app: App): void {
  const entries = { access: 'staff', permission: 'assistant.entries', tags: ['Back office'] } as const;
  const write = { ...entries, csrf: 'required', answer: entryAnswerSchema } as const;
  const changed = async (entry: Promise<Entry>) => ({ success: true as const, entry: await entry });
  route(server, app, {
    ...entries,
    method: 'GET',
    path: entryPaths.list,
    summary: 'Entries of the assistant that staff wrote, each in its latest version',
    answer: entriesAnswerSchema,
    handler: async ({ ctx }) => ({ entries: await listEntries(app, ctx) }),
  });
  route(server, app, {
    ...write,
    method: 'POST',
    path: entryPaths.list,
    summary: 'Saves a new entry as a draft',
    body: saveEntrySchema,
    status: 201,
    handler: ({ ctx, body }) => changed(saveEntry(app, ctx, undefined, body)),
  });
  route(server, app, {
    ...write,
    method: 'PUT',
    path: entryPaths.one(':id'),
    summary: 'Saves the next version of an entry as a draft',
    params: byId,
    body: saveEntrySchema,
    handler: ({ ctx, params, body }) => changed(saveEntry(app, ctx, params.id, body)),
  });
  route(server, app, {
    ...write,
    method: 'POST',
    path: entryPaths.publish(':id'),
    summary: 'Publishes the latest version of an entry',
    params: byId,
    body: publishEntrySchema,
    handler: ({ ctx, params, body }) => changed(publishEntry(app, ctx, params.id, body)),
  });
  route(server, app, {
    ...write,
    method: 'POST',
    path: entryPaths.retire(':id'),
    summary: 'Takes an entry out of the answers',
    params: byId,
    body: publishEntrySchema,
    handler: ({ ctx, params, body }) => changed(retireEntry(app, ctx, params.id, body.version)),
  });
}
