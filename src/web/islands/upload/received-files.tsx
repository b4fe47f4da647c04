import { CircleCheck } from 'lucide-react';
import { showFileSize } from '#web/ui/file-size.ts';
import type { UploadedFile } from './use-sending.ts';
import type { UploadWords } from './words.ts';

/** Lists the files sent in this visit, without those that others sent. */
export const ReceivedFiles = ({ copy, received }: { copy: UploadWords['copy']; received: UploadedFile[] }) => (
  <section className="upload-section upload-received">
    <div className="upload-section-head">
      <h2>{copy.uploaded}</h2>
      <span>{received.length}</span>
    </div>
    <ul className="upload-list">
      {received.map(({ id, fileName, fileSize, duplicate }) => (
        <li key={id} className="upload-row">
          <CircleCheck className="upload-ok" size={20} strokeWidth={1.75} aria-hidden />
          <div>
            <p className="upload-name">{fileName}</p>
            <p>
              <strong className="upload-ok">{copy.states.received}</strong> · {showFileSize(fileSize)}
              {duplicate && ` · ${copy.states.duplicate}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
