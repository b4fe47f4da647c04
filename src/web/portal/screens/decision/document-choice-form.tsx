import type { ReactNode } from 'react';
import type { RequiredDocument } from '#contract/required-documents.ts';
import { requiredDocumentKinds, usualDocuments } from '#contract/required-documents.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { fieldClass, FieldNotes } from '#web/ui/field.tsx';
import './decision.css';

type Words = Record<'usual' | 'more' | 'submit' | 'submitting' | 'failed' | 'cancel', string>;
type Props = {
  words: Words;
  /** The amount in dollars and the status decide which documents are usual. */
  about: Parameters<typeof usualDocuments>[0];
  /** Documents that are marked as received. */
  received?: readonly RequiredDocument[];
  form: {
    form: object;
    busy: boolean;
    failure: string | undefined;
    errors: Partial<Record<string, string>>;
    idOf: (name: string) => string;
    boxOf: (document: RequiredDocument) => Parameters<typeof CheckboxField>[0]['box'];
  };
  /** The name of the list in the form. */
  name: string;
  children: ReactNode;
  onClose: () => void;
};

/** Asks which documents to request. The usual ones for the amount come first. */
export function DocumentChoiceForm({ words, about, received = [], form, name, children, onClose }: Props) {
  const usual = usualDocuments(about);
  const others = requiredDocumentKinds.filter((one) => !usual.includes(one));
  const choices = (shown: readonly RequiredDocument[], title: string): ReactNode => (
    <fieldset className="decision-choices">
      <legend className="field-label">{title}</legend>
      {shown.map((one) => (
        <CheckboxField key={one} id={form.idOf(one)} box={form.boxOf(one)}>
          {received.includes(one) ? desk.papers.received(names[one].name) : names[one].name}
        </CheckboxField>
      ))}
    </fieldset>
  );
  const frame = { id: form.idOf(name), label: words.usual, error: form.errors[name] };
  return (
    <form {...form.form}>
      <FormFailure title={words.failed} text={form.failure} />
      <div className={fieldClass(frame)}>
        {choices(usual, words.usual)}
        <FieldNotes {...frame} />
      </div>
      <details className="file-details">
        <summary>{words.more}</summary>
        {choices(others, words.more)}
      </details>
      {children}
      <DialogActions>
        <Button type="submit" busy={form.busy && words.submitting}>
          {words.submit}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
      </DialogActions>
    </form>
  );
}
