import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { DealListRow } from '#contract/deals.ts';
import { dashboard as words } from '#copy/portal/dashboard.ts';
import { useDeals } from '#web/client/deals.ts';
import { useSession } from '#web/client/session.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { Drawing } from '#web/site/drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { BrandContact } from '../sign-in/brand-contact.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { CountStrip } from './count-strip.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { isMine } from './deal-tabs.ts';
import { DealsPanel } from './deals-panel.tsx';
import { useDealFilter } from './use-deal-filter.ts';
import { useDashboardKeys } from './use-dashboard-keys.ts';
import { StaffButtons } from './staff-buttons.tsx';
import './dashboard.css';

const MINE_FIRST = '?tab=active';

/** A dealer's first screen: the counts, who moves next, and each deal. */
export function Dashboard() {
  const deals = useDeals();
  const name = useSession()?.user.firstName ?? '';
  const now = useNow();
  const list = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useDashboardKeys({ list, searchField });
  return (
    <section className="dashboard" ref={list}>
      <header className="dashboard-head">
        <div>
          <ScreenHeading className="screen-title" title={words.title}>
            {words.greeting(new Date(now).getHours(), name)}
          </ScreenHeading>
          <p>{deals.data && <Waiting deals={deals.data} />}</p>
        </div>
        <div className="dashboard-actions">
          <StaffButtons />
          <Link button icon={Plus} shortcut="n" to="/dealer/deals/new">
            {words.newDeal}
          </Link>
        </div>
      </header>
      <FailedRead read={deals} title={words.failed} />
      {deals.isPending && <DashboardSkeleton />}
      {deals.data && <CountStrip deals={deals.data} />}
      {deals.data?.length === 0 && (
        <div className="panel">
          <EmptyState {...words.empty} drawing={<Drawing name="keys" className="portal-drawing" />}>
            <Link button to="/dealer/deals/new">
              {words.empty.create}
            </Link>
          </EmptyState>
        </div>
      )}
      {deals.data && deals.data.length > 0 && <DealsPanel deals={deals.data} searchField={searchField} />}
      <p className="dashboard-help">
        {words.questions} <BrandContact />
      </p>
    </section>
  );
}

function Waiting({ deals }: { deals: readonly DealListRow[] }) {
  const count = deals.filter(isMine).length;
  const { tab, sort } = useDealFilter(deals).filter;
  const areFirst = tab === 'active' && sort === 'move';
  return (
    <>
      {words.waiting(count)} {count > 0 && !areFirst && <Link to={MINE_FIRST}>{words.showWaiting}</Link>}
    </>
  );
}
