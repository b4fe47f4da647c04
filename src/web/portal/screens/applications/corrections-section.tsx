import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationFile } from '#contract/admin.ts';
import { corrections as words } from '#copy/portal/corrections.ts';
import { file } from '#copy/portal/applications.ts';
import { showInstant } from '#web/portal/instants.ts';
import { useHashScroll } from '#web/portal/hooks/use-hash-scroll.ts';
import { May } from '#web/portal/layout/may.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { FileSection } from './file-row.tsx';

/** What the applicant says is wrong, beside what was signed. */
export function CorrectionsSection({ application }: { application: ApplicationFile }) {
  const [noting, setNoting] = useState(false);
  useHashScroll();
  return (
    <div id="corrections">
      <FileSection title={file.sections.corrections}>
        {application.corrections.length === 0 ? (
          <p className="file-note">{words.none}</p>
        ) : (
          <ol className="history">
            {application.corrections.map((one) => (
              <li key={one.id}>
                <span className="history-action">{words.parts[one.part]}</span>
                <span className="history-reason">{one.note}</span>
                <span className="history-who">{words.by(one.notedBy, showInstant(one.notedAt))}</span>
              </li>
            ))}
          </ol>
        )}
        <May permission="files.work">
          <button
            type="button"
            className="button button-outline button-dense corrections-note"
            onClick={() => setNoting(true)}
          >
            <PencilLine size={16} strokeWidth={1.75} aria-hidden />
            {words.note}
          </button>
        </May>
      </FileSection>
      {noting && <CorrectionDialog id={application.id} onClose={() => setNoting(false)} />}
    </div>
  );
}
