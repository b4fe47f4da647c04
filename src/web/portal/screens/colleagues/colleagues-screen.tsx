import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Colleague } from '#contract/colleagues.ts';
import { openItems } from '#copy/portal/open-items.ts';
import { colleagues as words } from '#copy/portal/colleagues.ts';
import { apiInviteToDealership, refreshColleagues, useColleagues } from '#web/client/colleagues.ts';
import { useSession } from '#web/client/session.ts';
import { toast } from '#web/ui/toast.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { nameOfPerson } from '../people/person-row.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { ShortForm } from '#web/portal/components/short-form.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import '#web/portal/components/rows-table.css';

/** Users of the own dealership, for its managers. */
export function ColleaguesScreen() {
  const client = useQueryClient();
  const read = useColleagues();
  const [removing, setRemoving] = useState<Colleague>();
  const canAdd = read.data?.canAdd !== false;
  return (
    <div className="rows-screen">
      <header className="rows-head">
        <div>
          <ScreenHeading className="screen-title" title={words.title}>
            {words.title}
          </ScreenHeading>
          <p>{words.lead}</p>
        </div>
      </header>
      <section className="panel rows-table" aria-label={words.title} aria-busy={read.isFetching}>
        <FailedRead read={read} title={words.failed} />
        {read.data && <ColleagueTable colleagues={read.data.colleagues} onRemove={setRemoving} />}
      </section>
      <ShortForm
        id="colleague"
        words={{ ...words.invite, note: canAdd ? words.invite.note : words.invite.noteExternal }}
        names={['firstName', 'lastName', 'email']}
        span={2}
        send={apiInviteToDealership}
        sent={async ({ email }) => {
          toast(words.invite.sent(email));
          await refreshColleagues(client);
        }}
      />
      {removing && <RemovalDialog colleague={removing} onClose={() => setRemoving(undefined)} />}
    </div>
  );
}

type TableProps = { colleagues: Colleague[]; onRemove: (colleague: Colleague) => void };

const ColleagueTable = ({ colleagues, onRemove }: TableProps) => (
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
      {colleagues.map((one) => (
        <ColleagueRow key={one.id} colleague={one} onRemove={() => onRemove(one)} />
      ))}
    </tbody>
  </table>
);

function ColleagueRow({ colleague, onRemove }: { colleague: Colleague; onRemove: () => void }) {
  const { email, role, state, openLinks, openInvites } = colleague;
  const isSelf = useSession()?.user.email === email;
  const name = nameOfPerson(colleague);
  return (
    <tr>
      <th scope="row">
        {name}
        <span className="rows-small">{isSelf ? words.you : words.roles[role]}</span>
      </th>
      <td>{email}</td>
      <td>{words.states[state]}</td>
      <td data-label={words.columns.open}>{openItems.open(openLinks, openInvites)}</td>
      <td>
        {!isSelf && (state === 'active' || state === 'invited') && (
          <button
            type="button"
            className="button button-outline button-dense"
            aria-label={`${words.remove}: ${name}`}
            onClick={onRemove}
          >
            {words.remove}
          </button>
        )}
      </td>
    </tr>
  );
}
