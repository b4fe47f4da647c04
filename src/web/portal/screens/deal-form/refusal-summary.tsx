import { CircleAlert, HardDrive } from 'lucide-react';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { summaryLine } from '#web/ui/summary-line.ts';
import { CUSTOMER_NAME } from './customer-name.tsx';
import { type DealField, dealFields } from './deal-values.ts';
import type { DealFormState } from './use-deal-form.ts';

type Props = { form: Pick<DealFormState, 'refusals' | 'tries'>; kept: boolean };

/**
 * Lists all refused fields in page order. An incomplete draft on the device is not an error, and the list names what the
 * server needs.
 */
export function RefusalSummary({ form: { refusals, tries }, kept }: Props) {
  const refused = dealFields.filter((field) => refusals[field] !== undefined);
  const { incomplete } = words.draft;
  return (
    <ErrorSummary
      title={kept ? incomplete.title : words.errorSummary(refused.length)}
      tries={tries}
      errors={refused.map((field) => ({
        id: idOf(field),
        text: summaryLine(words.labels[field], refusals[field] ?? ''),
      }))}
      className="deal-summary"
      tone={kept ? 'warn' : 'bad'}
      icon={kept ? HardDrive : CircleAlert}
    >
      {kept && <p>{incomplete.text(refused.length)}</p>}
    </ErrorSummary>
  );
}

/** First and last name are typed in one field. */
const idOf = (field: DealField): string =>
  field === 'borrowerFirstName' || field === 'borrowerLastName' ? CUSTOMER_NAME : field;
