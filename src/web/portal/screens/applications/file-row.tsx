import { type ReactNode, useId } from 'react';
import type { ApplicationField } from '#contract/application-fields.ts';
import { file } from '#copy/portal/applications.ts';

export const idOfRow = (field: ApplicationField): string => `row-${field}`;

type Props = {
  label: string;
  children: ReactNode;
  action?: ReactNode;
  /** The field, when links elsewhere in the file lead to this row. */
  field?: ApplicationField | undefined;
  /** Takes the whole width, such as an address. */
  wide?: boolean;
};

/** One line of the file: label, value, and its actions. Empty text reads as not given. */
export const FileRow = ({ label, children, action, field, wide = false }: Props) => (
  <div className={wide ? 'file-row file-row-wide' : 'file-row'} {...(field && { id: idOfRow(field), tabIndex: -1 })}>
    <dt>{label}</dt>
    <dd>
      <span className="file-value">
        {children === '' || children === null ? <span className="file-none">{file.notGiven}</span> : children}
      </span>
      {action}
    </dd>
  </div>
);

type SectionProps = {
  title: string;
  /** At the right of the title. */
  action?: ReactNode;
  /** Labels of the fields without a value: they share one line. */
  missing?: readonly string[];
  children: ReactNode;
};

export function FileSection({ title, action, missing = [], children }: SectionProps) {
  const id = useId();
  return (
    <section className="panel file-section" aria-labelledby={id}>
      <div className="file-section-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
      {missing.length > 0 && <p className="file-note">{file.allNotGiven([...missing])}</p>}
    </section>
  );
}
