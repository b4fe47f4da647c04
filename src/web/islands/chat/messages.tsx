import { LoaderCircle } from 'lucide-react';
import { AnswerText } from './answer-text.tsx';
import type { ChatState } from './chat-store.ts';
import type { Message } from './kept-chat.ts';
import type { ChatCopy } from './words.ts';

type Props = { chat: ChatState; copy: ChatCopy; onFollow: () => void; onFillIn: (question: string) => void };

/** The welcome, then what was said. Suggestions stand until something was asked. */
export function Messages({ chat: { messages, loading, received }, copy, onFollow, onFillIn }: Props) {
  return (
    <>
      <p className="chat-message chat-answer">
        <span className="sr-only">{copy.assistant} </span>
        {copy.welcome}
      </p>
      {messages.map((message, at) =>
        message.role === 'user' ? (
          <p key={message.id} className="chat-message chat-question">
            <span className="sr-only">{copy.you} </span>
            {message.content}
          </p>
        ) : (
          <Answer
            key={message.id}
            message={message}
            loading={loading && at === messages.length - 1}
            received={received}
            copy={copy}
            onFollow={onFollow}
            onAskAgain={() => onFillIn(messages[at - 1]?.content ?? '')}
          />
        ),
      )}
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
  message: Message;
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
