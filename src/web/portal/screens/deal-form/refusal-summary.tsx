import { CircleAlert, HardDrive } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { summaryLine } from '#web/islands/application-form/summary-line.ts';
import { Alert } from '#web/ui/alert.tsx';
import { dealFields } from './deal-values.ts';
import type { DealFormState } from './use-deal-form.ts';

type Props = { form: Pick<DealFormState, 'refusals' | 'tries'>; kept: boolean };

/**
 * All refused fields in the order of the page, each a link to its field; takes the focus at each refusal. An incomplete
 * draft that the device keeps is no error: the list names what the server needs.
 */
export function RefusalSummary({ form: { refusals, tries }, kept }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  const refused = dealFields.filter((field) => refusals[field] !== undefined);
  if (refused.length === 0) return null;
  const { incomplete } = words.draft;
  const title = kept ? incomplete.title : words.errorSummary(refused.length);
  return (
    <Alert
      ref={box}
      tone={kept ? 'warn' : 'bad'}
      icon={kept ? HardDrive : CircleAlert}
      title={title}
      className="deal-summary"
      role="group"
      aria-label={title}
      tabIndex={-1}
    >
      {kept && <p>{incomplete.text(refused.length)}</p>}
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
