import type { ReactNode } from 'react';
import { usStates } from '#contract/us-states.ts';
import type { SectionId } from './values.ts';
import { useWords } from './words.ts';

export const sectionAnchor = (id: SectionId): string => `section-${id}`;

type Props = {
  id: SectionId;
  /** On one line: title, label and control next to each other. */
  line?: boolean;
  children: ReactNode;
};

export function FormSection({ id, line = false, children }: Props) {
  const { title, lead } = useWords().copy.sections[id];
  const anchor = sectionAnchor(id);
  return (
    <section
      className={line ? 'apply-panel apply-line' : 'apply-panel'}
      id={anchor}
      data-section={id}
      aria-labelledby={`${anchor}-title`}
    >
      <h2 id={`${anchor}-title`} tabIndex={-1}>
        {title}
      </h2>
      {lead !== '' && <p className="apply-panel-lead">{lead}</p>}
      {children}
    </section>
  );
}

const stateList = 'us-states';
export const stateInput = (section: string) => ({ list: stateList, autoComplete: `${section} address-level1` });

export const StateSuggestions = () => (
  <datalist id={stateList}>
    {usStates.map((state) => (
      <option key={state} value={state} />
    ))}
  </datalist>
);
