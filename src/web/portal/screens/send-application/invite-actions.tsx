import { useQueryClient } from '@tanstack/react-query';
import { Check, Copy, Ellipsis, ExternalLink, QrCode, RotateCw, Trash2 } from 'lucide-react';
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
import { Menu } from '#web/ui/menu.tsx';

const { actions: words } = sendApplication;

/** The actions on a pending link. */
export function InviteActions({ invite: { id, inviteUrl, recipientName, emailState } }: { invite: ApplicationInvite }) {
  const client = useQueryClient();
  const { copied, copy } = useCopy(inviteUrl);
  const [showsCode, setShowsCode] = useState(false);
  const [asks, setAsks] = useState(false);
  const resend = useResend(id);
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
  const refused = emailState === 'refused';
  const showsResend = emailState === 'stopped';
  return (
    <div className="send-actions">
      <Button variant="outline" size="s" icon={copied ? Check : Copy} onClick={copy}>
        {copied ? words.copied : words.copy}
      </Button>
      {showsResend && <SendAgain id={id} />}
      <Button variant="outline" size="s" icon={QrCode} onClick={() => setShowsCode(true)}>
        {words.qr}
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
      <Menu
        label={words.more(recipientName)}
        trigger={<IconButton icon={Ellipsis} size="m" label={words.more(recipientName)} />}
        items={[
          ...(refused || showsResend ? [] : [{ label: words.resend, icon: RotateCw, onSelect: resend.act }]),
          { label: words.revoke, icon: Trash2, bad: true, onSelect: () => setAsks(true) },
        ]}
      />
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

/** Emails the link again, which renews it. */
export function SendAgain({ id }: { id: string }) {
  const { busy, act } = useResend(id);
  return (
    <Button variant="outline" size="s" icon={RotateCw} busy={busy && words.resending} onClick={act}>
      {words.resend}
    </Button>
  );
}

function useResend(id: string) {
  const client = useQueryClient();
  const { busy, act } = useAction(() => apiResendInvite(id), { done: words.resent, failed: words.notResent });
  return { busy, act: (): void => void act().then(() => refreshInvites(client)) };
}

/** The question replaces the button that had the focus. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();
