import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationFile } from '#contract/admin.ts';
import { file, signedCopy as words } from '#copy/portal/applications.ts';
import { fetchSignedCopy, noteInFile } from '#web/client/admin.ts';
import { saveFile } from '#web/client/save-file.ts';
import { useSession } from '#web/client/session.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '../failure-words.ts';
import { showInstantToTheSecond } from '../instants.ts';
import { FileRow, FileSection } from './file-row.tsx';

const tones = { preparing: 'warn', failing: 'bad', ready: 'ok' } as const;

/** The applicant's own copy: its state in words, and the download that the history records. */
export function SignedCopySection({ application: { id, reference, signedCopy } }: { application: ApplicationFile }) {
  const { state, madeAt, contentHash, verifyUrl } = signedCopy;
  const [busy, setBusy] = useState(false);
  const client = useQueryClient();
  const actor = useSession()?.user.email ?? '';

  const download = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      saveFile(await fetchSignedCopy(id), `${reference}.pdf`);
      noteInFile(client, id, { action: 'application.copy_downloaded', actor, detail: {} });
    } catch (error) {
      toast({ title: words.failed, description: failureWords(error as Error), destructive: true });
    } finally {
      setBusy(false);
    }
  };

  return (
    <FileSection title={file.sections.signedCopy}>
      <p className="file-note">
        <span className={`badge badge-${tones[state]}`}>{words.states[state]}</span> {words[state]}
      </p>
      {state === 'ready' && (
        <>
          <dl>
            <FileRow label={words.madeAt}>{madeAt === null ? '' : showInstantToTheSecond(madeAt)}</FileRow>
            <FileRow label={words.contentHash}>
              <code>{contentHash}</code>
            </FileRow>
            <FileRow label={words.verify}>
              <a href={verifyUrl} target="_blank" rel="noreferrer">
                {words.openVerify}
              </a>
            </FileRow>
          </dl>
          <button
            type="button"
            className="button button-outline button-dense file-download"
            aria-disabled={busy}
            onClick={() => void download()}
          >
            <Download size={16} strokeWidth={1.75} aria-hidden />
            {busy ? words.downloading : words.download}
          </button>
        </>
      )}
    </FileSection>
  );
}
