import type { ListedContact } from '#contract/dealer-contacts.ts';
import { dealerInvites as words } from '#copy/portal/dealer-invites.ts';
import { ContactRow } from './contact-row.tsx';
import type { CreatedInvite } from './invite-link.tsx';

type Props = {
  contacts: readonly ListedContact[];
  onCreated: (invite: CreatedInvite) => void;
  columns?: Record<keyof typeof words.columns, string>;
};

export const ContactTable = ({ contacts, onCreated, columns = words.columns }: Props) => (
  <table>
    <thead>
      <tr>
        {Object.values(columns).map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {contacts.map((contact) => (
        <ContactRow key={contact.Id} contact={contact} onCreated={onCreated} />
      ))}
    </tbody>
  </table>
);
