import { Link, useSearchParams } from 'react-router';
import type { AdminDealRow } from '#contract/admin-deals.ts';
import { type DealStatus, dealStatuses } from '#contract/deals.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { staffDeals as words } from '#copy/portal/staff-deals.ts';
import { exportStaffDeals, useStaffDeals } from '#web/client/staff-deals.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { AssignedSelect, readAssigned } from '../assignment/assigned-select.tsx';
import { AssigneeMark } from '../assignment/assignee-mark.tsx';
import { DealBadge } from '../dashboard/deal-badge.tsx';
import { OutcomeMark } from '../decision/outcome-badge.tsx';
import { OutcomeSelect, readOutcome } from '../decision/outcome-filter.tsx';
import { DealViews } from '../deal-board/deal-views.tsx';
import { ExportButton } from '#web/portal/components/export-button.tsx';
import { showDate } from '#web/portal/instants.ts';
import { PagedRows } from '#web/portal/components/paged-rows.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { SearchField } from '#web/portal/components/search-field.tsx';
import { May } from '#web/portal/layout/may.tsx';
import '../deal/deal.css';
import '../documents/documents.css';
import '../deal-board/deal-board.css';
import './staff-deals.css';

/** A draft is its dealer's alone. */
const offered = dealStatuses.filter((status) => status !== 'draft');
const readStatus = (given: string | null): DealStatus | '' => offered.find((status) => status === given) ?? '';

/** What dealers submitted. Search and status live in the address. */
export function StaffDealsScreen() {
  const [search, setSearch] = useSearchParams();
  const filter = {
    q: search.get('q')?.trim() ?? '',
    status: readStatus(search.get('status')),
    assigned: readAssigned(search.get('assigned')),
    outcome: readOutcome(search.get('outcome')),
  };
  const list = useStaffDeals(filter);
  const found = list.data?.pages.flatMap((page) => page.deals) ?? [];
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  const change = (next: Partial<typeof filter>): void => {
    const kept = Object.entries({ ...filter, ...next }).filter(([, value]) => value !== '');
    setSearch(Object.fromEntries(kept), { replace: isNarrowed && kept.length > 0 });
  };
  return (
    <div className="deal-main">
      <div className="board-head">
        <ScreenHeading className="screen-title" title={words.title}>
          {words.title}
        </ScreenHeading>
        <DealViews />
      </div>
      <div className="staff-deals-tools">
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          q={filter.q}
          onSearch={(q) => change({ q })}
        />
        <FilterSelect
          label={words.status}
          any={words.anyStatus}
          value={filter.status}
          options={offered.map((status) => [status, dealWords.statuses[status]] as const)}
          onChange={(status) => change({ status })}
        />
        <OutcomeSelect outcome={filter.outcome} onChange={(outcome) => change({ outcome })} />
        <AssignedSelect assigned={filter.assigned} onChange={(assigned) => change({ assigned })} />
        <May permission="files.export">
          <ExportButton of="deals" read={() => exportStaffDeals(filter)} />
        </May>
      </div>
      <section className="panel" aria-label={words.title} aria-busy={list.isFetching}>
        <PagedRows
          list={list}
          count={found.length}
          texts={{ ...words, empty: isNarrowed ? words.nothingFound : words.empty }}
        >
          <ul className="documents-list">
            {found.map((deal) => (
              <StaffDealRow key={deal.id} deal={deal} />
            ))}
          </ul>
        </PagedRows>
      </section>
    </div>
  );
}

/** Whether its status says already what was decided. */
const saidBy = ({ status, decision }: AdminDealRow): boolean =>
  !decision?.disclosurePending &&
  (decision?.outcome === 'approved'
    ? status === 'approved' || status === 'docs_out' || status === 'funded'
    : status === decision?.outcome);

/** The mark of the decision then says the status too. */
const isApprovedPending = ({ status, decision }: AdminDealRow): boolean =>
  status === 'approved' && decision?.outcome === 'approved' && decision.disclosurePending === true;

const StaffDealRow = ({ deal }: { deal: AdminDealRow }) => (
  <li className="document-row staff-deal-row">
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
    <AssigneeMark assignee={deal.assignee} />
    <span className="num">{showTypedAmount(String(deal.requestedAmount))}</span>
    {deal.decision !== null && !saidBy(deal) && <OutcomeMark decision={deal.decision} />}
    {!isApprovedPending(deal) && <DealBadge status={deal.status} />}
  </li>
);
