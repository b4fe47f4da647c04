import { type ReactNode, useState } from 'react';
import type { Document, RequestedDocument } from '#contract/documents.ts';
import { useDocuments, useRequestedDocuments } from '#web/client/documents.ts';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { DocumentViewer } from '../document-viewer/document-viewer.tsx';
import { isViewable } from '../document-viewer/viewable.ts';
import { DocumentList } from './document-list.tsx';
import { MissingDocuments } from './missing-documents.tsx';
import './documents.css';

/** The documents of a deal, as staff sees them in its file. */
export type DealDocuments = {
  /** Undefined until they are loaded. */
  all: Document[] | undefined;
  requested: RequestedDocument[];
  /** The received and missing documents. Staff classifies them here. */
  list: ReactNode;
};

type Props = { dealId: string; children: (documents: DealDocuments) => ReactNode };

/** Reads the documents of a deal. V opens one next to the shown part of the file. */
export function StaffDocuments({ dealId, children }: Props) {
  const { data: all } = useDocuments(dealId, { staff: true });
  const requested = useRequestedDocuments(dealId, { staff: true }) ?? [];
  const missing = requested.filter((one) => one.received === 0).map((one) => one.paper);
  const [shown, setShown] = useState<string>();
  const viewable = (all ?? []).filter(isViewable);
  const at = viewable.findIndex((one) => one.id === shown);
  const show = (one: Document | undefined): void => setShown(one?.id);
  useLetterKeys(at === -1 ? { v: () => show(viewable[0]) } : {});
  const list = (
    <section className="panel">
      <MissingDocuments documents={missing} />
      <DocumentList
        dealId={dealId}
        quiet={missing.length > 0}
        staff={{ onView: show, shown, missing, first: at === -1 ? viewable[0]?.id : undefined }}
      />
    </section>
  );
  return (
    <>
      {children({ all, requested, list })}
      {at !== -1 && <DocumentViewer documents={viewable} at={at} onShow={show} />}
    </>
  );
}
