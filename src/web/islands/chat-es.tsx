import { chat } from '#copy/es/chat.ts';
import { Chat } from './chat.tsx';
import type { ChatProps } from './chat/words.ts';

export const ChatEs = (props: ChatProps) => <Chat {...props} lang="es" copy={chat} />;
