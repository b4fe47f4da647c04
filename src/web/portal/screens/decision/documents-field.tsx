import { type RequiredDocument, requiredDocumentKinds, usualDocuments } from '#contract/required-documents.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { useRequestedDocuments } from '#web/client/documents.ts';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { describedBy, fieldClass, FieldLabelText, FieldNotes } from '#web/ui/field.tsx';
import type { DecisionFormState } from './use-decision-form.ts';

const { documents: words } = desk.dialog;
const usual = usualDocuments({ requestedAmount: 0, status: 'approved' });

/** The documents that the customer sends before funding. Those requested earlier stay requested, and are not offered. */
export function DocumentsField({ form, dealId }: { form: DecisionFormState; dealId: string }) {
  const requested = (useRequestedDocuments(dealId, { staff: true }) ?? []).map(({ paper }) => paper);
  const offered = requiredDocumentKinds.filter((one) => !requested.includes(one));
  const frame = {
    id: form.idOf('documents'),
    label: words.legend,
    hint: words.hint,
    error: form.errors['documents'],
  };
  const boxes = (shown: readonly RequiredDocument[]) => (
    <div className="decision-choices">
      {shown.map((one) => (
        <CheckboxField key={one} id={form.idOf(one)} box={form.box('documents', one)}>
          {names[one].name}
        </CheckboxField>
      ))}
    </div>
  );
  return (
    <fieldset id={frame.id} className={`${fieldClass(frame)} decision-documents`} {...describedBy(frame)}>
      <legend className="field-label">
        <FieldLabelText label={words.legend} optional={desk.dialog.optional} />
      </legend>
      <FieldNotes {...frame} />
      {boxes(offered.filter((one) => usual.includes(one)))}
      <details className="file-details">
        <summary>{words.more}</summary>
        {boxes(offered.filter((one) => !usual.includes(one)))}
      </details>
      {requested.length > 0 && <p>{words.requested(requested.map((one) => names[one].name))}</p>}
    </fieldset>
  );
}
