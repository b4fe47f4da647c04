import { chat } from '#copy/en/chat.ts';
import { Chat } from './chat.tsx';

export const ChatEn = () => <Chat lang="en" copy={chat} />;
