import { CircleAlert, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { PeopleChange, Person } from '#contract/people.ts';
import { frame } from '#copy/portal/frame.ts';
import { people as words } from '#copy/portal/people.ts';
import { usePeople } from '#web/client/people.ts';
import { Alert } from '#web/ui/alert.tsx';
import { EmptyState } from '../empty-state.tsx';
import { failureWords } from '../failure-words.ts';
import { ScreenHeading } from '../screen-heading.tsx';
import { SearchField } from '../search-field.tsx';
import { InviteColleague } from './invite-colleague.tsx';
import { PersonChange } from './person-change.tsx';
import { PersonRow } from './person-row.tsx';
import './people.css';

type Asked = { person: Person; change: PeopleChange };

/** Who has access to the portal. The search lives in the address. */
export function PeopleScreen() {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q')?.trim() ?? '';
  const [asking, setAsking] = useState<Asked>();
  const input = useRef<HTMLInputElement>(null);
  const list = usePeople(q);
  const found = list.data?.pages.flatMap((page) => page.people) ?? [];
  return (
    <div className="people">
      <header className="people-head">
        <div>
          <ScreenHeading className="screen-title" title={words.title}>
            {words.title}
          </ScreenHeading>
          <p>{words.lead}</p>
        </div>
        <Link className="button button-outline" to="/admin/dealer-invites">
          <Send size={18} strokeWidth={1.75} aria-hidden />
          {words.dealers}
        </Link>
      </header>
      <SearchField
        label={words.search}
        placeholder={words.placeholder}
        q={q}
        onSearch={(next) => setSearch(next === '' ? {} : { q: next }, { replace: q !== '' && next !== '' })}
        input={input}
      />
      <section className="panel people-list" aria-label={words.title} aria-busy={list.isFetching}>
        {list.error && (
          <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed}>
            <p>{failureWords(list.error)}</p>
            <button type="button" className="button button-outline button-dense" onClick={() => void list.refetch()}>
              {frame.retry}
            </button>
          </Alert>
        )}
        {list.isPending && (
          <p className="people-note skeleton-late" role="status">
            {words.loading}
          </p>
        )}
        {list.isSuccess && found.length === 0 && <EmptyState {...emptyFor(q)} />}
        {found.length > 0 && <PeopleTable people={found} onAsk={setAsking} />}
        {list.hasNextPage && (
          <button
            type="button"
            className="button button-outline button-dense people-more"
            aria-disabled={list.isFetchingNextPage}
            onClick={() => !list.isFetching && void list.fetchNextPage()}
          >
            {words.more}
          </button>
        )}
      </section>
      <InviteColleague />
      {asking && <PersonChange {...asking} onClose={() => setAsking(undefined)} />}
    </div>
  );
}

const emptyFor = (q: string) => (q === '' ? words.none : words.nothingFound);

const PeopleTable = ({ people, onAsk }: { people: Person[]; onAsk: (asked: Asked) => void }) => (
  <table>
    <thead>
      <tr>
        {Object.values(words.columns).map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} onAsk={(change) => onAsk({ person, change })} />
      ))}
    </tbody>
  </table>
);
