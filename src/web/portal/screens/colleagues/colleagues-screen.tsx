import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { type Colleague, inviteToDealershipSchema } from '#contract/colleagues.ts';
import type { PersonState } from '#contract/people.ts';
import { frame } from '#copy/portal/frame.ts';
import { openItems } from '#copy/portal/open-items.ts';
import { colleagues as words } from '#copy/portal/colleagues.ts';
import { apiInviteToDealership, refreshColleagues, useColleagues } from '#web/client/colleagues.ts';
import { useSession } from '#web/client/session.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CellText, type Column, Table } from '#web/ui/table.tsx';
import { toast } from '#web/ui/toast.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { ShortForm } from '#web/portal/components/short-form.tsx';
import { useOpenedForm } from '#web/portal/hooks/use-opened-form.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { nameOfPerson } from '../people/person-columns.tsx';
import { ColleagueRemovalDialog } from './removal-dialog.tsx';
import '#web/portal/components/rows-table.css';

/** The users of a dealership, for its managers: who has access, the invitation, and the end of access. */
export function ColleaguesScreen() {
  const client = useQueryClient();
  const read = useColleagues();
  const [removing, setRemoving] = useState<Colleague>();
  const form = useOpenedForm('colleague-form');
  const all = read.data?.colleagues ?? [];
  const [current, former] = [all.filter(hasAccess), all.filter((one) => !hasAccess(one))];
  const access = words.access(
    current.filter(({ state }) => state === 'active').length,
    current.filter(({ state }) => state === 'invited').length,
  );
  const note = read.data?.canAdd === false ? words.invite.noteExternal : words.invite.note;
  return (
    <div className="rows-screen">
      <RowsHead title={words.title} lead={words.lead}>
        <Button {...form.button} icon={UserPlus}>
          {words.invite.heading}
        </Button>
      </RowsHead>
      <div hidden={!form.isOpen}>
        <ShortForm
          id="colleague"
          opened={{ cancel: words.invite.cancel, onClose: form.close }}
          words={{ ...words.invite, note }}
          names={['firstName', 'lastName', 'email']}
          span={2}
          schema={inviteToDealershipSchema}
          send={apiInviteToDealership}
          sent={async ({ email }) => {
            toast(words.invite.sent(email));
            await refreshColleagues(client);
            form.close();
          }}
        />
      </div>
      <FailedRead read={read} title={words.failed} />
      {read.data && (
        <Card title={access} flush>
          <ColleagueTable label={access} colleagues={current} onRemove={setRemoving} />
        </Card>
      )}
      {former.length > 0 && (
        <Card title={words.former} flush>
          <ColleagueTable label={words.former} colleagues={former} onRemove={setRemoving} />
        </Card>
      )}
      {removing && <ColleagueRemovalDialog colleague={removing} onClose={() => setRemoving(undefined)} />}
    </div>
  );
}

const hasAccess = ({ state }: Colleague): boolean => state === 'active' || state === 'invited';
const tones: Record<PersonState, Tone> = {
  active: 'ok',
  invited: 'accent',
  expired: 'warn',
  revoked: 'plain',
  disabled: 'plain',
};

type TableProps = { label: string; colleagues: Colleague[]; onRemove: (colleague: Colleague) => void };

function ColleagueTable({ label, colleagues, onRemove }: TableProps) {
  const own = useSession()?.user.email;
  const now = useNow();
  const { columns } = words;
  const shown: Column<Colleague>[] = [
    {
      key: 'name',
      label: columns.name,
      sortBy: nameOfPerson,
      cell: (one) => {
        const role = words.roles[one.role];
        return <CellText text={nameOfPerson(one)} more={one.email === own ? words.you(role) : role} />;
      },
    },
    { key: 'email', label: columns.email, sortBy: ({ email }) => email, cell: ({ email }) => email },
    {
      key: 'state',
      label: columns.state,
      sortBy: ({ state }) => words.states[state],
      cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
    },
    {
      key: 'last',
      label: columns.last,
      sortBy: ({ lastSignInAt }) => lastSignInAt ?? '',
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? (
          words.never
        ) : (
          <time dateTime={lastSignInAt} title={showInstant(lastSignInAt)}>
            {frame.ages.ago(showAge(lastSignInAt, now))}
          </time>
        ),
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
      align: 'right',
      cell: (one) => one.email !== own && <RowAction colleague={one} onRemove={onRemove} />,
    },
  ];
  return <Table label={label} rows={colleagues} rowKey={({ id }) => id} columns={shown} />;
}

function RowAction({ colleague, onRemove }: { colleague: Colleague; onRemove: (colleague: Colleague) => void }) {
  const client = useQueryClient();
  const { firstName, lastName, email, state } = colleague;
  const name = nameOfPerson(colleague);
  const again = useAction(
    async () => {
      await apiInviteToDealership({ firstName, lastName, email });
      await refreshColleagues(client);
    },
    { done: words.invite.sent(email), failed: words.invite.failed },
  );
  // A removed user returns through the lender.
  if (state === 'disabled') return null;
  return (
    <div className="rows-actions">
      {state !== 'active' && (
        <Button
          variant="outline"
          size="s"
          busy={again.busy && words.invite.submitting}
          aria-label={`${words.again}: ${name}`}
          onClick={() => void again.act()}
        >
          {words.again}
        </Button>
      )}
      {hasAccess(colleague) && (
        <Button variant="quiet" size="s" aria-label={`${words.remove}: ${name}`} onClick={() => onRemove(colleague)}>
          {words.remove}
        </Button>
      )}
    </div>
  );
}
