import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { dealerInvites as words } from '#copy/portal/dealer-invites.ts';
import { useCanAddContacts, useDealerContacts } from '#web/client/dealer-contacts.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { useOpenedForm } from '#web/portal/hooks/use-opened-form.ts';
import { useAddressSearch } from '#web/portal/hooks/use-address-search.ts';
import { SearchField } from '#web/portal/components/search-field.tsx';
import { AddContactForm } from './add-contact.tsx';
import { ContactTable } from './contact-table.tsx';
import { InviteLink, type CreatedInvite } from './invite-link.tsx';
import './dealer-invites.css';

const text = z.string();
const prefilledSchema = z.object({
  contact: z.object({ firstName: text, lastName: text, email: text, phone: text, accountName: text }),
});

/** Opens the portal for contacts that the CRM holds under a dealer. The search lives in the address. */
export function DealerInvitesScreen() {
  const address = useAddressSearch();
  const q = address.get('q') ?? '';
  const setQ = (next: string): void => address.change({ q: next }, { replace: q !== '' && next !== '' });
  const [invite, setInvite] = useState<CreatedInvite>();
  const contacts = useDealerContacts(q);
  const canAdd = useCanAddContacts();
  // An inquiry of a new dealer fills in the form.
  const asked = prefilledSchema.safeParse(useLocation().state).data?.contact;
  const form = useOpenedForm('contact-form', asked !== undefined);
  return (
    <div className="invites">
      <header className="rows-head">
        <div>
          <ScreenHeading className="screen-title" title={words.title}>
            {words.title}
          </ScreenHeading>
          <p className="invites-lead">{words.lead}</p>
        </div>
        {canAdd && (
          <Button {...form.button} icon={UserPlus}>
            {words.add.heading}
          </Button>
        )}
      </header>
      <div hidden={!form.isOpen}>{canAdd && <AddContactForm initial={asked} onClose={form.close} />}</div>
      <div className="invites-search">
        <SearchField label={words.search} placeholder={words.placeholder} q={q} onSearch={setQ} />
        <Button variant="outline" size="s" onClick={() => setQ('')}>
          {words.clear}
        </Button>
      </div>
      {invite && <InviteLink key={invite.inviteUrl} invite={invite} />}
      <section className="panel invites-list" aria-label={words.title} aria-busy={contacts.isFetching}>
        <FailedRead read={contacts} title={words.failed} />
        {contacts.isPending && (
          <p className="invites-note" role="status">
            <span className="spinner" aria-hidden /> {words.loading}
          </p>
        )}
        {contacts.data?.length === 0 && <p className="invites-note">{q === '' ? words.none : words.noneFound}</p>}
        {contacts.data && contacts.data.length > 0 && <ContactTable contacts={contacts.data} onCreated={setInvite} />}
        <p className="invites-foot">{words.footnote}</p>
      </section>
    </div>
  );
}
