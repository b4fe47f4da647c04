import { Send } from 'lucide-react';
import { useState } from 'react';
import type { DealerContact } from '#contract/dealer-contacts.ts';
import { dealerInvites as words } from '#copy/portal/dealer-invites.ts';
import { inviteContact } from '#web/client/dealer-contacts.ts';
import { RequestError } from '#web/client/request.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '../failure-words.ts';
import type { CreatedInvite } from './dealer-invites-screen.tsx';

type Props = { contact: DealerContact; onCreated: (invite: CreatedInvite) => void };

export function ContactRow({ contact, onCreated }: Props) {
  const [sending, setSending] = useState(false);
  const name = `${contact.FirstName} ${contact.LastName}`.trim();
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      const answer = await inviteContact(contact);
      toast({ title: words.created, description: answer.message });
      onCreated({ ...answer, email: contact.Email });
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
      <td data-label={words.columns.email}>{contact.Email}</td>
      <td data-label={words.columns.phone}>{contact.Phone ?? words.noPhone}</td>
      <td data-label={words.columns.account}>
        <span className="badge">{contact.AccountName}</span>
      </td>
      <td>
        <button
          type="button"
          className="button button-outline button-dense"
          aria-label={sending ? words.sending : `${words.send}: ${name}`}
          disabled={sending}
          onClick={() => void send()}
        >
          <Send size={16} strokeWidth={1.75} aria-hidden />
          {sending ? words.sending : words.send}
        </button>
      </td>
    </tr>
  );
}
