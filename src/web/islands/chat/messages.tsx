import { LoaderCircle } from 'lucide-react';
import { AnswerText } from './answer-text.tsx';
import type { ChatState } from './chat-store.ts';
import { PaymentSheet } from './payment-sheet.tsx';
import { readSheet } from './sheet.ts';
import type { ShownMessage } from './kept-chat.ts';
import type { ChatCopy, ChatWords } from './words.ts';

type Props = {
  chat: ChatState;
  words: ChatWords;
  onFollow: () => void;
  onFillIn: (question: string) => void;
  onRevise: (question: string) => void;
};

/** The welcome, then what was said. Suggestions stand until something was asked. */
export function Messages({ chat, words, onFollow, onFillIn, onRevise }: Props) {
  const { messages, loading, received } = chat;
  const { copy, lang } = words;
  const last = messages.length - 1;
  return (
    <>
      <p className="chat-message chat-answer">
        <span className="sr-only">{copy.assistant} </span>
        {copy.welcome}
      </p>
      {messages.map((message, at) => {
        if (message.role === 'user')
          return (
            <p key={message.id} className="chat-message chat-question">
              <span className="sr-only">{copy.you} </span>
              {message.content}
            </p>
          );
        const sheet = loading || at < last ? undefined : readSheet(message.content, lang, copy);
        if (sheet)
          return (
            <PaymentSheet
              key={message.id}
              sheet={sheet}
              copy={copy}
              busy={chat.revising}
              onFollow={onFollow}
              onRevise={onRevise}
            />
          );
        return (
          <Answer
            key={message.id}
            message={message}
            loading={loading && at === last}
            received={received}
            copy={copy}
            onFollow={onFollow}
            onAskAgain={() => onFillIn(messages[at - 1]?.content ?? '')}
          />
        );
      })}
      {!messages.some(({ role }) => role === 'user') && (
        <ul className="chat-suggestions">
          {copy.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" onClick={() => onFillIn(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type AnswerProps = {
  message: ShownMessage;
  loading: boolean;
  received: boolean;
  copy: ChatCopy;
  onFollow: () => void;
  onAskAgain: () => void;
};

function Answer({ message: { content, broken }, loading, received, copy, onFollow, onAskAgain }: AnswerProps) {
  return (
    <div className="chat-message chat-answer">
      <span className="sr-only">{copy.assistant} </span>
      <AnswerText text={content} onFollow={onFollow} />
      {loading && content === '' && (
        <span className="chat-waiting">
          <LoaderCircle className="chat-spinner" size={16} strokeWidth={2} aria-hidden />{' '}
          {received ? copy.loading : copy.sending}
        </span>
      )}
      {!loading && broken === true && (
        <p className="chat-broken">
          {content === '' ? copy.noAnswer : copy.brokenOff}
          <button type="button" className="link-button" onClick={onAskAgain}>
            {copy.askAgain}
          </button>
        </p>
      )}
    </div>
  );
}
