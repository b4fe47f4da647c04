import { LONGEST_MESSAGE } from '#contract/chat-paths.ts';
import { redactNumbers } from '#contract/redact-numbers.ts';
import { apiOpenChat, type Heard, apiSendMessage } from '#web/client/chat.ts';
import { RequestError } from '#web/client/request.ts';
import { toast } from '#web/ui/toast.ts';
import { keepChat, type KeptChat, type ShownMessage, readKeptChat } from './kept-chat.ts';
import type { ChatWords } from './words.ts';

export type ChatState = KeptChat & {
  loading: boolean;
  /** The last answer is being replaced. */
  revising: boolean;
  received: boolean;
  starting: boolean;
  notStarted: boolean;
};
export type ChatStore = ReturnType<typeof createChat>;

const SHOWN_MS = 3000;
const idle = { loading: false, revising: false, received: false, starting: false, notStarted: false };
export const noChat: ChatState = { session: '', messages: [], ...idle };

/** The conversation of this tab in one language: it goes on while the panel is closed. */
export function createChat({ lang, copy }: ChatWords) {
  let state: ChatState = { ...readKeptChat(lang), ...idle };
  const watchers = new Set<() => void>();

  function change(part: Partial<ChatState>): void {
    state = { ...state, ...part };
    keepChat(lang, state);
    for (const watcher of watchers) watcher();
  }

  function fail(log: string, error: unknown, { title, text }: { title: string; text: string }): void {
    console.error(log, error);
    toast({ title, description: text, destructive: true, duration: SHOWN_MS });
  }

  const changeAnswer = (with_: (answer: ShownMessage) => ShownMessage): void =>
    change({ messages: state.messages.map((message, at, all) => (at === all.length - 1 ? with_(message) : message)) });
  const append = (piece: string): void =>
    changeAnswer((answer) => ({ ...answer, content: answer.content + piece, broken: true }));

  const shown: Heard = { onReceived: () => change({ received: true }), onPiece: append };

  /** A session ends with its time: a later message goes on in a new one. */
  async function ask(content: string, heard: Heard): Promise<void> {
    try {
      await apiSendMessage(state.session, content, heard);
    } catch (error) {
      if (!(error instanceof RequestError && (error.status === 404 || error.status === 410))) throw error;
      change({ session: await apiOpenChat(lang) });
      await apiSendMessage(state.session, content, heard);
    }
  }

  async function fill(content: string): Promise<void> {
    try {
      await ask(content, shown);
      changeAnswer((answer) => ({ ...answer, broken: false }));
    } catch (error) {
      fail('Failed to send message', error, copy.sendFailed);
    } finally {
      change({ loading: false });
    }
  }

  return {
    read: (): ChatState => state,
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },

    /** On opening, unless there is a session; whatever happens, starting ends. */
    async start(): Promise<void> {
      if (state.session !== '' || state.starting) return;
      change({ starting: true, notStarted: false });
      try {
        change({ session: await apiOpenChat(lang) });
      } catch (error) {
        change({ notStarted: true });
        fail('Failed to start chat', error, copy.startFailed);
      } finally {
        change({ starting: false });
      }
    },

    /** Asks for other terms of the last answer, which takes its place. A failure keeps it. */
    async revise(content: string): Promise<void> {
      if (state.session === '' || state.loading || state.revising) return;
      change({ revising: true });
      let text = '';
      try {
        await ask(content, { onReceived: () => undefined, onPiece: (piece) => (text += piece) });
        changeAnswer((answer) => ({ ...answer, content: text }));
      } catch (error) {
        fail('Failed to send message', error, copy.sendFailed);
      } finally {
        change({ revising: false });
      }
    },

    /** False where nothing is sent: without words, without a session, or while an answer loads. */
    send(typed: string): boolean {
      // The server applies the same rule again: the bubble shows what the server stores.
      const content = redactNumbers(typed.trim(), lang).text.slice(0, LONGEST_MESSAGE);
      if (content === '' || state.session === '' || state.loading || state.revising) return false;
      const at = state.messages.length;
      const question: ShownMessage = { id: `m${String(at)}`, role: 'user', content };
      const answer: ShownMessage = { id: `m${String(at + 1)}`, role: 'assistant', content: '', broken: true };
      change({ loading: true, received: false, messages: [...state.messages, question, answer] });
      void fill(content);
      return true;
    },
  };
}
