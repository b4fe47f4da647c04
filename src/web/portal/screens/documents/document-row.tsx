import { Download, FileText } from 'lucide-react';
import type { Document } from '#contract/documents.ts';
import { requiredDocuments } from '#copy/en/required-documents.ts';
import { documentViewer as viewer } from '#copy/portal/document-viewer.ts';
import { documentsSection as words } from '#copy/portal/documents.ts';
import { showFileSize } from '#web/ui/file-size.ts';
import { isViewable } from '../document-viewer/viewable.ts';
import { showInstant } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';
import { DocumentKind } from './document-kind.tsx';
import { useDownload } from './use-download.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';

type Props = {
  dealId: string;
  document: Document;
  staff: StaffsList | undefined;
  original: string | undefined;
  replacedAt: string | undefined;
};

export function DocumentListItem({ dealId, document, staff, original, replacedAt }: Props) {
  const { fileName, description, flagged, downloadable, syncedToSalesforce } = document;
  return (
    <li className="document-row">
      <FileText size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <Name document={document} staff={staff} />
        <p>{about(document, staff === undefined)}</p>
        {description !== `Uploaded ${fileName}` && <p>{description}</p>}
        {!staff && <Suggestion document={document} />}
        {original !== undefined && <p className="document-warn">{words.duplicateText(original)}</p>}
        {replacedAt !== undefined && <p>{words.replacedText(showInstant(replacedAt))}</p>}
        {flagged && <p className="document-warn">{words.flaggedText}</p>}
        {!downloadable && <p>{syncedToSalesforce === 'true' ? words.inCrmOnly : words.notDownloadable}</p>}
        {staff && (
          <May permission="files.work">
            <DocumentKind dealId={dealId} document={document} missing={staff.missing} />
          </May>
        )}
      </div>
      <Badges document={document} isCopy={original !== undefined} isReplaced={replacedAt !== undefined} />
      {downloadable && <DownloadButton document={document} staff={staff !== undefined} />}
    </li>
  );
}

const Badges = ({ document, isCopy, isReplaced }: { document: Document; isCopy: boolean; isReplaced: boolean }) => (
  <span className="document-badges">
    {isCopy && <span className="badge badge-warn">{words.duplicate}</span>}
    {isReplaced && <span className="badge badge-plain">{words.replaced}</span>}
    {document.flagged && <span className="badge badge-warn">{words.flagged}</span>}
    {document.syncedToSalesforce === 'true' && <span className="badge badge-ok">{words.synced}</span>}
  </span>
);

/** For the lender's staff it opens what a browser can show. */
const Name = ({ document, staff }: Pick<Props, 'document' | 'staff'>) =>
  staff && isViewable(document) ? (
    <button
      type="button"
      className="link-button document-name"
      aria-label={viewer.open(document.fileName)}
      aria-pressed={staff.shown === document.id}
      onClick={() => staff.onView(document)}
    >
      {document.fileName}
    </button>
  ) : (
    <p className="document-name">{document.fileName}</p>
  );

const Suggestion = ({ document: { suggestedType, paper } }: Pick<Props, 'document'>) =>
  suggestedType !== null && paper === null && <p>{words.maybe(words.types[suggestedType])}</p>;

/** `kind`: where no field beside it says what the document is. */
function about(
  { documentType, paper, fileSize, uploadedAt, uploadedBy, uploaderName }: Document,
  kind: boolean,
): string {
  const what = kind ? [paper === null ? words.types[documentType] : requiredDocuments[paper].name] : [];
  const who = words.by(uploadedBy === 'customer' ? words.customer : uploaderName);
  return [...what, showFileSize(fileSize), showInstant(uploadedAt), who].join(' · ');
}

function DownloadButton({ document, staff }: { document: Document; staff: boolean }) {
  const { busy, start } = useDownload(document, { staff });
  const label = words.download(document.fileName);
  return (
    <button
      type="button"
      className="icon-button document-download"
      aria-label={label}
      title={busy ? words.downloading : label}
      aria-disabled={busy}
      onClick={() => void start()}
    >
      <Download size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

/** What the lender's staff does with a document in the list. */
export type StaffsList = {
  onView: (document: Document) => void;
  shown: string | undefined;
  missing: RequiredDocument[];
};
