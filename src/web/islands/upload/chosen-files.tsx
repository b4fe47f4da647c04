import { CircleAlert, Clock, File as FileIcon, LoaderCircle, RotateCw, WifiOff, X } from 'lucide-react';
import { asSentence } from '#copy/as-sentence.ts';
import { progressOf, type QueuedFile, type QueueState, type UploadQueue } from '#web/client/upload-queue.ts';
import { Alert } from '#web/ui/alert.tsx';
import { showFileSize } from '#web/ui/file-size.ts';
import type { UploadWords } from './words.ts';

type Props = { words: UploadWords; state: QueueState; queue: UploadQueue; left: number };

export function ChosenFiles({ words, state, queue, left }: Props) {
  const { copy } = words;
  const { files, running, total } = state;
  const { remaining, done } = progressOf(state);
  if (files.length === 0) return null;
  const ready = files.filter((one) => one.state === 'chosen').length;
  return (
    <section className="upload-section">
      {files.some((one) => one.state === 'waiting') && (
        <Alert tone="warn" icon={WifiOff} role="status" title={copy.offline.title}>
          <p>{copy.offline.text}</p>
        </Alert>
      )}
      <div className="upload-section-head">
        <h2>{copy.chosen}</h2>
        {running && <span role="status">{copy.progress(remaining, total)}</span>}
      </div>
      <ul className="upload-list">
        {files.map((one) => (
          <ChosenRow key={one.id} words={words} one={one} queue={queue} />
        ))}
      </ul>
      {!running && ready > left && left > 0 && <p className="upload-many">{copy.tooMany(ready, left)}</p>}
      {running && <progress className="upload-bar" max={1} value={done} aria-label={copy.progress(remaining, total)} />}
      {(running || ready > 0) && (
        <button
          type="button"
          className="button upload-send"
          aria-disabled={running || left === 0}
          onClick={() => !running && left > 0 && queue.start()}
        >
          {running ? copy.sending(remaining) : copy.send}
        </button>
      )}
    </section>
  );
}

const icons = {
  chosen: FileIcon,
  released: FileIcon,
  sending: LoaderCircle,
  waiting: WifiOff,
  held: Clock,
  failed: CircleAlert,
};

function ChosenRow({
  words: { copy, papers },
  one,
  queue,
}: {
  words: UploadWords;
  one: QueuedFile;
  queue: UploadQueue;
}) {
  const { id, file, paper, state, share, said, again } = one;
  const Icon = icons[state];
  return (
    <li className={`upload-row upload-${state}`}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <p className="upload-name">{file.name}</p>
        {paper !== '' && <p>{papers[paper].name}</p>}
        {state === 'failed' ? (
          <p>
            <strong className="upload-bad">
              {copy.states.failed} {asSentence(said)}
            </strong>{' '}
            {copy.notUsed}
          </p>
        ) : (
          <p>
            {state === 'held' ? `${said} ${copy.states.held}` : stateWords(copy.states, state, share)} ·{' '}
            {showFileSize(file.size)}
          </p>
        )}
        {state === 'sending' && <progress className="upload-bar" max={1} value={share} aria-label={file.name} />}
        {state === 'failed' && again && (
          <button type="button" className="button button-outline" onClick={() => queue.retry(id)}>
            <RotateCw size={16} strokeWidth={1.75} aria-hidden />
            {copy.retry}
            <span className="sr-only">: {file.name}</span>
          </button>
        )}
      </div>
      <button
        type="button"
        className="upload-remove"
        aria-label={copy.remove(file.name)}
        onClick={() => queue.remove(id)}
      >
        <X size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </li>
  );
}

function stateWords(words: UploadWords['copy']['states'], state: QueuedFile['state'], share: number): string {
  if (state === 'sending') return share < 1 ? words.sending(Math.floor(share * 100)) : words.storing;
  return state === 'waiting' ? words.waiting : words.chosen;
}
