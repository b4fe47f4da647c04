import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationFile } from '#contract/admin.ts';
import { file } from '#copy/portal/applications.ts';
import { corrections as words } from '#copy/portal/corrections.ts';
import { useHashScroll } from '#web/portal/hooks/use-hash-scroll.ts';
import { showInstant } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';
import { Button } from '#web/ui/button.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { FileSection } from './file-row.tsx';

/** Lists the corrections that the applicant reported. Signed content stays unchanged. */
export function CorrectionsSection({ application }: { application: ApplicationFile }) {
  const [noting, setNoting] = useState(false);
  useHashScroll();
  return (
    <div id="corrections">
      <FileSection
        title={file.sections.corrections}
        action={
          <May permission="files.work">
            <Button variant="outline" size="s" icon={PencilLine} onClick={() => setNoting(true)}>
              {words.note}
            </Button>
          </May>
        }
      >
        {application.corrections.length === 0 ? (
          <p className="file-note">{words.none}</p>
        ) : (
          <ul className="file-entries">
            {application.corrections.map((one) => (
              <li key={one.id}>
                <strong>{words.parts[one.part]}</strong>
                <span>{one.note}</span>
                <small>{words.by(one.notedBy, showInstant(one.notedAt))}</small>
              </li>
            ))}
          </ul>
        )}
      </FileSection>
      {noting && <CorrectionDialog id={application.id} onClose={() => setNoting(false)} />}
    </div>
  );
}
