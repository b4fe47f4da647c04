import type { ReactNode } from 'react';
import type { Document, RequestedDocument } from '#contract/documents.ts';
import { useDocuments, useRequestedDocuments } from '#web/client/documents.ts';
import { type FileView, useDocumentViewer } from '../document-viewer/use-document-viewer.tsx';
import type { ViewableFile } from '../document-viewer/viewable.ts';
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
  view: FileView;
};

type Props = {
  dealId: string;
  /** Shown after the documents of the deal. */
  others?: readonly ViewableFile[];
  children: (documents: DealDocuments) => ReactNode;
};

/** Reads the documents of a deal. V opens one next to the shown part of the file. */
export function StaffDocuments({ dealId, others = [], children }: Props) {
  const { data: all } = useDocuments(dealId, { staff: true });
  const requested = useRequestedDocuments(dealId, { staff: true }) ?? [];
  const missing = requested.filter((one) => one.received === 0).map((one) => one.paper);
  const { view, viewer } = useDocumentViewer([...(all ?? []), ...others]);
  const list = (
    <section className="panel">
      <MissingDocuments documents={missing} />
      <DocumentList dealId={dealId} quiet={missing.length > 0} staff={{ ...view, missing }} />
    </section>
  );
  return (
    <>
      {children({ all, requested, list, view })}
      {viewer}
    </>
  );
}
