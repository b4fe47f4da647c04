import { CircleAlert, Clock, LoaderCircle, RotateCw, WifiOff, X } from 'lucide-react';
import { requiredDocuments } from '#copy/en/required-documents.ts';
import { documentsSection } from '#copy/portal/documents.ts';
import type { QueuedFile } from '#web/client/upload-queue.ts';
import { Button } from '#web/ui/button.tsx';
import { fileIcon } from '#web/ui/file-icon.ts';
import { showFileSize } from '#web/ui/file-size.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Adding } from './use-adding.ts';

const { upload: words } = documentsSection;
const icons = {
  chosen: undefined,
  released: undefined,
  sending: LoaderCircle,
  waiting: WifiOff,
  held: Clock,
  failed: CircleAlert,
};

export function AddedFiles({ adding }: { adding: Adding }) {
  const { files } = adding.state;
  if (files.length === 0) return null;
  return (
    <ul className="documents-added">
      {files.map((one) => (
        <AddedRow key={one.id} one={one} adding={adding} />
      ))}
    </ul>
  );
}

function AddedRow({ one, adding }: { one: QueuedFile; adding: Adding }) {
  const { id, file, paper, state, share, said, again } = one;
  return (
    <li className={`document-row document-${state}`}>
      <Icon of={icons[state] ?? fileIcon(file.name)} size="m" />
      <div>
        <p className="document-name">{file.name}</p>
        <p>
          {showFileSize(file.size)} · {paper !== '' && `${requiredDocuments[paper].name} · `}
          {state === 'failed' ? (
            <strong className="document-bad">
              {words.states.failed} {said}
            </strong>
          ) : state === 'held' ? (
            `${said} ${words.states.held}`
          ) : (
            stateWords(state, share)
          )}
        </p>
        {state === 'sending' && <progress max={1} value={share} aria-label={file.name} />}
      </div>
      {state === 'failed' && again && (
        <Button variant="outline" size="s" icon={RotateCw} onClick={() => adding.retry(id)}>
          {words.retry}
          <span className="sr-only">: {file.name}</span>
        </Button>
      )}
      <IconButton icon={X} size="m" label={words.remove(file.name)} onClick={() => adding.remove(id)} />
    </li>
  );
}

function stateWords(state: QueuedFile['state'], share: number): string {
  if (state === 'sending') return share < 1 ? words.states.sending(Math.floor(share * 100)) : words.states.storing;
  return state === 'waiting' ? words.states.waiting : words.states.chosen;
}
