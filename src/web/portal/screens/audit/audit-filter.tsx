import { SlidersHorizontal } from 'lucide-react';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { auditActions } from '#contract/audit.ts';
import { auditWords } from '#copy/portal/audit.ts';
import type { AuditDays } from '#web/client/audit.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { TextField } from '#web/ui/field.tsx';
import { typed } from '#web/ui/typed.ts';

const { filters: words, actions } = auditWords;
const options = [
  { value: '', label: words.anyAction },
  ...auditActions.map((value) => ({ value, label: actions[value] ?? value })),
];
const isWide = (): boolean => window.matchMedia('(min-width: 768px)').matches;

type Props = {
  days: AuditDays;
  filtered: boolean;
  first: RefObject<HTMLInputElement | null>;
  onChange: (days: AuditDays) => void;
};

/** A phone shows the trail first and the filter on demand. */
export function AuditFilterForm({ days, filtered, first, onChange }: Props) {
  const [open, setOpen] = useState(() => filtered || isWide());
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // Back and forward change the address under the fields; what was typed here stays, and so does the focus.
  const applied = useRef('');
  const [shown, setShown] = useState(days);
  useEffect(() => {
    if (JSON.stringify(days) !== applied.current) setShown(days);
    applied.current = JSON.stringify(days);
  }, [days]);

  const apply = (next: AuditDays): void => {
    applied.current = JSON.stringify(next);
    onChange(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const of = (name: keyof AuditDays): string => typed(given, name).trim();
    const next = { who: of('who'), action: of('action'), subject: of('subject'), from: of('from'), to: of('to') };
    const backwards = next.from !== '' && next.to !== '' && next.from > next.to;
    setFault(backwards ? auditWords.backwards : undefined);
    if (backwards) event.currentTarget.querySelector<HTMLInputElement>('[name=from]')?.focus();
    else apply(next);
  };
  const clear = (): void => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])
      field.value = '';
    setFault(undefined);
    first.current?.focus();
    apply({ who: '', action: '', subject: '', from: '', to: '' });
  };
  const text = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <details className="panel audit-filter" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
        {words.name}
      </summary>
      <form ref={form} noValidate onSubmit={submit} key={JSON.stringify(shown)} aria-label={words.name}>
        <TextField
          frame={{ id: 'audit-who', label: words.who, hint: words.whoHint, optional: '' }}
          input={{ ...text, name: 'who', defaultValue: shown.who, maxLength: 254, ref: first }}
        />
        <SelectField
          frame={{ id: 'audit-action', label: words.action }}
          options={options}
          select={{ name: 'action', defaultValue: shown.action }}
        />
        <TextField
          frame={{ id: 'audit-subject', label: words.subject, hint: words.subjectHint, optional: '' }}
          input={{ ...text, name: 'subject', defaultValue: shown.subject, maxLength: 100 }}
        />
        <TextField
          frame={{ id: 'audit-from', label: words.from, error: fault, optional: '' }}
          input={{ type: 'date', name: 'from', defaultValue: shown.from }}
        />
        <TextField
          frame={{ id: 'audit-to', label: words.to, hint: words.toHint, optional: '' }}
          input={{ type: 'date', name: 'to', defaultValue: shown.to }}
        />
        <div className="audit-filter-actions">
          <Button type="submit" size="s">
            {words.apply}
          </Button>
          {filtered && (
            <Button variant="quiet" size="s" onClick={clear}>
              {words.clear}
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}
