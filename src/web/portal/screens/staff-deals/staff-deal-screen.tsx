import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { AdminDeal } from '#contract/admin-deals.ts';
import { staffDeals as words } from '#copy/portal/staff-deals.ts';
import { useDeliveries } from '#web/client/deliveries.ts';
import { RequestError } from '#web/client/request.ts';
import { useStaffDeal } from '#web/client/staff-deals.ts';
import { HistorySection } from '../applications/history-section.tsx';
import { MailsSection } from '../applications/mails-section.tsx';
import { AssigneeLine } from '../assignment/assignee-line.tsx';
import { DealBadge } from '../dashboard/deal-badge.tsx';
import { DealNotFound } from '../deal/deal-not-found.tsx';
import { DealFacts } from '../deal/deal-facts.tsx';
import { DealSections } from '../deal/deal-sections.tsx';
import { DealSkeleton } from '../deal/deal-skeleton.tsx';
import { Timeline } from '../deal/timeline.tsx';
import { StaffDocumentsSection } from '../documents/staff-documents-section.tsx';
import { DealDecision } from '../decision/deal-decision.tsx';
import { OutcomeBadge } from '../decision/outcome-badge.tsx';
import { NotesSection } from '../notes/notes-section.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { showDate } from '#web/portal/instants.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { ApplicationOfDeal } from './application-of-deal.tsx';
import { StaffMove } from './staff-move.tsx';
import '../applications/file.css';
import '../applications/records.css';
import '../deal/deal.css';
import './staff-deals.css';

/** One deal as the lender's staff reads it. */
export function StaffDealScreen() {
  const { id = '' } = useParams();
  const read = useStaffDeal(id);
  const { data, error } = read;
  if (error instanceof RequestError && error.status === 404) return <DealNotFound />;
  return (
    <article className="deal file" key={id}>
      <Link className="deal-back" to="/admin/deals">
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        {words.back}
      </Link>
      {data && <StaffDealView deal={data} />}
      {!data && !error && <DealSkeleton />}
      {!data && <FailedRead read={read} title={words.failed} />}
    </article>
  );
}

function StaffDealView({ deal }: { deal: AdminDeal }) {
  useDeliveries({ kind: 'deal', id: deal.id }, deal);
  const { dealName, status, dealership, submittedAt } = deal;
  const customer = deal.borrowerCompany || `${deal.borrowerFirstName} ${deal.borrowerLastName}`;
  return (
    <>
      <header className="deal-head">
        <div>
          <div className="deal-title">
            <ScreenHeading className="screen-title" title={dealName}>
              {dealName}
            </ScreenHeading>
            {status === 'approved' && deal.decision?.outcome === 'approved' && deal.decision.figuresHeld ? (
              <OutcomeBadge outcome="approved" pending />
            ) : (
              <DealBadge status={status} />
            )}
          </div>
          <p>{words.about(dealership, customer, submittedAt === null ? '–' : showDate(submittedAt))}</p>
          {deal.application && <ApplicationOfDeal application={deal.application} decisions={deal.decisions} />}
          <AssigneeLine file={{ kind: 'deal', id: deal.id }} assignee={deal.assignee} />
        </div>
      </header>
      <div className="deal-main staff-deal-next">
        <StaffMove deal={deal} />
        <DealDecision deal={deal} />
      </div>
      {/* Notes come before the papers for who goes by keys, and stand beside them where there is room. */}
      <div className="deal-columns-2 staff-deal-columns">
        <NotesSection file={{ kind: 'deal', id: deal.id }} notes={deal.notes} />
        <div className="deal-main staff-deal-fields">
          <DealFacts deal={deal} staff />
          <StaffDocumentsSection deal={deal} />
          <DealSections deal={deal} />
        </div>
        <div className="deal-main staff-deal-records">
          <Timeline deal={deal} own={false} />
          <MailsSection mails={deal.mails} />
          <HistorySection id={deal.id} history={deal.history} />
        </div>
      </div>
    </>
  );
}
