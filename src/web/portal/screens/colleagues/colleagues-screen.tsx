import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Colleague, inviteToDealershipSchema } from '#contract/colleagues.ts';
import { openItems } from '#copy/portal/open-items.ts';
import { colleagues as words } from '#copy/portal/colleagues.ts';
import { apiInviteToDealership, refreshColleagues, useColleagues } from '#web/client/colleagues.ts';
import { useSession } from '#web/client/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Table } from '#web/ui/table.tsx';
import { toast } from '#web/ui/toast.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { nameOfPerson } from '../people/person-row.tsx';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { ShortForm } from '#web/portal/components/short-form.tsx';
import { ColleagueRemovalDialog } from './removal-dialog.tsx';
import '#web/portal/components/rows-table.css';

/** Users of the own dealership, for its managers. */
export function ColleaguesScreen() {
  const client = useQueryClient();
  const read = useColleagues();
  const [removing, setRemoving] = useState<Colleague>();
  const canAdd = read.data?.canAdd !== false;
  return (
    <div className="rows-screen">
      <RowsHead title={words.title} lead={words.lead} />
      <section className="panel" aria-label={words.title} aria-busy={read.isFetching}>
        <FailedRead read={read} title={words.failed} />
        {read.data && <ColleagueTable colleagues={read.data.colleagues} onRemove={setRemoving} />}
      </section>
      <ShortForm
        id="colleague"
        words={{ ...words.invite, note: canAdd ? words.invite.note : words.invite.noteExternal }}
        names={['firstName', 'lastName', 'email']}
        span={2}
        schema={inviteToDealershipSchema}
        send={apiInviteToDealership}
        sent={async ({ email }) => {
          toast(words.invite.sent(email));
          await refreshColleagues(client);
        }}
      />
      {removing && <ColleagueRemovalDialog colleague={removing} onClose={() => setRemoving(undefined)} />}
    </div>
  );
}

type TableProps = { colleagues: Colleague[]; onRemove: (colleague: Colleague) => void };

function ColleagueTable({ colleagues, onRemove }: TableProps) {
  const own = useSession()?.user.email;
  const { columns } = words;
  return (
    <Table
      label={words.title}
      rows={colleagues}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          label: columns.name,
          sortBy: nameOfPerson,
          cell: (one) => (
            <span>
              {nameOfPerson(one)}
              <span className="rows-small">{one.email === own ? words.you : words.roles[one.role]}</span>
            </span>
          ),
        },
        { key: 'email', label: columns.email, sortBy: ({ email }) => email, cell: ({ email }) => email },
        {
          key: 'state',
          label: columns.state,
          sortBy: ({ state }) => words.states[state],
          cell: ({ state }) => words.states[state],
        },
        {
          key: 'open',
          label: columns.open,
          cell: ({ openLinks, openInvites }) => openItems.open(openLinks, openInvites),
        },
        {
          key: 'actions',
          label: columns.actions,
          quiet: true,
          cell: (one) =>
            one.email !== own &&
            (one.state === 'active' || one.state === 'invited') && (
              <Button
                variant="outline"
                size="s"
                aria-label={`${words.remove}: ${nameOfPerson(one)}`}
                onClick={() => onRemove(one)}
              >
                {words.remove}
              </Button>
            ),
        },
      ]}
    />
  );
}
