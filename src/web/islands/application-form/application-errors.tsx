import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { summaryLine } from '#web/ui/summary-line.ts';
import { errorText, useFormPart } from './form-state.ts';
import { fieldNames, type FieldName } from './values.ts';
import { useWords } from './words.ts';

/**
 * All refused fields, and the values that look like typing errors, in the order of the page. Each is a link to its field.
 * Takes the focus at each refusal.
 */
export function ApplicationErrors({ refusals }: { refusals: number }) {
  const { copy, lang } = useWords();
  const errors = useFormPart((state) => state.errors);
  const doubts = useFormPart((state) => state.doubts);
  const isRefused = Object.keys(errors).length > 0;
  const refused = fieldNames.filter((name) => isRefused && (errors[name] ?? doubts[name]) !== undefined);
  const labels: Partial<Record<FieldName, string>> & typeof copy.labels = { ...copy.labels, ...copy.fullLabels };
  return (
    <ErrorSummary
      title={copy.errorSummary(refused.length)}
      className="apply-summary"
      tries={refusals}
      errors={refused.map((id) => {
        const [error, doubt] = [errors[id], doubts[id]];
        return {
          id,
          text: summaryLine(labels[id], error === undefined ? (doubt ?? '') : errorText(error, doubt), lang),
        };
      })}
    />
  );
}
