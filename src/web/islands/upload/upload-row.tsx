import { useEffect, useRef } from 'react';
import { CircleAlert, Clock, LoaderCircle, RotateCw, WifiOff, X } from 'lucide-react';
import { asSentence } from '#copy/as-sentence.ts';
import type { QueuedFile, UploadQueue } from '#web/client/upload-queue.ts';
import { fileIcon } from '#web/ui/file-icon.ts';
import { showFileSize } from '#web/ui/file-size.ts';
import { Icon } from '#web/ui/icon.tsx';
import { refusedByName } from './use-sending.ts';
import type { UploadWords } from './words.ts';

const icons = {
  chosen: undefined,
  released: undefined,
  sending: LoaderCircle,
  waiting: WifiOff,
  held: Clock,
  failed: CircleAlert,
};

type Props = { copy: UploadWords['copy']; one: QueuedFile; queue: UploadQueue };

/** A chosen file with its state as text. */
export function UploadRow({ copy, one, queue }: Props) {
  const { id, file, state, share, said, again } = one;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (state === 'failed') row.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <li ref={row} className={`upload-row upload-${state}`}>
      <Icon of={icons[state] ?? fileIcon(file.name)} size="m" />
      <div>
        <p className="upload-name">{file.name}</p>
        {state === 'failed' ? (
          <Failure copy={copy} one={one} />
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

/** A file that was refused when it was chosen was never sent. */
function Failure({ copy, one: { file, said } }: Pick<Props, 'copy' | 'one'>) {
  if (refusedByName(copy)(file) !== undefined) {
    const [todo = '', ...why] = asSentence(said).split(/(?<=\.) /);
    return (
      <p role="alert">
        <strong className="upload-bad">{todo}</strong> {why.join(' ')}
      </p>
    );
  }
  return (
    <p>
      <strong className="upload-bad">
        {copy.states.failed} {asSentence(said)}
      </strong>{' '}
      {copy.notUsed}
    </p>
  );
}

function stateWords(words: UploadWords['copy']['states'], state: QueuedFile['state'], share: number): string {
  if (state === 'sending') return share < 1 ? words.sending(Math.floor(share * 100)) : words.storing;
  return state === 'waiting' ? words.waiting : words.chosen;
}
