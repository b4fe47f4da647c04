import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type { ListedContact } from '#contract/dealer-contacts.ts';
import { dealerInvites as words } from '#copy/portal/dealer-invites.ts';
import { people as peopleWords } from '#copy/portal/people.ts';
import { apiInviteContact, refreshContacts } from '#web/client/dealer-contacts.ts';
import { RequestError } from '#web/client/request.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
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

const notCreated = (error: Error) => ({
  title: words.failedToCreate.title,
  description:
    error instanceof RequestError ? (error.publicMessage ?? words.failedToCreate.fallback) : failureWords(error),
});

/** A contact, the state of the access to the portal, and the button that invites where there is no account. */
export function ContactRow({ contact, onCreated }: Props) {
  const client = useQueryClient();
  const canInvite = contact.access !== 'active' && contact.access !== 'disabled';
  const name = `${contact.FirstName} ${contact.LastName}`.trim();
  const { busy, act } = useAction(
    async () => {
      const answer = await apiInviteContact(contact);
      onCreated({ ...answer, email: contact.Email });
      await refreshContacts(client);
      return answer;
    },
    { done: ({ message }) => ({ title: words.created, description: message }), failed: notCreated },
  );
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
              aria-label={busy ? words.sending : `${words.send}: ${name}`}
              busy={busy && words.sending}
              onClick={() => void act()}
              icon={Send}
            >
              {words.send}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
