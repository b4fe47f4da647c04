import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { addresses } from '#web/addresses.ts';
import { AskForm } from './ask-form.tsx';
import { type ChatStore, noChat } from './chat-store.ts';
import { HandOver } from './hand-over.tsx';
import { Messages } from './messages.tsx';
import { isFullScreen, useFullScreen } from './use-full-screen.ts';
import type { ChatWords } from './words.ts';

type Props = { chat: ChatStore; words: ChatWords; takeFocus: boolean; onClose: () => void };
const NEAR_END_PX = 80;

export function Panel({ chat, words, takeFocus, onClose }: Props) {
  const { lang, copy } = words;
  const state = useSyncExternalStore(chat.watch, chat.read, () => noChat);
  const { messages, loading, notStarted } = state;
  const [typed, setTyped] = useState('');
  const title = useId();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const follow = useRef(true);
  useFullScreen();

  useEffect(() => void chat.start(), [chat]);
  // On touch screens a focused field would raise the keyboard over the suggestions.
  useEffect(() => {
    if (takeFocus) (matchMedia('(pointer: fine)').matches ? field : panel).current?.focus();
  }, [takeFocus]);
  useLayoutEffect(() => {
    if (follow.current && messages.length > 0) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [messages, loading]);
  // It was disabled while loading and has lost the focus.
  const asked = useRef(false);
  useEffect(() => {
    if (!loading && asked.current && document.activeElement === document.body) field.current?.focus();
  }, [loading]);

  const send = (): void => {
    if (!chat.send(typed)) return;
    asked.current = true;
    follow.current = true;
    setTyped('');
  };
  const fillIn = (question: string): void => {
    setTyped(question);
    field.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  /** A link leads to another part of the page, which a panel on the whole screen would cover. */
  const leave = (): void => void (isFullScreen() && onClose());
  return (
    // Escape belongs to the whole panel, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={panel} className="chat" role="dialog" aria-labelledby={title} tabIndex={-1} onKeyDown={closeOnEscape}>
      <div className="chat-head plate">
        <h2 id={title}>{copy.title}</h2>
        <p className="chat-status">{copy.status}</p>
        <button type="button" className="chat-close" aria-label={copy.close} onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      {location.pathname === addresses.application[lang] && <FormHelp words={words} />}
      <div
        ref={list}
        className="chat-list"
        role="log"
        aria-label={copy.messages}
        aria-live="polite"
        aria-busy={loading}
        // Scrolls, so the keyboard has to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          follow.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
        }}
      >
        <Messages
          chat={state}
          words={words}
          onRevise={(question) => void chat.revise(question)}
          // The page behind a full screen would not be seen.
          onFollow={leave}
          onFillIn={fillIn}
        />
      </div>
      {notStarted && (
        <p className="chat-not-started">
          {copy.notStarted}
          <button type="button" className="link-button" onClick={() => void chat.start()}>
            {copy.startAgain}
          </button>
        </p>
      )}
      <AskForm field={field} copy={copy} loading={loading} typed={typed} onType={setTyped} onSend={send} />
      <HandOver words={words} messages={messages} onFollow={leave} />
      <p className="chat-note">
        {copy.poweredBy} <a href={addresses.privacy[lang]}>{copy.privacy}</a>
      </p>
    </div>
  );
}

/** The way to a person first: an applicant asks about fields, which the assistant does not see. */
function FormHelp({ words: { copy, contact } }: { words: ChatWords }) {
  const { dial, display } = contact.phone;
  return (
    <p className="chat-form-help">
      {copy.formHelp.call}{' '}
      <a href={`tel:${dial}`} data-phone={display}>
        {display}
      </a>{' '}
      {copy.formHelp.ask}
    </p>
  );
}
