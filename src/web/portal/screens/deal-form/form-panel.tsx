import { ChevronDown } from 'lucide-react';
import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useState } from 'react';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type DealField, emptyDeal } from './deal-values.ts';
import type { DealFormState } from './use-deal-form.ts';

type Section = keyof typeof words.sections;
type Props = { section: Section; children: ReactNode };

/** The fields that every deal has. */
export function FormPanel({ section, children, onKeyDown }: Props & { onKeyDown?: KeyboardEventHandler }) {
  const { title, lead } = words.sections[section];
  const id = `section-${section}`;
  return (
    <section className="panel deal-form-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== '' && <p>{lead}</p>}
      <div className="fields" role="presentation" onKeyDown={onKeyDown}>
        {children}
      </div>
    </section>
  );
}

type FoldedProps = Props & { form: DealFormState; fields: readonly DealField[] };

/** Optional fields, folded until one of them needs attention. */
export function FoldedPanel({ section, form, fields, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  const { title, lead } = words.sections[section];
  const isNeeded = fields.some((field) => form.refusals[field] !== undefined || form.isAwaited(field));
  const given = fields.filter((field) => form.values[field] !== emptyDeal[field]).length;
  // Before the browser draws: the focus may move to a field inside next.
  useLayoutEffect(() => {
    if (isNeeded) setOpen(true);
  }, [isNeeded, form.tries]);
  return (
    <details
      id={`section-${section}`}
      className="panel deal-fold"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
        <span>{given > 0 ? words.given(given, fields.length) : lead}</span>
        <Icon of={ChevronDown} size="m" />
      </summary>
      <div className="fields">{children}</div>
    </details>
  );
}
