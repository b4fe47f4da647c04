import { type ReactNode, useId } from 'react';
import type { RequiredDocument } from '#contract/required-documents.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { file } from '#copy/portal/applications.ts';

const { properties: words } = file;

type Props = {
  properties: ReactNode;
  /** The requested documents that are not received. */
  missing: readonly RequiredDocument[];
  children: ReactNode;
};

/** Next to the file where there is room: its properties, the missing documents, and what happened. */
export const FileSide = ({ properties, missing, children }: Props) => {
  const id = useId();
  return (
    <div className="file-side">
      <section className="file-properties" aria-labelledby={id}>
        <h2 id={id} className="sr-only">
          {words.title}
        </h2>
        <dl>
          {properties}
          {missing.length > 0 && (
            <Property label={words.missing}>
              <ul className="file-missing">
                {missing.map((one) => (
                  <li key={one}>{names[one].name}</li>
                ))}
              </ul>
            </Property>
          )}
        </dl>
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
