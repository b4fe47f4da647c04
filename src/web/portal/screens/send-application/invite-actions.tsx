import { useQueryClient } from '@tanstack/react-query';
import { Check, Copy, ExternalLink, QrCode, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationInvite } from '#contract/application-invites.ts';
import { sendApplication } from '#copy/portal/send-application.ts';
import { refreshInvites, apiResendInvite, apiRevokeInvite } from '#web/client/application-invites.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { QrDialog } from '#web/portal/components/qr-dialog.tsx';
import { useCopy } from '#web/portal/hooks/use-copy.ts';

const { actions: words } = sendApplication;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const dense = 'button button-outline button-dense';

/** What can be done with a link that still waits. */
export function InviteActions({ invite }: { invite: ApplicationInvite }) {
  const client = useQueryClient();
  const { copied, copy } = useCopy(invite.inviteUrl);
  const [showsCode, setShowsCode] = useState(false);
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const act = async (change: (id: string) => Promise<void>, done: { title: string; description: string }) => {
    setBusy(true);
    try {
      await change(invite.id);
      toast(done);
      await refreshInvites(client);
    } catch (error) {
      toast({ title: words.failed, description: failureWords(error as Error), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  // Only its own question ends with it: a resend that ends later must not take it away.
  const revoke = async (): Promise<void> => {
    await act(apiRevokeInvite, words.revoked);
    setAsks(false);
  };
  if (asks)
    return (
      <div className="send-actions" role="group" aria-label={words.revokeSure}>
        <p>{words.revokeSure}</p>
        <button type="button" className={dense} disabled={busy} onClick={() => void revoke()}>
          {words.revokeYes}
        </button>
        <button type="button" className="button button-quiet button-dense" ref={focus} onClick={() => setAsks(false)}>
          {words.revokeNo}
        </button>
      </div>
    );
  return (
    <div className="send-actions">
      <button type="button" className={dense} onClick={copy}>
        {copied ? <Check {...icon} /> : <Copy {...icon} />}
        {copied ? words.copied : words.copy}
      </button>
      <a
        className="icon-button"
        href={invite.inviteUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.open(invite.recipientName)}
        title={words.open(invite.recipientName)}
      >
        <ExternalLink {...icon} />
      </a>
      <button type="button" className={dense} onClick={() => setShowsCode(true)}>
        <QrCode {...icon} />
        {words.qr}
      </button>
      {invite.emailState !== 'refused' && (
        <button type="button" className={dense} disabled={busy} onClick={() => void act(apiResendInvite, words.resent)}>
          <RotateCw {...icon} />
          {words.resend}
        </button>
      )}
      <button type="button" className="button button-quiet button-dense" onClick={() => setAsks(true)}>
        <Trash2 {...icon} />
        {words.revoke}
      </button>
      {showsCode && (
        <QrDialog
          url={invite.inviteUrl}
          words={{ title: words.qrTitle(invite.recipientName), text: words.qrText, close: words.close }}
          onClose={() => setShowsCode(false)}
        />
      )}
    </div>
  );
}

/** The question has taken the place of the button that had the focus. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();
