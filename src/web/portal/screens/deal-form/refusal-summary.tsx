import { CircleAlert, HardDrive } from 'lucide-react';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { summaryLine } from '#web/ui/summary-line.ts';
import { dealFields } from './deal-values.ts';
import type { DealFormState } from './use-deal-form.ts';

type Props = { form: Pick<DealFormState, 'refusals' | 'tries'>; kept: boolean };

/**
 * All refused fields in the order of the page. An incomplete draft that the device keeps is no error: the list names what
 * the server needs.
 */
export function RefusalSummary({ form: { refusals, tries }, kept }: Props) {
  const refused = dealFields.filter((field) => refusals[field] !== undefined);
  const { incomplete } = words.draft;
  return (
    <ErrorSummary
      title={kept ? incomplete.title : words.errorSummary(refused.length)}
      tries={tries}
      errors={refused.map((id) => ({ id, text: summaryLine(words.labels[id], refusals[id] ?? '') }))}
      className="deal-summary"
      tone={kept ? 'warn' : 'bad'}
      icon={kept ? HardDrive : CircleAlert}
    >
      {kept && <p>{incomplete.text(refused.length)}</p>}
    </ErrorSummary>
  );
}
