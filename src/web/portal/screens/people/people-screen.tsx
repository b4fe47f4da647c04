import { ShieldAlert, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { PeopleChange, Person } from '#contract/people.ts';
import { people as words } from '#copy/portal/people.ts';
import { usePeople } from '#web/client/people.ts';
import { useMay, useSession } from '#web/client/session.ts';
import { PagedRows } from '#web/portal/components/paged-rows.tsx';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { useAddressSearch } from '#web/portal/hooks/use-address-search.ts';
import { SearchField } from '#web/portal/components/search-field.tsx';
import { useOpenedForm } from '#web/portal/hooks/use-opened-form.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { May } from '#web/portal/layout/may.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Table } from '#web/ui/table.tsx';
import { ChangeRolesDialog } from './change-roles.tsx';
import { InviteColleagueForm } from './invite-colleague.tsx';
import { PersonChange } from './person-change.tsx';
import { countPasswordOnly, personColumns } from './person-columns.tsx';
import '#web/portal/components/rows-table.css';
import './people.css';

export type Asked = { person: Person; change: PeopleChange };

/** Lists the users with access to the portal. The search is in the address. */
export function PeopleScreen() {
  const address = useAddressSearch();
  const q = address.get('q') ?? '';
  const [asking, setAsking] = useState<Asked>();
  const form = useOpenedForm('colleague-form');
  const list = usePeople(q);
  const found = list.data?.pages.flatMap((page) => page.people) ?? [];
  return (
    <div className="rows-screen">
      <RowsHead title={words.title} lead={words.lead}>
        <May permission="people.manage">
          <Button {...form.button} icon={UserPlus}>
            {words.invite.heading}
          </Button>
        </May>
      </RowsHead>
      <May permission="people.manage">
        <div hidden={!form.isOpen}>
          <InviteColleagueForm onClose={form.close} />
        </div>
      </May>
      <div className="rows-tools">
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          q={q}
          onSearch={(next) => address.change({ q: next }, { replace: q !== '' && next !== '' })}
        />
      </div>
      <PasswordOnly people={found} />
      <section className="panel people" aria-label={words.title} aria-busy={list.isFetching}>
        <PagedRows list={list} count={found.length} texts={{ ...words, empty: emptyFor(q) }}>
          <PeopleTable people={found} onAsk={setAsking} />
        </PagedRows>
      </section>
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

/** The one warning above the list. Its rows say only On or Off. */
function PasswordOnly({ people }: { people: Person[] }) {
  const count = countPasswordOnly(people);
  return (
    count > 0 && (
      <p className="people-risk">
        <Icon of={ShieldAlert} />
        {words.passwordOnly(count)}
      </p>
    )
  );
}

/** The heading of a group names the account. */
const HIDDEN = new Set(['account']);
const BY_ACCOUNT = { key: 'account', direction: 'ascending' } as const;

const emptyFor = (q: string) => (q === '' ? words.none : words.nothingFound);

function PeopleTable({ people, onAsk }: { people: Person[]; onAsk: (asked: Asked) => void }) {
  const own = useSession()?.user.email;
  const mayManage = useMay('people.manage');
  const now = useNow();
  return (
    <Table
      label={words.title}
      columns={personColumns({ own, mayManage, now, onAsk })}
      rows={people}
      rowKey={({ id }) => id}
      hidden={HIDDEN}
      initialSort={BY_ACCOUNT}
      groupOf={({ role, account }) => (role === 'dealer' ? account : words.staff)}
    />
  );
}
