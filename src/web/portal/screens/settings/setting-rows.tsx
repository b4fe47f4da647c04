import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { settings as words } from '#copy/portal/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { rowsAt, useSectionForm } from './use-section-form.ts';

type Props = {
  /** The place of the list. */
  name: string;
  texts: { legend: string; add: string; none: string };
  /** The name of one row. */
  one: string;
  max: number;
  /** The fields of one row. */
  parts: readonly string[];
  /** Shows the fields of the row at this place. */
  children: (at: string) => ReactNode;
};

/** A list of things with several fields each. Rows can be added and removed. */
export function SettingRows({ name, texts, one, max, parts, children }: Props) {
  const { values, errors, change } = useSectionForm();
  const rows = rowsAt(values, name);
  const list = useRef<HTMLFieldSetElement>(null);
  const focus = useRef<'last' | 'add'>(undefined);
  useEffect(() => {
    if (focus.current === undefined) return;
    const last = list.current?.querySelector<HTMLElement>('li:last-child :is(input, textarea)');
    const add = list.current?.querySelector<HTMLElement>('.settings-add');
    ((focus.current === 'last' ? last : add) ?? add)?.focus();
    focus.current = undefined;
  }, [rows.length]);
  const add = (): void => {
    if (rows.length >= max) return;
    focus.current = 'last';
    change(name, [...rows, Object.fromEntries(parts.map((part) => [part, '']))]);
  };
  const remove = (at: number): void => {
    focus.current = 'add';
    change(
      name,
      rows.filter((_, other) => other !== at),
    );
  };
  return (
    <fieldset className="settings-rows" ref={list}>
      <legend>{texts.legend}</legend>
      {errors[name] !== undefined && <p className="field-error">{errors[name]}</p>}
      {rows.length === 0 && <p className="settings-note">{texts.none}</p>}
      <ol>
        {rows.map((_, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- an error names a row by its place, and its fields keep no state
          <li key={n} aria-label={words.row(one, n + 1)}>
            <div className="fields">{children(`${name}.${String(n)}`)}</div>
            <Button
              variant="quiet"
              size="s"
              className="settings-remove"
              aria-label={words.removeOf(one, n + 1)}
              onClick={() => remove(n)}
              icon={Trash2}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ol>
      <Button
        variant="outline"
        size="s"
        className="settings-add"
        aria-disabled={rows.length >= max}
        onClick={add}
        icon={Plus}
      >
        {texts.add}
      </Button>
    </fieldset>
  );
}
