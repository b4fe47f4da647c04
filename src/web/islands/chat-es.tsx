import { chat } from '#copy/es/chat.ts';
import { Chat } from './chat.tsx';

export const ChatEs = () => <Chat lang="es" copy={chat} />;
