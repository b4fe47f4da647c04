import { CircleCheck, CircleDashed, Plus } from 'lucide-react';
import type { RequiredDocument } from '#contract/required-documents.ts';
import type { RequestedDocument } from '#contract/documents.ts';
import type { QueuedFile } from '#web/client/upload-queue.ts';
import { FileInput } from './file-input.tsx';
import type { UploadWords } from './words.ts';

type Props = {
  words: UploadWords;
  requested: RequestedDocument[];
  files: readonly QueuedFile[];
  disabled: boolean;
  onChoose: (files: File[], paper: RequiredDocument) => void;
};

/** What was asked for, ticked off as it arrives. */
export function RequestedPapers({ words: { copy, papers }, requested, files, disabled, onChoose }: Props) {
  if (requested.length === 0) return null;
  const { requested: texts } = copy;
  const done = requested.filter(({ received }) => received > 0).length;
  return (
    <section className="upload-section">
      <div className="upload-section-head">
        <h2>{texts.title}</h2>
        <span role="status">{texts.count(done, requested.length)}</span>
      </div>
      <ul className="upload-list">
        {requested.map(({ paper, received }) => {
          const { name, hint } = papers[paper];
          const chosen = files.filter((one) => one.paper === paper).length;
          return (
            <li key={paper} className="upload-row">
              {received > 0 ? (
                <CircleCheck className="upload-ok" size={20} strokeWidth={1.75} aria-hidden />
              ) : (
                <CircleDashed className="upload-open" size={20} strokeWidth={1.75} aria-hidden />
              )}
              <div>
                <p className="upload-name">{name}</p>
                {received > 0 ? (
                  <p className="upload-ok">{texts.received(received)}</p>
                ) : (
                  <p>
                    {chosen === 0 && `${texts.missing}. `}
                    {hint}
                  </p>
                )}
              </div>
              <label className="upload-add" data-off={disabled ? '' : undefined}>
                <Plus size={16} strokeWidth={2} aria-hidden />
                {received + chosen > 0 ? texts.addMore : texts.add}
                <FileInput
                  label={texts.addFor(name)}
                  disabled={disabled}
                  onChoose={(given) => onChoose(given, paper)}
                />
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
