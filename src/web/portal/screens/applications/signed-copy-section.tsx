import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationFile } from '#contract/admin.ts';
import { encryptedApplicationFields } from '#contract/application-fields.ts';
import { file, signedCopyWords as words } from '#copy/portal/applications.ts';
import { apiReadMaskedCopy, apiReadSignedCopy, noteInFile } from '#web/client/admin.ts';
import { saveFile } from '#web/client/save-file.ts';
import { useActor } from '#web/client/session.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { showInstantToTheSecond } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileRow, FileSection } from './file-row.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const tones = { preparing: 'warn', failing: 'bad', ready: 'ok' } as const;

/** State of the signed copy, its masked rendition, and the complete file for a reason. */
export function SignedCopySection({ application: { id, reference, signedCopy } }: { application: ApplicationFile }) {
  const { state, madeAt, contentHash, verifyUrl } = signedCopy;
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const by = useActor();

  const downloadSigned = async (reason: string): Promise<void> => {
    saveFile(await apiReadSignedCopy(id, reason), `${reference}.pdf`);
    noteInFile(client, id, { action: 'application.copy_downloaded', ...by, detail: { reason } });
    for (const field of encryptedApplicationFields)
      noteInFile(client, id, { action: 'application.revealed', ...by, detail: { field, reason } });
  };
  const masked = useAction(
    async () => {
      saveFile(await apiReadMaskedCopy(id), `${reference}-masked.pdf`);
      noteInFile(client, id, { action: 'application.copy_downloaded', ...by, detail: { masked: true } });
    },
    { failed: words.failed },
  );

  return (
    <FileSection title={file.sections.signedCopy} action={<Badge tone={tones[state]}>{words.states[state]}</Badge>}>
      <p className="file-note">{words[state]}</p>
      {state === 'ready' && (
        <>
          <dl>
            <FileRow label={words.madeAt}>{madeAt === null ? '' : showInstantToTheSecond(madeAt)}</FileRow>
            <FileRow label={words.verify}>
              <a href={verifyUrl} target="_blank" rel="noreferrer">
                {words.openVerify}
              </a>
            </FileRow>
            <FileRow label={words.contentHash} wide>
              <code>{contentHash}</code>
            </FileRow>
          </dl>
          <div className="file-downloads">
            <Button
              variant="outline"
              size="s"
              icon={Download}
              busy={masked.busy && words.downloading}
              onClick={() => void masked.act()}
            >
              {words.masked}
            </Button>
            <May permission="files.reveal">
              <Button variant="outline" size="s" icon={Download} onClick={() => setAsking(true)}>
                {words.download}
              </Button>
            </May>
          </div>
          <p className="file-note">{words.maskedHint}</p>
          {asking && <ReasonDialog words={words.ask} act={downloadSigned} onClose={() => setAsking(false)} />}
        </>
      )}
    </FileSection>
  );
}
