import { Camera, CircleCheck, CircleDashed, CircleDot, Plus } from 'lucide-react';
import type { RequestedDocument } from '#contract/documents.ts';
import { type RequiredDocument, severalParts } from '#contract/required-documents.ts';
import type { QueuedFile, UploadQueue } from '#web/client/upload-queue.ts';
import { FileInput } from './file-input.tsx';
import { UploadRow } from './upload-row.tsx';
import type { UploadWords } from './words.ts';

type Props = {
  words: UploadWords;
  requested: RequestedDocument[];
  files: readonly QueuedFile[];
  queue: UploadQueue;
  disabled: boolean;
  /** Uses of the link. Without one, the rows offer no choice. */
  left: number;
  onChoose: (files: File[], paper: RequiredDocument) => void;
};

/** One row per requested document, with the files chosen for it and whether it has arrived. */
export function RequestedPapers({ words, requested, files, ...row }: Props) {
  const { requested: texts } = words.copy;
  if (requested.length === 0) return null;
  const done = requested.filter(({ received }) => received > 0).length;
  return (
    <section className="upload-section">
      <div className="upload-section-head">
        <h2>{texts.title}</h2>
        <span role="status">{texts.count(done, requested.length)}</span>
      </div>
      {row.left > 0 && (
        <p className="upload-limits">
          {words.copy.limit}. {words.copy.remaining(row.left)}.
        </p>
      )}
      <ul className="upload-list">
        {requested.map((one) => (
          <RequestedRow
            key={one.paper}
            words={words}
            one={one}
            files={files.filter(({ paper }) => paper === one.paper)}
            {...row}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = Omit<Props, 'requested'> & { one: RequestedDocument };

function RequestedRow({ words, one: { paper, received }, files, queue, disabled, left, onChoose }: RowProps) {
  const { copy, papers } = words;
  const { requested: texts } = copy;
  const { name, hint } = papers[paper];
  const isReceived = received > 0;
  /** One page of several does not look finished. */
  const isStarted = received === 1 && severalParts.includes(paper);
  const off = disabled ? '' : undefined;
  const choose = (given: File[]): void => onChoose(given, paper);
  return (
    <li className="upload-row upload-request">
      {isStarted ? (
        <CircleDot className="upload-open" size={20} strokeWidth={1.75} aria-hidden />
      ) : isReceived ? (
        <CircleCheck className="upload-ok" size={20} strokeWidth={1.75} aria-hidden />
      ) : (
        <CircleDashed className="upload-open" size={20} strokeWidth={1.75} aria-hidden />
      )}
      <div>
        <p className="upload-name">{name}</p>
        {isReceived ? (
          <p className={isStarted ? undefined : 'upload-ok'}>{isStarted ? texts.started : texts.received(received)}</p>
        ) : (
          <p>
            {files.length === 0 && `${texts.missing}. `}
            {hint}
          </p>
        )}
      </div>
      {left > 0 && (
        <div className="upload-adds">
          <label className="upload-add upload-camera" data-off={off}>
            <Camera size={16} strokeWidth={2} aria-hidden />
            {texts.photo}
            <FileInput label={texts.photoFor(name)} camera disabled={disabled} onChoose={choose} />
          </label>
          <label className="upload-add" data-off={off}>
            <Plus size={16} strokeWidth={2} aria-hidden />
            {isReceived || files.length > 0 ? texts.addMore : texts.add}
            <FileInput label={texts.addFor(name)} disabled={disabled} onChoose={choose} />
          </label>
        </div>
      )}
      {files.length > 0 && (
        <ul className="upload-files">
          {files.map((file) => (
            <UploadRow key={file.id} copy={copy} one={file} queue={queue} />
          ))}
        </ul>
      )}
    </li>
  );
}
