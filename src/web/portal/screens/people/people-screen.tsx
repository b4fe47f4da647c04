import { useState } from 'react';
import type { PeopleChange, Person } from '#contract/people.ts';
import { people as words } from '#copy/portal/people.ts';
import { usePeople } from '#web/client/people.ts';
import { PagedRows } from '#web/portal/components/paged-rows.tsx';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { useAddressSearch } from '#web/portal/hooks/use-address-search.ts';
import { SearchField } from '#web/portal/components/search-field.tsx';
import { May } from '#web/portal/layout/may.tsx';
import { ChangeRolesDialog } from './change-roles.tsx';
import { InviteColleagueForm } from './invite-colleague.tsx';
import { PersonChange } from './person-change.tsx';
import { PersonTableRow } from './person-row.tsx';
import '#web/portal/components/rows-table.css';
import './people.css';

type Asked = { person: Person; change: PeopleChange };

/** Who has access to the portal. The search lives in the address. */
export function PeopleScreen() {
  const address = useAddressSearch();
  const q = address.get('q') ?? '';
  const [asking, setAsking] = useState<Asked>();
  const list = usePeople(q);
  const found = list.data?.pages.flatMap((page) => page.people) ?? [];
  return (
    <div className="rows-screen">
      <RowsHead title={words.title} lead={words.lead} />
      <div className="rows-tools">
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          q={q}
          onSearch={(next) => address.change({ q: next }, { replace: q !== '' && next !== '' })}
        />
      </div>
      <section className="panel rows-table people-table" aria-label={words.title} aria-busy={list.isFetching}>
        <PagedRows list={list} count={found.length} texts={{ ...words, empty: emptyFor(q) }}>
          <PeopleTable people={found} onAsk={setAsking} />
        </PagedRows>
      </section>
      <May permission="people.manage">
        <InviteColleagueForm />
      </May>
      {asking && <Asked {...asking} onClose={() => setAsking(undefined)} />}
    </div>
  );
}

const Asked = ({ person, change, onClose }: Asked & { onClose: () => void }) =>
  change === 'roles' ? (
    <ChangeRolesDialog person={person} onClose={onClose} />
  ) : (
    <PersonChange person={person} change={change} onClose={onClose} />
  );

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
        <PersonTableRow key={person.id} person={person} onAsk={(change) => onAsk({ person, change })} />
      ))}
    </tbody>
  </table>
);
