import { ArrowRight, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { type DealListRow, moverOf } from '#contract/deals.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { dashboard as words, equipmentNames } from '#copy/portal/dashboard.ts';
import { showCalendarDay, showDate, showInstant, showWait } from '#web/portal/instants.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { Icon } from '#web/ui/icon.tsx';
import { dollars, exactDollars } from '#web/ui/money.ts';
import { estimateOf } from '../deal-form/estimate.ts';
import { OVERDUE_MS } from '../deal/timeline-steps.ts';
import { DealBadge } from './deal-badge.tsx';
import { amountOf, hasExpired, isMine, stepOf, stepSince } from './deal-tabs.ts';

export function DealListItem({ deal, now }: { deal: DealListRow; now: number }) {
  const since = stepSince(deal);
  const isOver = moverOf(deal.status) === 'none';
  const isOverdue = isMine(deal) && now - Date.parse(since) >= OVERDUE_MS;
  const company = deal.progress?.borrowerCompany ?? '';
  return (
    <li>
      <Link className="deal-row" data-deal={deal.id} to={`/dealer/deals/${deal.id}`}>
        <span className="deal-row-name">{deal.dealName}</span>
        <span className="deal-row-customer">
          {deal.borrowerFirstName} {deal.borrowerLastName}
          {company !== '' && <span className="deal-row-company">{company}</span>}
        </span>
        <span className="deal-row-equipment">{equipmentNames[deal.equipmentType] ?? deal.equipmentType}</span>
        <span className="deal-row-amount num">
          {showTypedAmount(String(amountOf(deal)))}
          <Payment deal={deal} />
        </span>
        <span className="deal-row-term num">
          {words.months(deal.progress?.offer?.termMonths ?? deal.requestedTerm)}
        </span>
        <span className="deal-row-status">
          <DealBadge status={deal.status} expired={hasExpired(deal)} />
        </span>
        <NextMove deal={deal} />
        <time
          className={isOverdue ? 'deal-row-since deal-row-overdue' : 'deal-row-since'}
          dateTime={since}
          title={showInstant(since)}
        >
          <span className="deal-row-since-label">{isOver ? words.since : words.columns.age}: </span>
          {isOver ? showDate(since) : showWait(since, now)}
        </time>
      </Link>
    </li>
  );
}

/** The payment of the lender's offer, or the estimate of an open deal without one. */
function Payment({ deal }: { deal: DealListRow }) {
  const text = paymentOf(deal);
  return text !== undefined && <span className="deal-row-payment">{text}</span>;
}

function paymentOf({ progress, ...deal }: DealListRow): string | undefined {
  if (!progress) return undefined;
  const { offer, borrowerCreditScore } = progress;
  if (offer) return words.offered(exactDollars(Math.round(offer.payment * 100)));
  if (moverOf(deal.status) === 'none') return undefined;
  const estimate = estimateOf(portalBrand.pricing, { ...deal, borrowerCreditScore });
  return estimate && words.payment(dollars(estimate.paymentCents));
}

const Missing = ({ documents, later }: { documents: number; later: boolean }) => (
  <span className={later ? 'deal-row-missing deal-row-later' : 'deal-row-missing'}>
    {later ? words.beforeFunding(documents) : words.missing(documents)}
  </span>
);

/** The last day on which an approval can be accepted. */
function LastDay({ deal }: { deal: DealListRow }) {
  const day = deal.progress?.offer?.expiresOn;
  if (deal.status !== 'approved' || !day || hasExpired(deal)) return null;
  return <span className="deal-row-missing deal-row-later">{words.until(showCalendarDay(day))}</span>;
}

function NextMove({ deal }: { deal: DealListRow }) {
  const { status, progress } = deal;
  const mine = isMine(deal);
  const missing = hasExpired(deal) ? 0 : (progress?.missingDocuments ?? 0);
  return (
    <span className={`deal-row-next${mine ? ' deal-row-mine' : ''}`}>
      {moverOf(status, progress) !== 'none' && <Icon of={mine ? ArrowRight : Clock} />}
      <span>
        {mine ? words.you(stepOf(deal)) : stepOf(deal)}
        {missing > 0 && <Missing documents={missing} later={status === 'approved'} />}
        <LastDay deal={deal} />
      </span>
    </span>
  );
}
