import { Check, Copy } from 'lucide-react';
import { useId } from 'react';
import { dealerInvites as words } from '#copy/portal/dealer-invites.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCopy } from '#web/portal/hooks/use-copy.ts';
import type { DealerInviteAnswer } from '#contract/dealer-contacts.ts';

/** The link of the last invitation, for a dealer who stands at the desk. */
export function InviteLink({ invite }: { invite: CreatedInvite }) {
  const id = useId();
  const { copied, copy } = useCopy(invite.inviteUrl, () => toast({ title: words.copied }));
  return (
    <div className="panel invites-link">
      <label htmlFor={id}>{words.link(invite.email)}</label>
      <div>
        <input
          id={id}
          className="field-control"
          readOnly
          value={invite.inviteUrl}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="outline" onClick={copy} icon={copied ? Check : Copy}>
          {copied ? words.copied : words.copyLink}
        </Button>
      </div>
    </div>
  );
}

export type CreatedInvite = DealerInviteAnswer & { email: string };
