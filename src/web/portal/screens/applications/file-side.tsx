import { type ReactNode, useId } from 'react';
import { file } from '#copy/portal/applications.ts';

const { properties: words } = file;

/** Next to the file where there is room: its properties, and what happened. */
export const FileSide = ({ properties, children }: { properties: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <div className="file-side">
      <section className="file-properties" aria-labelledby={id}>
        <h2 id={id} className="sr-only">
          {words.title}
        </h2>
        <dl>{properties}</dl>
      </section>
      {children}
    </div>
  );
};

export const Property = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="file-property">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
