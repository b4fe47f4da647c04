import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { dealerExtensions, type DocumentType, documentTypes, typeOfRequiredDocument } from '#contract/documents.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
import { requiredDocuments } from '#copy/en/required-documents.ts';
import { documentsSection } from '#copy/portal/documents.ts';
import { progressOf } from '#web/client/upload-queue.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { AddedFiles } from './added-files.tsx';
import type { Adding } from './use-adding.ts';

const { types, upload: words } = documentsSection;
const options = documentTypes.map((value) => ({ value, label: types[value] }));
const ACCEPT = dealerExtensions.map((extension) => `.${extension}`).join(',');

type Props = { paper: RequiredDocument | ''; adding: Adding; onClose: () => void };

/** `paper` is the requested document that these files are. It has its own type. */
export function UploadPanel({ paper, adding, onClose }: Props) {
  const { state, add, start } = adding;
  const [documentType, setType] = useState<DocumentType>(paper === '' ? 'other' : typeOfRequiredDocument[paper]);
  const [description, setDescription] = useState('');
  const { remaining, done } = progressOf(state);
  const ready = state.files.filter((one) => one.state === 'chosen').length;
  return (
    <form
      className="documents-upload"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start({ documentType, description });
      }}
    >
      {paper !== '' && <p className="document-name">{words.for(requiredDocuments[paper].name)}</p>}
      <div className="documents-fields">
        {paper === '' && (
          <SelectField
            frame={{ id: 'documentType', label: words.type }}
            options={options}
            select={{
              name: 'documentType',
              value: documentType,
              onChange: ({ target }) => setType(documentTypes.find((one) => one === target.value) ?? 'other'),
            }}
          />
        )}
        <TextField
          frame={{
            id: 'documentDescription',
            label: words.description,
            optional: words.optional,
            hint: words.descriptionHint,
          }}
          input={{
            value: description,
            maxLength: 500,
            autoComplete: 'off',
            onChange: ({ target }) => setDescription(target.value),
          }}
        />
      </div>
      <label className="documents-zone" data-off={state.running ? '' : undefined}>
        <Icon of={FileUp} size="l" />
        <span className="documents-choose">{words.choose}</span>
        <span>{words.limit}</span>
        <input
          type="file"
          multiple
          accept={ACCEPT}
          disabled={state.running}
          onChange={(event) => {
            add([...(event.target.files ?? [])], paper);
            event.target.value = '';
          }}
        />
      </label>
      <AddedFiles adding={adding} />
      {state.running && (
        <div className="documents-progress">
          <progress max={1} value={done} aria-label={words.progress(remaining, state.total)} />
          <p role="status">{words.progress(remaining, state.total)}</p>
        </div>
      )}
      <div className="documents-actions">
        <Button type="submit" size="s" busy={state.running && words.sending(remaining)}>
          {words.send(ready)}
        </Button>
        {!state.running && state.files.length === 0 && (
          <Button variant="outline" size="s" onClick={onClose}>
            {words.close}
          </Button>
        )}
      </div>
    </form>
  );
}
