import { Download } from 'lucide-react';
import type { Document } from '#contract/documents.ts';
import { requiredDocuments } from '#copy/en/required-documents.ts';
import { documentsSection as words } from '#copy/portal/documents.ts';
import { Badge } from '#web/ui/badge.tsx';
import { fileIcon } from '#web/ui/file-icon.ts';
import { showFileSize } from '#web/ui/file-size.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { FileView } from '../document-viewer/use-document-viewer.tsx';
import { ViewButton } from '../document-viewer/view-button.tsx';
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
      <Icon of={fileIcon(fileName)} size="m" />
      <div>
        <ViewButton file={document} view={staff} />
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
    {isCopy && <Badge tone="warn">{words.duplicate}</Badge>}
    {isReplaced && <Badge tone="plain">{words.replaced}</Badge>}
    {document.flagged && <Badge tone="warn">{words.flagged}</Badge>}
    {document.syncedToSalesforce === 'true' && <Badge tone="ok">{words.synced}</Badge>}
  </span>
);

const Suggestion = ({ document: { suggestedType, paper } }: Pick<Props, 'document'>) =>
  suggestedType !== null && paper === null && <p>{words.maybe(words.types[suggestedType])}</p>;

/** `kind`: adds the type of the document, which staff sees in a field instead. */
function about(
  { documentType, paper, fileSize, uploadedAt, uploadedBy, uploaderName }: Document,
  kind: boolean,
): string {
  const what = kind ? [paper === null ? words.types[documentType] : requiredDocuments[paper].name] : [];
  const who = words.by(uploadedBy === 'customer' ? words.customer : uploaderName);
  return [...what, showFileSize(fileSize), showInstant(uploadedAt), who].join(' · ');
}

function DownloadButton({ document, staff }: { document: Document; staff: boolean }) {
  const { busy, act } = useDownload(document, { staff });
  const label = words.download(document.fileName);
  return (
    <IconButton
      icon={Download}
      size="m"
      className="document-download"
      label={label}
      title={busy ? words.downloading : label}
      aria-disabled={busy}
      onClick={() => void act()}
    />
  );
}

/** The actions of staff on a document of the list. */
export type StaffsList = FileView & { missing: RequiredDocument[] };
