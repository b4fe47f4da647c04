import { LoaderCircle, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type Ref, type SyntheticEvent, useId } from 'react';
import { LONGEST_MESSAGE } from '#contract/chat-paths.ts';
import type { ChatCopy } from './words.ts';

type Props = {
  field: Ref<HTMLTextAreaElement>;
  copy: ChatCopy;
  loading: boolean;
  typed: string;
  onType: (typed: string) => void;
  onSend: () => void;
};

/** Enter sends, Shift and Enter begin a new line. */
export function AskForm({ field, copy, loading, typed, onType, onSend }: Props) {
  const id = useId();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSend();
  };
  const sendOnEnter = (event: KeyboardEvent): void => {
    // An input method takes Enter for itself while it composes.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form className="chat-form" noValidate onSubmit={submit}>
      <label className="sr-only" htmlFor={id}>
        {copy.input}
      </label>
      <textarea
        ref={field}
        id={id}
        className="field-control chat-input"
        rows={1}
        maxLength={LONGEST_MESSAGE}
        placeholder={copy.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        value={typed}
        disabled={loading}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      <button type="submit" className="button chat-send" aria-label={copy.send} disabled={loading}>
        {loading ? (
          <LoaderCircle className="chat-spinner" size={20} strokeWidth={1.75} aria-hidden />
        ) : (
          <SendHorizontal size={20} strokeWidth={1.75} aria-hidden />
        )}
      </button>
    </form>
  );
}
