import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { summaryLine } from '#web/ui/summary-line.ts';
import { useFormPart } from './form-state.ts';
import { fieldNames, type FieldName } from './values.ts';
import { useWords } from './words.ts';

/** All refused fields in the order of the page, each a link to its field; takes the focus at each refusal. */
export function ApplicationErrors({ refusals }: { refusals: number }) {
  const { copy } = useWords();
  const errors = useFormPart((state) => state.errors);
  const refused = fieldNames.filter((name) => errors[name] !== undefined);
  const labels: Partial<Record<FieldName, string>> & typeof copy.labels = { ...copy.labels, ...copy.fullLabels };
  return (
    <ErrorSummary
      title={copy.errorSummary(refused.length)}
      className="apply-summary"
      tries={refusals}
      errors={refused.map((id) => ({ id, text: summaryLine(labels[id], errors[id] ?? '') }))}
    />
  );
}
