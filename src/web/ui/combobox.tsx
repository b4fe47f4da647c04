import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { describedBy, Field, type FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';

export type ComboboxOption = { value: string; label: string; note?: string };
type Props = {
  frame: FieldFrame;
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  /** Shown when no option matches the typed words. */
  none: string;
  placeholder?: string;
  name?: string;
};

/**
 * Selects one of many options by typing part of its name. Up, Down, Home and End move in the list, Enter selects,
 * Escape restores the selection. Text that matches no option is dropped on blur.
 */
export function Combobox({ frame, options, value, onChange, none, placeholder, name }: Props) {
  const chosen = options.find((option) => option.value === value);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const isOpen = typed !== undefined;
  const found = options.filter((option) => matches(option, typed === chosen?.label ? '' : (typed ?? '')));
  const listId = `${frame.id}-list`;
  const idOf = (option: ComboboxOption): string => `${frame.id}-${option.value}`;
  const current = found[Math.min(active, found.length - 1)];

  const open = (text = chosen?.label ?? ''): void => {
    setTyped(text);
    setActive(
      text === chosen?.label
        ? Math.max(
            0,
            options.findIndex((option) => option.value === value),
          )
        : 0,
    );
  };
  const choose = (option: ComboboxOption): void => {
    setTyped(undefined);
    onChange(option.value);
    input.current?.focus();
  };
  const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -found.length, End: found.length };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const by = moves[event.key];
    if (by !== undefined && (isOpen || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      if (isOpen) setActive((at) => Math.min(Math.max(at + by, 0), found.length - 1));
      else open();
    } else if (event.key === 'Enter' && isOpen && current) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Escape' && isOpen) {
      // A dialog around the field stays open.
      event.preventDefault();
      event.stopPropagation();
      setTyped(undefined);
    }
  };
  return (
    <Field {...frame}>
      <div className="field-select combobox">
        <input
          ref={input}
          id={frame.id}
          className="field-control"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && current ? idOf(current) : undefined}
          {...describedBy(frame)}
          value={typed ?? chosen?.label ?? ''}
          onChange={({ target }) => open(target.value)}
          onClick={() => !isOpen && open()}
          onBlur={() => setTyped(undefined)}
          onKeyDown={press}
        />
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        {name !== undefined && <input type="hidden" name={name} value={value} />}
        <div id={listId} role="listbox" className="combobox-list" aria-label={frame.label} hidden={!isOpen}>
          {found.map((option) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and takes the keys
            <div
              key={option.value}
              id={idOf(option)}
              role="option"
              aria-selected={option.value === value}
              className={option === current ? 'combobox-option combobox-active' : 'combobox-option'}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span className="menu-label">
                {option.label}
                {option.note !== undefined && <span className="combobox-note">{option.note}</span>}
              </span>
              {option.value === value && <Icon of={Check} />}
            </div>
          ))}
        </div>
        {isOpen && found.length === 0 && (
          <p className="combobox-list combobox-none" role="status">
            {none}
          </p>
        )}
      </div>
    </Field>
  );
}

/** The text without accents, in lower case. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns true when each typed word appears in the option. Ignores accents and case. */
export const matches = ({ label, note = '' }: ComboboxOption, typed: string): boolean =>
  plainText(typed)
    .split(/\s+/)
    .every((word) => plainText(`${label} ${note}`).includes(word));
