import { type SubmitEvent, useState } from 'react';
import type { Deal } from '#contract/deals.ts';
import { type RequiredDocument, requiredDocumentKinds, usualDocuments } from '#contract/required-documents.ts';
import {
  type CreateUploadLink,
  createUploadLinkSchema,
  uploadLinkBounds,
  uploadLinkDefaults,
} from '#contract/upload-links.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { uploadLinkWords } from '#copy/portal/documents.ts';
import { TextField } from '#web/ui/field.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { typed } from '#web/ui/typed.ts';

const { form: words } = uploadLinkWords;

type Props = { headingId: string; deal: Deal; onMake: (link: CreateUploadLink) => Promise<void>; onCancel: () => void };

export function LinkForm({ headingId, deal, onMake, onCancel }: Props) {
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const usual = usualDocuments(deal);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const read = readLink(new FormData(event.currentTarget));
    if ('faults' in read) return setFaults(read.faults);
    setFaults({});
    setBusy(true);
    await onMake(read.link);
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h2 id={headingId}>{words.title}</h2>
      <p>{words.text}</p>
      <TextField
        frame={{ id: 'label', label: words.label, hint: words.labelHint, error: faults['label'] }}
        input={{
          name: 'label',
          defaultValue: uploadLinkDefaults.label,
          maxLength: uploadLinkBounds.label,
          autoComplete: 'off',
        }}
      />
      <div className="documents-fields">
        <TextField
          frame={{ id: 'expiresInHours', label: words.hours, hint: words.hoursHint, error: faults['expiresInHours'] }}
          input={numeric('expiresInHours')}
        />
        <TextField
          frame={{ id: 'maxUses', label: words.uses, hint: words.usesHint, error: faults['maxUses'] }}
          input={numeric('maxUses')}
        />
      </div>
      <details className="link-papers">
        <summary>
          {words.papers} <span className="field-optional">{words.optional}</span>
        </summary>
        <Choices title={words.usual} papers={usual} />
        <Choices title={words.more} papers={requiredDocumentKinds.filter((paper) => !usual.includes(paper))} />
      </details>
      <div className="dialog-actions">
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? words.submitting : words.submit}
        </button>
        <button type="button" className="button button-outline" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

const numeric = (name: 'expiresInHours' | 'maxUses') => ({
  name,
  defaultValue: String(uploadLinkDefaults[name]),
  inputMode: 'numeric' as const,
  autoComplete: 'off',
  maxLength: 6,
});

const Choices = ({ title, papers: shown }: { title: string; papers: readonly RequiredDocument[] }) => (
  <fieldset>
    <legend>{title}</legend>
    {shown.map((paper) => (
      <CheckboxField key={paper} id={`paper-${paper}`} box={{ name: 'requested', value: paper }}>
        {names[paper].name}
      </CheckboxField>
    ))}
  </fieldset>
);

/** The server's own schema: what is no number means the default, what is out of bounds is said at its field. */
export function readLink(data: FormData): { link: CreateUploadLink } | { faults: Record<string, string> } {
  const read = createUploadLinkSchema.safeParse({
    label: typed(data, 'label'),
    expiresInHours: typed(data, 'expiresInHours'),
    maxUses: typed(data, 'maxUses'),
    requested: data.getAll('requested'),
  });
  if (read.success) return { link: read.data };
  return { faults: Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])) };
}
