import { WifiOff } from 'lucide-react';
import { progressOf, type QueueState, type UploadQueue } from '#web/client/upload-queue.ts';
import { Alert } from '#web/ui/alert.tsx';
import { UploadRow } from './upload-row.tsx';
import type { UploadWords } from './words.ts';

type Props = { copy: UploadWords['copy']; state: QueueState; queue: UploadQueue };

/** The chosen files that are on no row of the list. */
export function ChosenFiles({ copy, state, queue }: Props) {
  const files = state.files.filter(({ paper }) => paper === '');
  if (files.length === 0) return null;
  return (
    <section className="upload-section">
      <div className="upload-section-head">
        <h2>{copy.chosen}</h2>
      </div>
      <ul className="upload-list">
        {files.map((one) => (
          <UploadRow key={one.id} copy={copy} one={one} queue={queue} />
        ))}
      </ul>
    </section>
  );
}

/** Sends what is chosen and shows how far it is; always within the thumb's reach. */
export function SendBar({ copy, state, queue, left }: Props & { left: number }) {
  const { files, running, total } = state;
  const { remaining, done } = progressOf(state);
  const ready = files.filter((one) => one.state === 'chosen').length;
  if (!running && ready === 0) return null;
  return (
    <div className="upload-go">
      {files.some((one) => one.state === 'waiting') && (
        <Alert tone="warn" icon={WifiOff} role="status" title={copy.offline.title}>
          <p>{copy.offline.text}</p>
        </Alert>
      )}
      {!running && ready > left && left > 0 && <p className="upload-many">{copy.tooMany(ready, left)}</p>}
      {running && (
        <>
          <p role="status">{copy.progress(remaining, total)}</p>
          <progress className="upload-bar" max={1} value={done} aria-label={copy.progress(remaining, total)} />
        </>
      )}
      <button
        type="button"
        className="button upload-send"
        aria-disabled={running || left === 0}
        onClick={() => !running && left > 0 && queue.start()}
      >
        {running ? (
          copy.sending(remaining)
        ) : (
          <span>
            <span>{copy.send}</span> · {copy.files(ready)}
          </span>
        )}
      </button>
    </div>
  );
}
