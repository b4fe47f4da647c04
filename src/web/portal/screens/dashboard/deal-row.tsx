import { ArrowRight, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { type DealListRow, nextMove } from '#contract/deals.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { dashboard as words, equipmentNames, nextSteps } from '#copy/portal/dashboard.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { DealBadge } from './deal-badge.tsx';

export const DealListItem = ({ deal, now }: { deal: DealListRow; now: number }) => (
  <li>
    <Link className="deal-row" data-deal={deal.id} to={`/dealer/deals/${deal.id}`}>
      <span className="deal-row-name">{deal.dealName}</span>
      <span className="deal-row-customer">
        {deal.borrowerFirstName} {deal.borrowerLastName}
      </span>
      <span className="deal-row-equipment">{equipmentNames[deal.equipmentType] ?? deal.equipmentType}</span>
      <span className="deal-row-amount num">{showTypedAmount(String(deal.requestedAmount))}</span>
      <span className="deal-row-term num">{words.months(deal.requestedTerm)}</span>
      <span className="deal-row-status">
        <DealBadge status={deal.status} />
      </span>
      <NextMove status={deal.status} />
      <time className="deal-row-since" dateTime={deal.createdAt} title={showInstant(deal.createdAt)}>
        {showAge(deal.createdAt, now)}
      </time>
    </Link>
  </li>
);

function NextMove({ status }: Pick<DealListRow, 'status'>) {
  const mine = nextMove[status] === 'dealer';
  const Icon = mine ? ArrowRight : Clock;
  return (
    <span className={`deal-row-next${mine ? ' deal-row-mine' : ''}`}>
      {nextMove[status] !== 'nobody' && <Icon size={16} strokeWidth={1.75} aria-hidden />}
      {mine ? words.you(nextSteps[status]) : nextSteps[status]}
    </span>
  );
}
