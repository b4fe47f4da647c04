import { UserPlus } from 'lucide-react';
import { useParams } from 'react-router';
import type { Dealership } from '#contract/dealerships.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { dealershipWords as words, dealersWords } from '#copy/portal/dealership.ts';
import { useDealership } from '#web/client/dealerships.ts';
import { RequestError } from '#web/client/request.ts';
import { BackLink } from '#web/portal/components/back-link.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { NotFoundMessage } from '#web/portal/components/not-found-message.tsx';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { May } from '#web/portal/layout/may.tsx';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { FileFacts } from '../applications/file-facts.tsx';
import { dealColumns } from '../staff-deals/deal-columns.tsx';
import { AccessCard, LinksCard, NotesCard } from './dealership-cards.tsx';
import { DealershipContacts } from './dealership-contacts.tsx';
import '../applications/file.css';
import './dealership.css';

/** Everything about one dealership: deals, links, people with access, contacts and notes. */
export function DealershipScreen() {
  const { id = '' } = useParams();
  const read = useDealership(id);
  const { data, error } = read;
  if (error instanceof RequestError && error.status === 404)
    return <NotFoundMessage words={words.notFound} to="/admin/dealers" />;
  return (
    <article className="dealership" key={id}>
      <BackLink to="/admin/dealers">{words.back}</BackLink>
      <RowsHead title={data?.name ?? words.title}>{data && <Invite name={data.name} />}</RowsHead>
      <FailedRead read={read} title={words.failed} />
      {read.isPending && <Skeleton height="360px" />}
      {data && <Parts dealership={data} />}
    </article>
  );
}

const byName = (path: string, name: string): string => `${path}?${new URLSearchParams({ q: name }).toString()}`;

const Invite = ({ name }: { name: string }) => (
  <May permission="dealers.invite">
    <Link button size="s" icon={UserPlus} to={byName('/admin/dealer-invites', name)}>
      {dealersWords.invite}
    </Link>
  </May>
);

const Parts = ({ dealership }: { dealership: Dealership }) => (
  <>
    <Facts totals={dealership.totals} />
    <div className="dealership-columns">
      <div>
        <DealsCard dealership={dealership} />
        <May permission="dealers.invite">
          <DealershipContacts id={dealership.id} name={dealership.name} />
        </May>
        {dealership.links && <LinksCard links={dealership.links} />}
      </div>
      <div>
        {dealership.people && <AccessCard dealership={dealership.name} people={dealership.people} />}
        {dealership.notes && <NotesCard notes={dealership.notes} />}
      </div>
    </div>
  </>
);

const isOpen = ({ status }: Dealership['totals'][number]): boolean =>
  status !== 'funded' && status !== 'declined' && status !== 'sf_deleted';

function Facts({ totals }: Pick<Dealership, 'totals'>) {
  const fact = (label: string, of: Dealership['totals']) => {
    const amount = of.reduce((sum, one) => sum + one.amount, 0);
    return {
      label,
      value: of.reduce((sum, { count }) => sum + count, 0).toLocaleString('en-US'),
      ...(amount > 0 && { note: words.facts.of(showTypedAmount(amount.toFixed(2))) }),
    };
  };
  const { facts } = words;
  return (
    <FileFacts
      facts={[
        fact(facts.deals, totals),
        fact(facts.open, totals.filter(isOpen)),
        fact(
          facts.funded,
          totals.filter(({ status }) => status === 'funded'),
        ),
        fact(
          facts.declined,
          totals.filter(({ status }) => status === 'declined'),
        ),
      ]}
    />
  );
}

/** Said by the page, or by the next step. */
const HIDDEN = new Set(['dealer', 'since', 'assigned']);

/** More deals would push the contacts below the window. */
const MOST_SHOWN = 8;

function DealsCard({ dealership: { name, deals, totals } }: { dealership: Dealership }) {
  const now = useNow();
  const shown = deals.slice(0, MOST_SHOWN);
  const count = totals.reduce((sum, one) => sum + one.count, 0);
  return (
    <Card title={words.deals.title} className="dealership-deals" flush>
      {deals.length === 0 ? (
        <EmptyState {...words.deals.empty} />
      ) : (
        <Table
          label={words.deals.title}
          columns={dealColumns(now)}
          hidden={HIDDEN}
          rows={shown}
          rowKey={({ id }) => id}
          {...(count > shown.length && {
            foot: <Link to={byName('/admin/deals', name)}>{words.deals.all(count)}</Link>,
          })}
        />
      )}
    </Card>
  );
}
