import * as z from 'zod/mini';
import { LONGEST_MESSAGE } from './chat-paths.ts';
import { languages } from './language.ts';

export const chatAdminPaths = {
  list: '/api/admin/chats',
  one: (id: string) => `/api/admin/chats/${encodeURIComponent(id)}`,
  unanswered: '/api/admin/chats/unanswered',
} as const;

const LONGEST_INDUSTRY = 100;

/** 256 random bits as base64url. The holder may write to the chat. */
const SESSION_ID = /^[\w-]{43}$/;
const VISITOR_ID = /^visitor_\d{1,20}(?:_\w{1,64})?$/;

export const openChatSchema = z.object({
  visitorId: z
    .string({ error: 'The visitor id is not valid.' })
    .check(z.regex(VISITOR_ID, 'The visitor id is not valid.')),
  language: z.enum(languages, { error: 'The language is en or es.' }),
  industry: z.pipe(
    z.nullish(
      z
        .string({ error: 'The industry is text.' })
        .check(z.trim(), z.maxLength(LONGEST_INDUSTRY, 'The industry is at most 100 characters.')),
    ),
    z.transform((industry): string => industry ?? ''),
  ),
});
export type OpenChat = z.output<typeof openChatSchema>;
export const openChatAnswerSchema = z.object({ id: z.string() });

/** The chat of a message. It is parsed first, because error messages use its language. */
export const chatSessionIdSchema = z.object({
  sessionId: z
    .string({ error: 'This chat session is not valid.' })
    .check(z.regex(SESSION_ID, 'This chat session is not valid.')),
});
export const chatContentSchema = (texts: { content: string; tooLong: string }) =>
  z.object({
    content: z
      .string({ error: texts.content })
      .check(z.trim(), z.minLength(1, texts.content), z.maxLength(LONGEST_MESSAGE, texts.tooLong)),
  });

/** The kind of answer. `interrupted` means incomplete or missing. */
const chatOutcomes = ['topic', 'calculator', 'refused', 'unsure', 'model', 'interrupted'] as const;
export type ChatOutcome = (typeof chatOutcomes)[number];

export const chatRowSchema = z.object({
  id: z.string(),
  language: z.enum(languages),
  industry: z.string(),
  startedAt: z.string(),
  lastMessageAt: z.string(),
  messages: z.number(),
  /** Questions that the assistant could not answer. */
  unanswered: z.number(),
  /** The first question, or '' before one. */
  question: z.string(),
});
export type ChatRow = z.infer<typeof chatRowSchema>;
export const chatsAnswerSchema = z.object({ chats: z.array(chatRowSchema), nextCursor: z.nullable(z.string()) });
export type ChatsAnswer = z.infer<typeof chatsAnswerSchema>;

export const chatMessageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  at: z.string(),
  outcome: z.nullable(z.enum(chatOutcomes)),
  topic: z.nullable(z.string()),
});
export const chatFileAnswerSchema = z.object({
  chat: z.object({
    ...chatRowSchema.shape,
    transcript: z.array(chatMessageSchema),
    /** The ids of the chats before and after it in the list, which is newest first. */
    previous: z.nullable(z.string()),
    next: z.nullable(z.string()),
  }),
});
export type ChatFileAnswer = z.infer<typeof chatFileAnswerSchema>;

export const unansweredSchema = z.object({
  id: z.string(),
  chatId: z.string(),
  question: z.string(),
  language: z.enum(languages),
  industry: z.string(),
  at: z.string(),
});
export const unansweredAnswerSchema = z.object({
  unanswered: z.array(unansweredSchema),
  nextCursor: z.nullable(z.string()),
});
export type UnansweredAnswer = z.infer<typeof unansweredAnswerSchema>;
