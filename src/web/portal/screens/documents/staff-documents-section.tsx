import { documentsSection as words } from '#copy/portal/documents.ts';
import type { AdminDeal } from '#contract/admin-deals.ts';
import { May } from '#web/portal/layout/may.tsx';
import { RequestPapers } from './request-papers.tsx';
import { StaffDocuments } from './staff-documents.tsx';
import './documents.css';

/** The documents of a deal for the lender's staff. */
export const StaffDocumentsSection = ({ deal }: { deal: AdminDeal }) => (
  <section className="panel deal-panel">
    <div className="documents-head">
      <h2>{words.title}</h2>
      <May permission="files.work">
        <RequestPapers deal={deal} />
      </May>
    </div>
    <StaffDocuments dealId={deal.id} />
  </section>
);
