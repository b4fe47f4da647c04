import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { AdminDealRow } from '#contract/admin-deals.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { frame } from '#copy/portal/frame.ts';
import { staffDeals as words } from '#copy/portal/staff-deals.ts';
import { useStaffDeals } from '#web/client/staff-deals.ts';
import { Alert } from '#web/ui/alert.tsx';
import { DealBadge } from '../dashboard/deal-badge.tsx';
import { EmptyState } from '../empty-state.tsx';
import { failureWords } from '../failure-words.ts';
import { showDate } from '../instants.ts';
import { ScreenHeading } from '../screen-heading.tsx';
import '../deal/deal.css';
import '../documents/documents.css';

export function StaffDealsScreen() {
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useStaffDeals();
  const deals = data?.pages.flatMap((page) => page.deals);
  return (
    <div className="deal-main">
      <ScreenHeading className="screen-title" title={words.title}>
        {words.title}
      </ScreenHeading>
      {!data && error && (
        <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed}>
          <p>{failureWords(error)}</p>
        </Alert>
      )}
      {!data && !error && <span className="skeleton deal-skeleton-move" role="status" aria-label={frame.loading} />}
      {deals?.length === 0 && <EmptyState {...words.empty} />}
      {deals && deals.length > 0 && (
        <ul className="panel documents-list">
          {deals.map((deal) => (
            <StaffDealRow key={deal.id} deal={deal} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <p>
          <button
            type="button"
            className="button button-outline button-dense"
            aria-disabled={isFetching}
            onClick={() => !isFetching && void fetchNextPage()}
          >
            {words.more}
          </button>
        </p>
      )}
    </div>
  );
}

const StaffDealRow = ({ deal }: { deal: AdminDealRow }) => (
  <li className="document-row">
    <div>
      <Link className="document-name" to={`/admin/deals/${deal.id}`}>
        {deal.dealName}
      </Link>
      <p>
        {words.about(
          deal.dealership,
          deal.borrowerCompany || `${deal.borrowerFirstName} ${deal.borrowerLastName}`,
          deal.submittedAt === null ? '–' : showDate(deal.submittedAt),
        )}
      </p>
    </div>
    <span className="num">{showTypedAmount(String(deal.requestedAmount))}</span>
    <DealBadge status={deal.status} />
  </li>
);
