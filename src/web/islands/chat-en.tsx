import { chat } from '#copy/en/chat.ts';
import { Chat } from './chat.tsx';
import type { ChatProps } from './chat/words.ts';

export const ChatEn = (props: ChatProps) => <Chat {...props} lang="en" copy={chat} />;
