import { Search } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import './search-field.css';

const TYPING_MS = 250;
type Props = {
  label: string;
  placeholder: string;
  q: string;
  onSearch: (q: string) => void;
  input: RefObject<HTMLInputElement | null>;
};

/** Searches as one types. */
export function SearchField({ label, placeholder, q, onSearch, input }: Props) {
  const [text, setText] = useState(q);
  const sent = useRef(q);
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
  return (
    <div className="search-field" role="search">
      <Search size={18} strokeWidth={1.75} aria-hidden />
      <input
        ref={input}
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
