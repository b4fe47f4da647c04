import { useState } from 'react';
import type { Document } from '#contract/documents.ts';
import { useDocuments, useRequestedDocuments } from '#web/client/documents.ts';
import { DocumentViewer } from '../document-viewer/document-viewer.tsx';
import { isViewable } from '../document-viewer/viewable.ts';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { DocumentList } from './document-list.tsx';
import { MissingPapers } from './missing-papers.tsx';

/** What a deal has and lacks, for the lender's staff: they sort its documents, and V shows one beside the fields. */
export function StaffDocuments({ dealId }: { dealId: string }) {
  const read = useDocuments(dealId, { staff: true });
  const missing = useRequestedDocuments(dealId).filter((one) => one.received === 0);
  const [shown, setShown] = useState<string>();
  const viewable = (read.data ?? []).filter(isViewable);
  const at = viewable.findIndex((one) => one.id === shown);
  const show = (one: Document | undefined): void => setShown(one?.id);
  useLetterKeys(at === -1 ? { v: () => show(viewable[0]) } : {});
  return (
    <>
      <MissingPapers papers={missing.map((one) => one.paper)} />
      <DocumentList
        dealId={dealId}
        quiet={missing.length > 0}
        staff={{ onView: show, shown, missing: missing.map((one) => one.paper) }}
      />
      {at !== -1 && <DocumentViewer documents={viewable} at={at} onShow={show} />}
    </>
  );
}
