import { Link } from 'react-router';
import type { ApplicationFile } from '#contract/admin.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { file } from '#copy/portal/applications.ts';
import { DealBadge } from '../dashboard/deal-badge.tsx';
import { StaffDocuments } from '../documents/staff-documents.tsx';
import { FileSection } from './file-row.tsx';
import '../documents/documents.css';

const { deal: words } = file;

/** The deal that its dealer made from the application, with its documents. */
export const DealOfApplication = ({ deal }: Pick<ApplicationFile, 'deal'>) => (
  <FileSection title={words.title}>
    {deal === null ? (
      <p className="file-note">{words.none}</p>
    ) : (
      <>
        <p className="file-note deal-of-application">
          <Link to={`/admin/deals/${deal.id}`}>
            {deal.dealName}
            <span className="sr-only">: {words.open}</span>
          </Link>
          <DealBadge status={deal.status} />
          <span className="num">{words.about(showTypedAmount(String(deal.requestedAmount)))}</span>
        </p>
        <StaffDocuments dealId={deal.id} />
      </>
    )}
  </FileSection>
);
