import { useQueryClient } from '@tanstack/react-query';
import { Check, Copy, ExternalLink, QrCode, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationInvite } from '#contract/application-invites.ts';
import { sendApplication } from '#copy/portal/send-application.ts';
import { refreshInvites, apiResendInvite, apiRevokeInvite } from '#web/client/application-invites.ts';
import { QrDialog } from '#web/portal/components/qr-dialog.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { useCopy } from '#web/portal/hooks/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const { actions: words } = sendApplication;

/** The actions on a pending link. */
export function InviteActions({ invite: { id, inviteUrl, recipientName, emailState } }: { invite: ApplicationInvite }) {
  const client = useQueryClient();
  const { copied, copy } = useCopy(inviteUrl);
  const [showsCode, setShowsCode] = useState(false);
  const [asks, setAsks] = useState(false);
  const revoke = useAction(() => apiRevokeInvite(id), { done: words.revoked, failed: words.notRevoked });
  const refresh = (): Promise<void> => refreshInvites(client);
  if (asks)
    return (
      <div className="send-actions" role="group" aria-label={words.revokeSure}>
        <p>{words.revokeSure}</p>
        <Button
          variant="outline"
          size="s"
          aria-disabled={revoke.busy}
          onClick={() =>
            void revoke.act().then(async () => {
              await refresh();
              setAsks(false);
            })
          }
        >
          {words.revokeYes}
        </Button>
        <Button variant="quiet" size="s" ref={focus} onClick={() => setAsks(false)}>
          {words.revokeNo}
        </Button>
      </div>
    );
  return (
    <div className="send-actions">
      <Button variant="outline" size="s" icon={copied ? Check : Copy} onClick={copy}>
        {copied ? words.copied : words.copy}
      </Button>
      <a
        className="icon-button"
        href={inviteUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={words.open(recipientName)}
        title={words.open(recipientName)}
      >
        <Icon of={ExternalLink} />
      </a>
      <IconButton icon={QrCode} label={words.qr} onClick={() => setShowsCode(true)} />
      {emailState !== 'refused' && <SendAgain id={id} named={emailState === 'stopped'} />}
      <IconButton icon={Trash2} label={words.revoke} onClick={() => setAsks(true)} />
      {showsCode && (
        <QrDialog
          url={inviteUrl}
          words={{ title: words.qrTitle(recipientName), text: words.qrText, close: words.close }}
          onClose={() => setShowsCode(false)}
        />
      )}
    </div>
  );
}

/** Emails the link again, which renews it. Its button has a label where sending again is the next step. */
export function SendAgain({ id, named }: { id: string; named: boolean }) {
  const client = useQueryClient();
  const resend = useAction(() => apiResendInvite(id), { done: words.resent, failed: words.notResent });
  const act = (): void => void resend.act().then(() => refreshInvites(client));
  if (!named) return <IconButton icon={RotateCw} label={words.resend} aria-disabled={resend.busy} onClick={act} />;
  return (
    <Button variant="outline" size="s" icon={RotateCw} busy={resend.busy && words.resending} onClick={act}>
      {words.resend}
    </Button>
  );
}

/** The question replaces the button that had the focus. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();
