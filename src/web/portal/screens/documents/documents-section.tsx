import { Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { type Deal, isApprovalExpired, isClosed } from '#contract/deals.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
import { documentsSection as words, documentWords } from '#copy/portal/documents.ts';
import { useDocumentsLeave } from '#web/client/documents.ts';
import { Button } from '#web/ui/button.tsx';
import { DocumentList } from './document-list.tsx';
import { MissingDocuments } from './missing-documents.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useAdding } from './use-adding.ts';
import { useRequested } from './use-requested.ts';
import './documents.css';

/** The documents of a deal, for its dealership. A closed deal needs none and accepts none here. */
export function DocumentsSection({ deal }: { deal: Deal }) {
  const { id: dealId, status } = deal;
  const closed = isClosed(status);
  const missing = useRequested(dealId)?.missing ?? [];
  const leave = useDocumentsLeave(dealId);
  const adding = useAdding(dealId);
  const [opened, setOpened] = useState<{ paper: RequiredDocument | '' }>();
  const hasFiles = adding.state.files.length > 0;
  const shown = (closed ? undefined : opened) ?? (hasFiles ? { paper: '' as const } : undefined);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    if (closed) return;
    adding.add([...event.dataTransfer.files], opened?.paper ?? '');
  };
  return (
    <section className="panel deal-panel" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className="documents-head">
        <h2>{words.title}</h2>
        {!closed && (
          <Button
            variant="outline"
            size="s"
            icon={Upload}
            aria-expanded={shown !== undefined}
            onClick={() => setOpened(opened ? undefined : { paper: '' })}
          >
            {words.upload.open}
          </Button>
        )}
      </div>
      {shown && (
        <UploadPanel key={shown.paper} paper={shown.paper} adding={adding} onClose={() => setOpened(undefined)} />
      )}
      <Needed deal={deal} missing={missing} onAdd={(paper) => setOpened({ paper })} />
      <DocumentList dealId={dealId} closed={closed} quiet={status === 'sf_deleted' || missing.length > 0} />
      {leave !== undefined && <p className="documents-foot">{leave ? words.leave : words.kept}</p>}
    </section>
  );
}

type NeededProps = { deal: Deal; missing: readonly RequiredDocument[]; onAdd: (paper: RequiredDocument) => void };

/** The requested documents that have not arrived, or why none are needed now. */
function Needed({ deal, missing, onAdd }: NeededProps) {
  if (deal.status === 'sf_deleted') return <p className="deal-panel-text">{documentWords.dealRemoved}</p>;
  if (isClosed(deal.status)) return null;
  if (isApprovalExpired(deal) && missing.length > 0) return <p className="deal-panel-text">{words.expired}</p>;
  return <MissingDocuments documents={missing} beforeContract={deal.status === 'approved'} onAdd={onAdd} />;
}
