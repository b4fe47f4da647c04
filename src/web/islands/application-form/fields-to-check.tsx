import { useFormPart } from './form-state.ts';
import { fieldNames, type FieldName } from './values.ts';
import { useWords } from './words.ts';

/** Names the values that look like typing errors. They can be sent, so the notes at the fields are easily missed. */
export function FieldsToCheck() {
  const { copy } = useWords();
  const doubts = useFormPart((state) => state.doubts);
  const labels: Partial<Record<FieldName, string>> & typeof copy.labels = { ...copy.labels, ...copy.fullLabels };
  const names = fieldNames.filter((name) => doubts[name] !== undefined);
  return (
    <p className="apply-check" role="status">
      {names.length > 0 && `${copy.toCheck} ${names.map((name) => labels[name]).join(', ')}`}
    </p>
  );
}
