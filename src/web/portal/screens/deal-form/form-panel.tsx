import type { ReactNode } from 'react';
import { dealForm } from '#copy/portal/deal-form.ts';

type Props = { section: keyof typeof dealForm.sections; children: ReactNode };

export function FormPanel({ section, children }: Props) {
  const { title, lead } = dealForm.sections[section];
  const id = `section-${section}`;
  return (
    <section className="panel deal-form-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== '' && <p>{lead}</p>}
      <div className="fields">{children}</div>
    </section>
  );
}
