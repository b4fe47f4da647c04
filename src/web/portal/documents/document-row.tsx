import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import type { Document } from '#contract/documents.ts';
import { papers } from '#copy/en/papers.ts';
import { documentsSection as words } from '#copy/portal/documents.ts';
import { downloadDocument } from '#web/client/documents.ts';
import { RequestError } from '#web/client/request.ts';
import { showFileSize } from '#web/ui/file-size.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '../failure-words.ts';
import { showInstant } from '../instants.ts';

type Props = { document: Document; staff: boolean; original: string | undefined };

export function DocumentRow({ document, staff, original }: Props) {
  const { fileName, description, suggestedType, flagged, downloadable, syncedToSalesforce } = document;
  return (
    <li className="document-row">
      <FileText size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <p className="document-name">{fileName}</p>
        <p>{about(document)}</p>
        {description !== `Uploaded ${fileName}` && <p>{description}</p>}
        {suggestedType !== null && document.paper === null && <p>{words.maybe(words.types[suggestedType])}</p>}
        {original !== undefined && <p className="document-warn">{words.duplicateText(original)}</p>}
        {flagged && <p className="document-warn">{words.flaggedText}</p>}
        {!downloadable && <p>{words.inCrmOnly}</p>}
      </div>
      <span className="document-badges">
        {original !== undefined && <span className="badge badge-warn">{words.duplicate}</span>}
        {flagged && <span className="badge badge-warn">{words.flagged}</span>}
        {syncedToSalesforce === 'true' && <span className="badge badge-ok">{words.synced}</span>}
      </span>
      {downloadable && <DownloadButton document={document} staff={staff} />}
    </li>
  );
}

function about({ documentType, paper, fileSize, uploadedAt, uploadedBy, uploaderName }: Document): string {
  const what = paper === null ? words.types[documentType] : papers[paper].name;
  const who = words.by(uploadedBy === 'customer' ? words.customer : uploaderName);
  return [what, showFileSize(fileSize), showInstant(uploadedAt), who].join(' · ');
}

function DownloadButton({ document, staff }: { document: Document; staff: boolean }) {
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadDocument(document, { staff });
    } catch (error) {
      const inCrm = error instanceof RequestError && error.status === 410;
      const description = inCrm ? (error.said ?? words.toasts.inCrmText) : failureWords(error as Error);
      toast({ title: inCrm ? words.toasts.inCrm : words.toasts.notDownloaded, description, destructive: true });
    } finally {
      setBusy(false);
    }
  };
  const label = words.download(document.fileName);
  return (
    <button
      type="button"
      className="icon-button document-download"
      aria-label={label}
      title={busy ? words.downloading : label}
      aria-disabled={busy}
      onClick={() => !busy && void download()}
    >
      <Download size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
