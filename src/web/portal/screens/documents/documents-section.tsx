import { Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import type { RequiredDocument } from '#contract/required-documents.ts';
import { documentsSection as words, documentWords } from '#copy/portal/documents.ts';
import { useDocumentsLeave, useUploadLinks } from '#web/client/documents.ts';
import { DocumentList } from './document-list.tsx';
import { MissingPapers } from './missing-papers.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useAdding } from './use-adding.ts';
import './documents.css';

/** The documents of a deal, for its dealership. A deal that was removed from the CRM takes no more. */
export function DocumentsSection({ dealId, removed }: { dealId: string; removed: boolean }) {
  const links = useUploadLinks(dealId);
  const leave = useDocumentsLeave(dealId);
  const adding = useAdding(dealId);
  const [opened, setOpened] = useState<{ paper: RequiredDocument | '' }>();
  const asked = (links.data ?? []).filter((link) => link.state !== 'revoked').flatMap((link) => link.requested);
  const missing = [...new Set(asked.filter((one) => one.received === 0).map((one) => one.paper))];
  const shown = removed ? undefined : (opened ?? (adding.state.files.length > 0 ? { paper: '' as const } : undefined));
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    if (removed) return;
    adding.add([...event.dataTransfer.files], opened?.paper ?? '');
  };
  return (
    <section className="panel deal-panel" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className="documents-head">
        <h2>{words.title}</h2>
        {!removed && (
          <button
            type="button"
            className="button button-outline button-dense"
            aria-expanded={shown !== undefined}
            onClick={() => setOpened(opened ? undefined : { paper: '' })}
          >
            <Upload size={16} strokeWidth={1.75} aria-hidden />
            {words.upload.open}
          </button>
        )}
      </div>
      {shown && (
        <UploadPanel key={shown.paper} paper={shown.paper} adding={adding} onClose={() => setOpened(undefined)} />
      )}
      {removed ? (
        <p className="deal-panel-text">{documentWords.dealRemoved}</p>
      ) : (
        <MissingPapers papers={missing} onAdd={(paper) => setOpened({ paper })} />
      )}
      <DocumentList dealId={dealId} quiet={missing.length > 0} />
      {leave !== undefined && <p className="documents-foot">{leave ? words.leave : words.kept}</p>}
    </section>
  );
}
