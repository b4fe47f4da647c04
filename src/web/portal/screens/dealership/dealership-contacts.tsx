import { useState } from 'react';
import type { ListedContact } from '#contract/dealer-contacts.ts';
import { dealerInvites } from '#copy/portal/dealer-invites.ts';
import { dealershipWords } from '#copy/portal/dealership.ts';
import { people } from '#copy/portal/people.ts';
import { useDealerContacts } from '#web/client/dealer-contacts.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ContactTable } from '../dealer-invites/contact-table.tsx';
import { type CreatedInvite, InviteLink } from '../dealer-invites/invite-link.tsx';
import '../dealer-invites/dealer-invites.css';

const { contacts: words } = dealershipWords;

/** The last column shows the access to the portal. */
const columns = { ...dealerInvites.columns, actions: people.columns.state };

/** The others are among the users of the dealership. */
const needsInvite = ({ access }: ListedContact): boolean => access !== 'active' && access !== 'disabled';

/** The contacts of the dealership in the CRM without access, who can be invited here. */
export function DealershipContacts({ id, name }: { id: string; name: string }) {
  const [invite, setInvite] = useState<CreatedInvite>();
  const read = useDealerContacts(name);
  const contacts = read.data?.filter(({ AccountId }) => AccountId === id);
  return (
    <Card title={words.title} flush>
      <FailedRead read={read} title={dealerInvites.failed} />
      {invite && <InviteLink key={invite.inviteUrl} invite={invite} />}
      {read.isPending && <Skeleton height="96px" />}
      {contacts?.length === 0 && <EmptyState {...words.empty} />}
      {contacts && contacts.length > 0 && (
        <Uninvited contacts={contacts} busy={read.isFetching} onCreated={setInvite} />
      )}
    </Card>
  );
}

type UninvitedProps = { contacts: ListedContact[]; busy: boolean; onCreated: (invite: CreatedInvite) => void };

function Uninvited({ contacts, busy, onCreated }: UninvitedProps) {
  const listed = contacts.filter(needsInvite);
  return listed.length === 0 ? (
    <EmptyState {...words.allHaveAccess} />
  ) : (
    <div className="invites-list" aria-busy={busy}>
      <ContactTable contacts={listed} onCreated={onCreated} columns={columns} />
    </div>
  );
}
