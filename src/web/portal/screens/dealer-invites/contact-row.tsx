import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { ListedContact } from '#contract/dealer-contacts.ts';
import { dealerInvites as words } from '#copy/portal/dealer-invites.ts';
import { people as peopleWords } from '#copy/portal/people.ts';
import { apiInviteContact, refreshContacts } from '#web/client/dealer-contacts.ts';
import { RequestError } from '#web/client/request.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import type { CreatedInvite } from './invite-link.tsx';

type Props = { contact: ListedContact; onCreated: (invite: CreatedInvite) => void };

const { states } = peopleWords;
const tones = {
  active: 'badge-ok',
  invited: 'badge-accent',
  expired: 'badge-warn',
  revoked: 'badge-warn',
  disabled: '',
} as const;

/** A contact, the state of the access to the portal, and the button that invites where there is no account. */
export function ContactRow({ contact, onCreated }: Props) {
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const canInvite = contact.access !== 'active' && contact.access !== 'disabled';
  const name = `${contact.FirstName} ${contact.LastName}`.trim();
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      const answer = await apiInviteContact(contact);
      toast({ title: words.created, description: answer.message });
      onCreated({ ...answer, email: contact.Email });
      await refreshContacts(client);
    } catch (error) {
      const said = error instanceof RequestError ? (error.said ?? words.failedToCreate.fallback) : undefined;
      const description = said ?? failureWords(error as Error);
      toast({ title: words.failedToCreate.title, description, destructive: true });
    } finally {
      setSending(false);
    }
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={words.columns.email}>
        <EmailText>{contact.Email}</EmailText>
      </td>
      <td data-label={words.columns.phone}>{contact.Phone ?? words.noPhone}</td>
      <td data-label={words.columns.account}>
        <Link className="invites-account" to={`/admin/dealers/${contact.AccountId}`}>
          <span className="badge">{contact.AccountName}</span>
        </Link>
      </td>
      <td>
        <span className="invites-access">
          {contact.access !== null && (
            <span className={`badge ${tones[contact.access]}`.trimEnd()}>{states[contact.access]}</span>
          )}
          {canInvite && (
            <Button
              variant="outline"
              size="s"
              aria-label={sending ? words.sending : `${words.send}: ${name}`}
              disabled={sending}
              onClick={() => void send()}
              icon={Send}
            >
              {sending ? words.sending : words.send}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
