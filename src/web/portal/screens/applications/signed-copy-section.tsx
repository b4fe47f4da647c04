import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationFile } from '#contract/admin.ts';
import { sealedApplicationFields } from '#contract/application-fields.ts';
import { file, signedCopy as words } from '#copy/portal/applications.ts';
import { fetchMaskedCopy, fetchSignedCopy, noteInFile } from '#web/client/admin.ts';
import { saveFile } from '#web/client/save-file.ts';
import { useSession } from '#web/client/session.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { showInstantToTheSecond } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';
import { FileRow, FileSection } from './file-row.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const tones = { preparing: 'warn', failing: 'bad', ready: 'ok' } as const;

/** State of the signed copy, its masked rendition, and the complete file for a reason. */
export function SignedCopySection({ application: { id, reference, signedCopy } }: { application: ApplicationFile }) {
  const { state, madeAt, contentHash, verifyUrl } = signedCopy;
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const actor = useSession()?.user.email ?? '';

  const downloadSigned = async (reason: string): Promise<void> => {
    saveFile(await fetchSignedCopy(id, reason), `${reference}.pdf`);
    noteInFile(client, id, { action: 'application.copy_downloaded', actor, detail: { reason } });
    for (const field of sealedApplicationFields)
      noteInFile(client, id, { action: 'application.revealed', actor, detail: { field, reason } });
  };

  const downloadMasked = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      saveFile(await fetchMaskedCopy(id), `${reference}-masked.pdf`);
      noteInFile(client, id, { action: 'application.copy_downloaded', actor, detail: { masked: true } });
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
          <div className="file-downloads">
            <button
              type="button"
              className="button button-outline button-dense"
              aria-disabled={busy}
              onClick={() => void downloadMasked()}
            >
              <Download size={16} strokeWidth={1.75} aria-hidden />
              {busy ? words.downloading : words.masked}
            </button>
            <May permission="files.reveal">
              <button type="button" className="button button-outline button-dense" onClick={() => setAsking(true)}>
                <Download size={16} strokeWidth={1.75} aria-hidden />
                {words.download}
              </button>
            </May>
          </div>
          <p className="file-note">{words.maskedHint}</p>
          {asking && <ReasonDialog words={words.ask} act={downloadSigned} onClose={() => setAsking(false)} />}
        </>
      )}
    </FileSection>
  );
}
