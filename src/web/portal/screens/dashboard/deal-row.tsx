import { ArrowRight, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { type DealListRow, moverOf } from '#contract/deals.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { dashboard as words, equipmentNames, nextSteps } from '#copy/portal/dashboard.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { Icon } from '#web/ui/icon.tsx';
import { dollars } from '#web/ui/money.ts';
import { estimateOf } from '../deal-form/estimate.ts';
import { DealBadge } from './deal-badge.tsx';

export function DealListItem({ deal, now }: { deal: DealListRow; now: number }) {
  const since = deal.progress?.statusSince ?? deal.createdAt;
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
          {showTypedAmount(String(deal.requestedAmount))}
          <Payment deal={deal} />
        </span>
        <span className="deal-row-term num">{words.months(deal.requestedTerm)}</span>
        <span className="deal-row-status">
          <DealBadge status={deal.status} />
        </span>
        <NextMove deal={deal} />
        <time className="deal-row-since" dateTime={since} title={showInstant(since)}>
          {showAge(since, now)}
        </time>
      </Link>
    </li>
  );
}

/** The estimate of a deal that is still open. */
function Payment({ deal }: { deal: DealListRow }) {
  if (moverOf(deal.status) === 'none' || deal.progress === undefined) return null;
  const { borrowerCreditScore } = deal.progress;
  const estimate = estimateOf(portalBrand.pricing, { ...deal, borrowerCreditScore });
  return estimate && <span className="deal-row-payment">{words.payment(dollars(estimate.paymentCents))}</span>;
}

function NextMove({ deal }: { deal: DealListRow }) {
  const { status, progress } = deal;
  const mover = moverOf(status, progress);
  const mine = mover === 'dealer';
  const missing = progress?.missingDocuments ?? 0;
  const received = progress?.documentsReceived === true;
  const step = received ? words.documentsReceived : mover === 'customer' ? words.customerAsked : nextSteps[status];
  return (
    <span className={`deal-row-next${mine ? ' deal-row-mine' : ''}`}>
      {mover !== 'none' && <Icon of={mine ? ArrowRight : Clock} />}
      <span>
        {mine ? words.you(step) : step}
        {missing > 0 && <span className="deal-row-missing">{words.missing(missing)}</span>}
      </span>
    </span>
  );
}
