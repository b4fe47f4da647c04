import { CircleAlert, HardDrive } from 'lucide-react';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { summaryLine } from '#web/ui/summary-line.ts';
import { CUSTOMER_NAME, type ShownField } from './deal-checks.ts';
import { dealFields } from './deal-values.ts';
import type { DealFormState } from './use-deal-form.ts';

type Props = { form: Pick<DealFormState, 'shown' | 'tries'>; kept: boolean };

/**
 * Lists all refused fields in page order. An incomplete draft on the device is not an error, and the list names what the
 * server needs.
 */
export function RefusalSummary({ form: { shown, tries }, kept }: Props) {
  const refused = inOrder.filter((field) => shown[field] !== undefined);
  const { incomplete } = words.draft;
  return (
    <ErrorSummary
      title={kept ? incomplete.title : words.errorSummary(refused.length)}
      tries={tries}
      errors={refused.map((field) => ({
        id: field,
        text: summaryLine(field === CUSTOMER_NAME ? words.customerName : words.labels[field], shown[field] ?? ''),
      }))}
      className="deal-summary"
      tone={kept ? 'warn' : 'bad'}
      icon={kept ? HardDrive : CircleAlert}
    >
      {kept && <p>{incomplete.text(refused.length)}</p>}
    </ErrorSummary>
  );
}

/** The field of first and last name is the first one. */
const inOrder: readonly ShownField[] = [CUSTOMER_NAME, ...dealFields];
