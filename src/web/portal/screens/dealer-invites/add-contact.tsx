import { useQueryClient } from '@tanstack/react-query';
import { addContactSchema } from '#contract/dealer-contacts.ts';
import { dealerInvites } from '#copy/portal/dealer-invites.ts';
import { apiAddContact, refreshContacts } from '#web/client/dealer-contacts.ts';
import { toast } from '#web/ui/toast.ts';
import { ShortForm } from '#web/portal/components/short-form.tsx';

const { add: words } = dealerInvites;

const names = ['firstName', 'lastName', 'email', 'phone', 'accountName'] as const;

type Props = { initial?: Record<(typeof names)[number], string> | undefined; onClose?: () => void };

/** A new person of a dealer, where the CRM is ours. `onClose`: a button of the screen opened it. */
export function AddContactForm({ initial, onClose }: Props) {
  const client = useQueryClient();
  return (
    <ShortForm
      id="contact"
      {...(onClose && { opened: { cancel: words.cancel, onClose } })}
      words={words}
      names={names}
      initial={initial}
      span={3}
      schema={addContactSchema}
      send={apiAddContact}
      sent={async () => {
        toast({ title: words.added });
        await refreshContacts(client);
        onClose?.();
      }}
    />
  );
}
