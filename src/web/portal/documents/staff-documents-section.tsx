import { documentsSection as words } from '#copy/portal/documents.ts';
import { DocumentList } from './document-list.tsx';
import './documents.css';

/** The documents of a deal for the lender's staff, who only read. */
export const StaffDocumentsSection = ({ dealId }: { dealId: string }) => (
  <section className="panel deal-panel">
    <div className="documents-head">
      <h2>{words.title}</h2>
    </div>
    <DocumentList dealId={dealId} staff />
  </section>
);
