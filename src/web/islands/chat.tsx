import './chat.css';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createChat } from './chat/chat-store.ts';
import { isKeptOpen, keepOpen } from './chat/kept-chat.ts';
import { Panel } from './chat/panel.tsx';
import { isFullScreen } from './chat/use-full-screen.ts';
import type { ChatWords } from './chat/words.ts';

/** found: it was open on the page before, so the focus stays where the page has it. */
type Opened = 'no' | 'found' | 'asked';

/** The launcher and, once opened, the panel in its place. */
export function Chat(words: ChatWords) {
  const [opened, setOpened] = useState<Opened>('no');
  const [chat] = useState(() => createChat(words));
  const launcher = useRef<HTMLButtonElement>(null);
  /** The focus returns to this element: the launcher, or a field of a form that opened the panel. */
  const from = useRef<Element | null>(null);
  const open = (): void => {
    from.current = document.activeElement;
    setOpened(isKeptOpen() ? 'found' : 'asked');
    // A panel that covers the whole screen would hide the next page.
    keepOpen(!isFullScreen());
  };
  const close = (): void => {
    keepOpen(false);
    setOpened('no');
  };
  useEffect(() => {
    if (opened !== 'no' || from.current === null) return;
    const field = from.current.closest<HTMLElement>('form :is(input, select, textarea)');
    (field ?? launcher.current)?.focus();
  }, [opened]);
  // What woke it was a click on the launcher, or that it was left open on a wider screen.
  useEffect(() => {
    if (isKeptOpen() && isFullScreen()) keepOpen(false);
    else open();
  }, []);
  return (
    <>
      <button
        ref={launcher}
        type="button"
        className="launcher"
        aria-label={words.copy.open}
        aria-haspopup="dialog"
        aria-expanded={opened !== 'no'}
        hidden={opened !== 'no'}
        onClick={open}
      >
        <MessageCircleQuestionMark size={26} strokeWidth={1.75} aria-hidden />
      </button>
      {opened !== 'no' && <Panel chat={chat} words={words} takeFocus={opened === 'asked'} onClose={close} />}
    </>
  );
}
