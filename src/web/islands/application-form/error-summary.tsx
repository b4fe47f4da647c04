import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { useFormPart } from './form-state.ts';
import { summaryLine } from './summary-line.ts';
import { fieldNames, type FieldName } from './values.ts';
import { useWords } from './words.ts';

/** All refused fields in the order of the page, each a link to its field; takes the focus at each refusal. */
export function ErrorSummary({ refusals }: { refusals: number }) {
  const { copy } = useWords();
  const errors = useFormPart((state) => state.errors);
  const box = useRef<HTMLDivElement>(null);
  const refused = fieldNames.filter((name) => errors[name] !== undefined);

  // The summary may be drawn after the count has grown: it takes the focus when both are there.
  const focused = useRef(0);
  useEffect(() => {
    if (refusals === focused.current || !box.current) return;
    focused.current = refusals;
    box.current.focus();
  });

  if (refused.length === 0) return null;
  const labels: Partial<Record<FieldName, string>> & typeof copy.labels = { ...copy.labels, ...copy.fullLabels };
  return (
    <Alert
      ref={box}
      tone="bad"
      icon={CircleAlert}
      title={copy.errorSummary(refused.length)}
      className="apply-summary"
      role="group"
      aria-label={copy.errorSummary(refused.length)}
      tabIndex={-1}
    >
      <ul>
        {refused.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                const field = document.getElementById(name);
                field?.focus({ preventScroll: true });
                field?.closest('.field')?.scrollIntoView({ block: 'center' });
              }}
            >
              {summaryLine(labels[name], errors[name] ?? '')}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
