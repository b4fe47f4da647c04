import { Link } from 'react-router';
import type { AdminDealRow } from '#contract/admin-deals.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { staffDeals as words } from '#copy/portal/staff-deals.ts';
import { useStaffDeals } from '#web/client/staff-deals.ts';
import { DealBadge } from '../dashboard/deal-badge.tsx';
import { showDate } from '../instants.ts';
import { PagedRows } from '../paged-rows.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import '../deal/deal.css';
import '../documents/documents.css';

export function StaffDealsScreen() {
  const list = useStaffDeals();
  const deals = list.data?.pages.flatMap((page) => page.deals) ?? [];
  return (
    <div className="deal-main">
      <ScreenHeading className="screen-title" title={words.title}>
        {words.title}
      </ScreenHeading>
      <section className="panel" aria-label={words.title} aria-busy={list.isPending}>
        <PagedRows list={list} count={deals.length} texts={words}>
          <ul className="documents-list">
            {deals.map((deal) => (
              <StaffDealRow key={deal.id} deal={deal} />
            ))}
          </ul>
        </PagedRows>
      </section>
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
