import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { type Inquiry, type InquiryState, nextInquiryStates } from '#contract/inquiries.ts';
import { inquiryWords as words } from '#copy/portal/inquiries.ts';
import { apiChangeInquiry, refreshInquiries } from '#web/client/inquiries.ts';
import { useMay } from '#web/client/session.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { LinkInquiryDialog } from './link-inquiry-dialog.tsx';

/** The person of an inquiry, as the form that adds a contact shows it. */
function contactOf({ name, company, phone, email }: Inquiry) {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' '), email, phone, accountName: company };
}

/** The usual next step of an inquiry as a button, and the others in a menu. */
export function InquiryActions({ inquiry, variant = 'outline', size = 's' }: { inquiry: Inquiry } & ButtonLook) {
  const client = useQueryClient();
  const [linking, setLinking] = useState(false);
  const { id, kind, state, name } = inquiry;
  const { busy, act } = useAction(
    async (to: InquiryState) => {
      try {
        return await apiChangeInquiry(id, { from: state, to, reference: '' });
      } finally {
        // After a conflict, the list shows the state that a colleague chose.
        await refreshInquiries(client);
      }
    },
    { done: (changed) => ({ title: words.saved(words.states[changed.state]) }), failed: words.notSaved },
  );
  const mayInvite = useMay('dealers.invite');
  const isInvited = kind === 'dealer' && state === 'new' && mayInvite;
  const states = nextInquiryStates[state].filter((to) => kind !== 'dealer' || to !== 'application');
  const [first, others] = isInvited ? [undefined, states] : [states[0], states.slice(1)];
  const labelOf = (to: InquiryState): string => (state === 'closed' ? words.reopen : words.actions[to]);
  const choose = (to: InquiryState): void => (to === 'application' ? setLinking(true) : void act(to));
  return (
    <div className="inquiry-actions">
      {isInvited && (
        <Link
          button
          variant={variant}
          size={size}
          to={`/admin/dealer-invites?${new URLSearchParams({ q: inquiry.email }).toString()}`}
          state={{ contact: contactOf(inquiry) }}
        >
          {words.invite}
        </Link>
      )}
      {first !== undefined && (
        <Button
          variant={variant}
          size={size}
          busy={busy && words.saving}
          aria-label={words.actionOn(labelOf(first), name)}
          onClick={() => choose(first)}
        >
          {labelOf(first)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          label={words.menuOf(name)}
          trigger={<IconButton icon={Ellipsis} size="m" label={words.menuOf(name)} />}
          items={others.map((to) => ({ label: labelOf(to), onSelect: () => choose(to) }))}
        />
      )}
      {linking && <LinkInquiryDialog inquiry={inquiry} onClose={() => setLinking(false)} />}
    </div>
  );
}
