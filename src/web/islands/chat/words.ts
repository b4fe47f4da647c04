import type { Language } from '#contract/language.ts';
import type { chat } from '#copy/en/chat.ts';

export type ChatCopy = typeof chat;
export type ChatWords = { lang: Language; copy: ChatCopy };
