import type { Language } from '#contract/language.ts';
import type { chat } from '#copy/en/chat.ts';

export type ChatCopy = typeof chat;
/** The lender's phone and email for visitors. */
export type ChatContact = { phone: { display: string; dial: string }; email: string };
export type ChatProps = { contact: ChatContact };
export type ChatWords = ChatProps & { lang: Language; copy: ChatCopy };
