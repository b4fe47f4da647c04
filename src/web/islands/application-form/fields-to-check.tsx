import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { summaryLine } from '#web/ui/summary-line.ts';
import { useFormPart } from './form-state.ts';
import { fieldNames, type FieldName } from './values.ts';
import { useWords } from './words.ts';

/**
 * Lists the values that look like typing errors, each a link to its field. They can be sent. `asked` increases each
 * time that the applicant is asked whether to send them as they are.
 */
export function FieldsToCheck({ asked }: { asked: number }) {
  const { copy, lang } = useWords();
  const doubts = useFormPart((state) => state.doubts);
  const labels: Partial<Record<FieldName, string>> & typeof copy.labels = { ...copy.labels, ...copy.fullLabels };
  const names = fieldNames.filter((name) => doubts[name] !== undefined);
  return (
    <div role="status">
      <ErrorSummary
        tone="warn"
        title={copy.toCheck}
        className="apply-check"
        tries={asked}
        errors={names.map((id) => ({ id, text: summaryLine(labels[id], doubts[id] ?? '', lang) }))}
      >
        {asked > 0 && <p>{copy.sendAsIs}</p>}
      </ErrorSummary>
    </div>
  );
}
