import { Fragment } from 'react';
import type { DealListRow } from '#contract/deals.ts';
import { dashboard as words } from '#copy/portal/dashboard.ts';
import { Link } from '#web/ui/link.tsx';
import { dealCards, type DealListName, dealsIn, restGroups } from './deal-tabs.ts';

const listOf = (list: DealListName): string => `?tab=${list}`;

/** The four cards, and the deals of the total that are on no other card. Each number opens the deals that it counts. */
export function CountStrip({ deals }: { deals: DealListRow[] }) {
  const rest = restGroups
    .map((list) => ({ list, count: dealsIn(list, deals).length }))
    .filter(({ count }) => count > 0);
  return (
    <div>
      <dl className="panel stat-strip count-strip">
        {dealCards.map((list) => (
          <div key={list}>
            <dt>{words.lists[list]}</dt>
            <dd className="num">
              <Link to={listOf(list)}>{dealsIn(list, deals).length.toLocaleString('en-US')}</Link>
            </dd>
          </div>
        ))}
      </dl>
      {rest.length > 0 && (
        <p className="count-rest">
          {words.rest.also}{' '}
          {rest.map(({ list, count }, at) => (
            <Fragment key={list}>
              {at > 0 && ', '}
              <Link to={listOf(list)}>{words.rest[list](count)}</Link>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
