import { type AdminDealRow, PREPARE_MS } from '#contract/admin-deals.ts';
import { dealStatuses, moverOf } from '#contract/deals.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { staffDeals as words } from '#copy/portal/staff-deals.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { Link } from '#web/ui/link.tsx';
import { CellText, type Column } from '#web/ui/table.tsx';
import { AssigneeMark } from '../assignment/assignee-mark.tsx';
import { DealBadge } from '../dashboard/deal-badge.tsx';
import { timeLeft } from '../decision/clock-words.ts';
import { listedDeal, listOf } from '../decision/file-list.ts';
import { OutcomeMark } from '../decision/outcome-badge.tsx';
import './staff-deals.css';

const customerOf = (deal: AdminDealRow): string =>
  deal.borrowerCompany || `${deal.borrowerFirstName} ${deal.borrowerLastName}`;

/** The columns of a table of deals. */
export const dealColumns = (now: number): Column<AdminDealRow>[] => [
  {
    key: 'deal',
    label: words.columns.deal,
    sortBy: (deal) => deal.dealName,
    cell: (deal, deals) => (
      <CellText text={deal.dealName} more={customerOf(deal)}>
        <Link to={`/admin/deals/${deal.id}`} state={listOf(deals.map(listedDeal))}>
          {deal.dealName}
        </Link>
      </CellText>
    ),
  },
  {
    key: 'dealer',
    label: words.columns.dealer,
    phone: 'hidden',
    sortBy: (deal) => deal.dealership,
    cell: (deal) => <CellText text={deal.dealership} />,
  },
  {
    key: 'amount',
    label: words.columns.amount,
    phone: 'plain',
    align: 'right',
    sortBy: (deal) => deal.requestedAmount,
    cell: (deal) => showTypedAmount(String(deal.requestedAmount)),
  },
  {
    key: 'status',
    label: words.columns.status,
    phone: 'plain',
    sortBy: (deal) => dealStatuses.indexOf(deal.status),
    cell: (deal) => (
      <span className="staff-deal-status">
        {!isApprovedPending(deal) && !isCounterOffered(deal) && (
          <DealBadge status={deal.status} expired={deal.approvalExpired} />
        )}
        {deal.decision !== null && !isSaidByStatus(deal) && <OutcomeMark decision={deal.decision} />}
      </span>
    ),
  },
  {
    key: 'next',
    label: words.columns.next,
    // The nearest answer first, so late deals are on top.
    sortBy: ({ answerBy }) => (answerBy === null ? Number.MAX_SAFE_INTEGER : Date.parse(answerBy)),
    cell: (deal) => {
      // A phone leaves an empty cell out.
      if (moverOf(deal.status, deal) === 'none') return null;
      const { left, tone } = deal.answerBy === null ? waitOf(deal, now) : timeLeft({ ...deal, dueAt: null }, now);
      return <CellText text={nextOf(deal)} more={left} moreAs={<span className={`due-${tone}`}>{left}</span>} />;
    },
  },
  {
    key: 'since',
    label: words.columns.since,
    phone: 'hidden',
    sortBy: (deal) => -Date.parse(deal.statusSince),
    cell: (deal) => (
      <time className="staff-deal-since" dateTime={deal.statusSince} title={showInstant(deal.statusSince)}>
        {showAge(deal.statusSince, now)}
      </time>
    ),
  },
  {
    key: 'assigned',
    label: words.columns.assigned,
    phone: 'hidden',
    sortBy: (deal) => deal.assignee?.name ?? '',
    cell: ({ assignee }) => (assignee ? <AssigneeMark assignee={assignee} /> : words.unassigned),
  },
];

/** How long an approved deal waits for its documents, amber once it is late, or a contract for its signature. */
function waitOf({ status, statusSince, approvalExpired }: AdminDealRow, now: number): { left: string; tone: string } {
  if ((status !== 'approved' && status !== 'docs_out') || approvalExpired) return { left: '', tone: 'plain' };
  const isLate = status === 'approved' && now - Date.parse(statusSince) > PREPARE_MS;
  return { left: words.waiting(showAge(statusSince, now)), tone: isLate ? 'warn' : 'plain' };
}

const nextOf = (deal: AdminDealRow): string => words.next[moverOf(deal.status, deal)];

/** Returns true if the status already names the decision. */
const isSaidByStatus = ({ status, decision }: AdminDealRow): boolean =>
  !decision?.disclosurePending &&
  (decision?.outcome === 'approved'
    ? status === 'approved' || status === 'docs_out' || status === 'funded'
    : status === decision?.outcome);

/** The status follows from a counteroffer, which the badge of the decision shows. */
const isCounterOffered = ({ status, decision, statusSince }: AdminDealRow): boolean =>
  status === 'info_requested' && decision?.outcome === 'counter_offer' && decision.decidedAt >= statusSince;

/** The mark of the decision then says the status too. */
const isApprovedPending = ({ status, decision }: AdminDealRow): boolean =>
  status === 'approved' && decision?.outcome === 'approved' && decision.disclosurePending === true;
