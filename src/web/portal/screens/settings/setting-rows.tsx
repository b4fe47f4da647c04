import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { settings as words } from '#copy/portal/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { valueAt } from './form-values.ts';
import { useSectionForm } from './use-section-form.ts';

type Row = { id: number; initial: unknown };
type Props = {
  /** The place of the list. */
  name: string;
  texts: { legend: string; add: string; none: string };
  /** What one row is called. */
  one: string;
  max: number;
  /** The fields of the row at this place. */
  children: (at: string, initial: unknown) => ReactNode;
};

/** A list of things with several fields each; rows come and go. */
export function SettingRows({ name, texts, one, max, children }: Props) {
  const { value, faults, touched } = useSectionForm();
  const [rows, setRows] = useState<Row[]>(() => listAt(value, name).map((initial, id) => ({ id, initial })));
  const next = useRef(rows.length);
  const list = useRef<HTMLFieldSetElement>(null);
  const focus = useRef<'last' | 'add'>(undefined);
  useEffect(() => {
    if (focus.current === undefined) return;
    const last = list.current?.querySelector<HTMLElement>('li:last-child :is(input:not([type=hidden]), textarea)');
    const add = list.current?.querySelector<HTMLElement>('.settings-add');
    ((focus.current === 'last' ? last : add) ?? add)?.focus();
    focus.current = undefined;
    touched();
  }, [rows, touched]);
  const change = (then: 'last' | 'add', changed: Row[]): void => {
    focus.current = then;
    setRows(changed);
  };
  return (
    <fieldset className="settings-rows" ref={list}>
      <legend>{texts.legend}</legend>
      {/* Says that this is a list, also where no row is left. */}
      <input type="hidden" name={`${name}[]`} value="" />
      {faults[name] !== undefined && <p className="field-error">{faults[name]}</p>}
      {rows.length === 0 && <p className="settings-note">{texts.none}</p>}
      <ol>
        {rows.map((row, n) => (
          <li key={row.id} aria-label={words.row(one, n + 1)}>
            <div className="fields">{children(`${name}.${String(n)}`, row.initial)}</div>
            <Button
              variant="quiet"
              size="s"
              className="settings-remove"
              aria-label={words.removeOf(one, n + 1)}
              onClick={() =>
                change(
                  'add',
                  rows.filter((other) => other !== row),
                )
              }
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
        onClick={() => rows.length < max && change('last', [...rows, { id: next.current++, initial: {} }])}
        icon={Plus}
      >
        {texts.add}
      </Button>
    </fieldset>
  );
}

const listAt = (value: unknown, name: string): unknown[] => {
  const list = valueAt(value, name);
  return Array.isArray(list) ? list : [];
};
