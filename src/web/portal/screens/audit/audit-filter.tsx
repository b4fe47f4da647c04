import { SlidersHorizontal } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { type AuditAction, auditActions } from '#contract/audit.ts';
import { auditWords } from '#copy/portal/audit.ts';
import type { AuditDays } from '#web/client/audit.ts';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { TextField } from '#web/ui/field.tsx';

const { filters: words, actions, groups } = auditWords;
const groupOf = (action: AuditAction): string => groups[action.split('.')[0] ?? ''] ?? '';
const options = [
  { value: '', label: words.anyAction },
  ...auditActions.map((value) => ({ value, label: actions[value] ?? value, group: groupOf(value) })),
];
const isWide = (): boolean => window.matchMedia('(min-width: 768px)').matches;

const text = z.string().check(z.trim());
/** Days, which the address keeps as they are typed. */
const schema = z
  .object({ who: text, action: text, subject: text, from: text, to: text })
  .check(
    z.refine(({ from, to }) => from === '' || to === '' || from <= to, { error: auditWords.backwards, path: ['from'] }),
  );

type Props = {
  days: AuditDays;
  filtered: boolean;
  first: RefObject<HTMLInputElement | null>;
  onChange: (days: Partial<AuditDays>) => void;
};

/** Filters the audit log. A phone shows the entries first and the filter on demand. */
export function AuditFilterForm({ days, filtered, first, onChange }: Props) {
  const [open, setOpen] = useState(() => filtered || isWide());
  const form = useForm({
    id: 'audit',
    initial: days,
    schema,
    send: (next) => {
      onChange(next);
      return Promise.resolve('kept');
    },
  });
  // Back and forward change the address under the fields. The focus stays where it is.
  const { who, action, subject, from, to } = days;
  const showDays = useEffectEvent(() => form.reset(days));
  useEffect(() => showDays(), [who, action, subject, from, to]);
  const clear = (): void => {
    first.current?.focus();
    onChange({});
  };
  return (
    <details className="panel audit-filter" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
        {words.name}
      </summary>
      <form {...form.form} aria-label={words.name}>
        <TextField
          {...form.text(
            'who',
            { label: words.who, hint: words.whoHint, optional: '' },
            { spellCheck: false, maxLength: 254, ref: first },
          )}
        />
        <SelectField {...form.select('action', { label: words.action })} options={options} />
        <TextField
          {...form.text(
            'subject',
            { label: words.subject, hint: words.subjectHint, optional: '' },
            { spellCheck: false, maxLength: 100 },
          )}
        />
        <TextField {...form.text('from', { label: words.from, optional: '' }, { type: 'date' })} />
        <TextField {...form.text('to', { label: words.to, hint: words.toHint, optional: '' }, { type: 'date' })} />
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
