import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { summaryLine } from '#web/islands/application-form/summary-line.ts';
import { Alert } from '#web/ui/alert.tsx';
import { dealFields } from './deal-values.ts';
import type { DealFormState } from './use-deal-form.ts';

/** All refused fields in the order of the page, each a link to its field; takes the focus at each refusal. */
export function RefusalSummary({ form: { refusals, tries } }: { form: DealFormState }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  const refused = dealFields.filter((field) => refusals[field] !== undefined);
  if (refused.length === 0) return null;
  const title = words.errorSummary(refused.length);
  return (
    <Alert
      ref={box}
      tone="bad"
      icon={CircleAlert}
      title={title}
      className="deal-summary"
      role="group"
      aria-label={title}
      tabIndex={-1}
    >
      <ul>
        {refused.map((field) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {summaryLine(words.labels[field], refusals[field] ?? '')}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
