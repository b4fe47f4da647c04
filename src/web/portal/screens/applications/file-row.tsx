import type { ReactNode } from 'react';
import type { ApplicationField } from '#contract/application-fields.ts';
import { file } from '#copy/portal/applications.ts';

export const idOfRow = (field: ApplicationField): string => `row-${field}`;

type Props = {
  label: string;
  children: ReactNode;
  action?: ReactNode;
  /** Where other places of the file lead to it. */
  field?: ApplicationField;
};

/** One line of the file: label, value, and what can be done with it. Empty text reads as not given. */
export const FileRow = ({ label, children, action, field }: Props) => (
  <div className="file-row" {...(field && { id: idOfRow(field), tabIndex: -1 })}>
    <dt>{label}</dt>
    <dd>
      <span className="file-value">
        {children === '' || children === null ? <span className="file-none">{file.notGiven}</span> : children}
      </span>
      {action}
    </dd>
  </div>
);

export const FileSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="panel file-section">
    <h2>{title}</h2>
    {children}
  </section>
);
