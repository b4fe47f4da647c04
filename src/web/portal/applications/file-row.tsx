import type { ReactNode } from 'react';
import { file } from '#copy/portal/applications.ts';

/** One line of the file: label, value, and what can be done with it. Empty text reads as not given. */
export const FileRow = ({ label, children, action }: { label: string; children: ReactNode; action?: ReactNode }) => (
  <div className="file-row">
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
