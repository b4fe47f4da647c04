import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Inquiry, type InquiryState, nextInquiryStates } from '#contract/inquiries.ts';
import { inquiryWords as words } from '#copy/portal/inquiries.ts';
import { apiChangeInquiry, rereadInquiries } from '#web/client/inquiries.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkInquiryDialog } from './link-inquiry-dialog.tsx';

/** The next states of an inquiry as buttons. */
export function InquiryActions({ inquiry }: { inquiry: Inquiry }) {
  const client = useQueryClient();
  const [linking, setLinking] = useState(false);
  const { id, kind, state, name } = inquiry;
  const { busy, act } = useAction(
    async (to: InquiryState) => {
      try {
        return await apiChangeInquiry(id, { from: state, to, reference: '' });
      } finally {
        // After a conflict, the list shows the state that a colleague chose.
        await rereadInquiries(client);
      }
    },
    { done: (changed) => ({ title: words.saved(words.states[changed.state]) }), failed: words.notSaved },
  );
  return (
    <div className="rows-actions">
      {nextInquiryStates[state]
        .filter((to) => kind !== 'dealer' || to !== 'application')
        .map((to) => {
          const label = state === 'closed' ? words.reopen : words.actions[to];
          return (
            <Button
              key={to}
              variant={to === 'called' && state === 'new' ? 'outline' : 'quiet'}
              size="s"
              busy={busy && words.saving}
              aria-label={words.actionOn(label, name)}
              onClick={() => (to === 'application' ? setLinking(true) : void act(to))}
            >
              {label}
            </Button>
          );
        })}
      {linking && <LinkInquiryDialog inquiry={inquiry} onClose={() => setLinking(false)} />}
    </div>
  );
}
