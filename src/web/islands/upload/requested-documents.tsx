import { Camera, CircleCheck, CircleDashed, Plus } from 'lucide-react';
import type { RequestedDocument } from '#contract/documents.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
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
export function RequestedDocuments({ words, requested, files, ...row }: Props) {
  const { requested: texts } = words.copy;
  if (requested.length === 0) return null;
  const done = requested.filter(({ received }) => received > 0).length;
  return (
    <section className="upload-section">
      <div className="upload-section-head">
        <h2>{texts.title}</h2>
        <span role="status">{texts.count(done, requested.length)}</span>
      </div>
      {row.left > 0 && <p className="upload-limits">{words.copy.limit}.</p>}
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

function RequestedRow({ words, one, files, queue, disabled, left, onChoose }: RowProps) {
  const { copy, papers } = words;
  const { name } = papers[one.paper];
  const more = one.received > 0 || files.length > 0;
  return (
    <li className="upload-row upload-request">
      <Arrival words={words} one={one} isChosen={files.length > 0} />
      {left > 0 && (
        <Adds
          copy={copy}
          name={name}
          more={more}
          disabled={disabled}
          onChoose={(given) => onChoose(given, one.paper)}
        />
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

type ArrivalProps = { words: UploadWords; one: RequestedDocument; isChosen: boolean };

/** Shows whether a document has arrived. */
function Arrival({ words: { copy, papers }, one: { paper, received }, isChosen }: ArrivalProps) {
  const { requested: texts } = copy;
  const { name, hint } = papers[paper];
  const isDone = received > 0;
  const Sign = isDone ? CircleCheck : CircleDashed;
  return (
    <>
      <Sign className={isDone ? 'upload-ok' : 'upload-open'} size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <p className="upload-name">{name}</p>
        {isDone && <p className="upload-ok">{texts.received(received)}</p>}
        {received === 0 && (
          <p>
            {!isChosen && `${texts.missing}. `}
            {hint}
          </p>
        )}
      </div>
    </>
  );
}

type AddsProps = {
  copy: UploadWords['copy'];
  name: string;
  more: boolean;
  disabled: boolean;
  onChoose: (files: File[]) => void;
};

function Adds({ copy: { requested: texts }, name, more, disabled, onChoose }: AddsProps) {
  const off = disabled ? '' : undefined;
  return (
    <div className="upload-adds">
      <label className="upload-add upload-camera" data-off={off}>
        <Camera size={16} strokeWidth={2} aria-hidden />
        {texts.photo}
        <FileInput label={texts.photoFor(name)} camera disabled={disabled} onChoose={onChoose} />
      </label>
      <label className="upload-add" data-off={off}>
        <Plus size={16} strokeWidth={2} aria-hidden />
        {more ? texts.addMore : texts.add}
        <FileInput label={texts.addFor(name)} disabled={disabled} onChoose={onChoose} />
      </label>
    </div>
  );
}
