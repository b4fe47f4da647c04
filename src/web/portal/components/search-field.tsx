import { Search } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { OVERLAYS } from '#web/ui/dialog.tsx';
import { isPlainKey } from '../hooks/shortcuts.ts';
import './search-field.css';

const TYPING_MS = 50;
type Props = {
  label: string;
  placeholder: string;
  q: string;
  onSearch: (q: string) => void;
  /** For components that move the focus here. */
  input?: RefObject<HTMLInputElement | null>;
};

/** Searches as one types; slash leads here from anywhere on the screen. */
export function SearchField({ label, placeholder, q, onSearch, input }: Props) {
  const [text, setText] = useState(q);
  const sent = useRef(q);
  const own = useRef<HTMLInputElement>(null);
  const field = input ?? own;
  // Back and forward change the address under the field.
  useEffect(() => {
    if (q !== sent.current) setText(q);
    sent.current = q;
  }, [q]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      onSearch(wanted);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || !isPlainKey(event)) return;
      if (document.querySelector(`${OVERLAYS}, [popover]:popover-open`)) return;
      if (field.current?.checkVisibility() !== true) return;
      event.preventDefault();
      field.current.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field]);
  return (
    <div className="search-field" role="search">
      <Search size={18} strokeWidth={1.75} aria-hidden />
      <input
        ref={field}
        type="search"
        className="field-control"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <kbd aria-hidden>/</kbd>
    </div>
  );
}
