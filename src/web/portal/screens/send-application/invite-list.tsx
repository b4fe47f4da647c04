import { RefreshCw } from 'lucide-react';
import { frame } from '#copy/portal/frame.ts';
import { sendApplication as words } from '#copy/portal/send-application.ts';
import { useApplicationInvites } from '#web/client/application-invites.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { Drawing } from '#web/site/drawing.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InviteCard } from './invite-card.tsx';

export function InviteList() {
  const invites = useApplicationInvites();
  return (
    <section className="send-list" aria-labelledby="sent-invites" aria-busy={invites.isPending}>
      <div className="send-list-head">
        <h2 id="sent-invites">{words.list.heading}</h2>
        <Button
          variant="quiet"
          size="s"
          icon={RefreshCw}
          aria-disabled={invites.isFetching}
          onClick={() => void invites.refetch()}
        >
          {words.list.refresh}
        </Button>
      </div>
      <FailedRead
        read={invites}
        title={words.list.failed}
        why={invites.error?.message === words.authentication.list ? invites.error.message : undefined}
      />
      {invites.isPending && <p className="send-note">{frame.loading}</p>}
      {invites.data?.length === 0 && (
        <div className="panel">
          <EmptyState {...words.list.empty} drawing={<Drawing name="keys" className="portal-drawing" />} />
        </div>
      )}
      {invites.data && invites.data.length > 0 && (
        <ul className="panel">
          {invites.data.map((invite) => (
            <InviteCard key={invite.id} invite={invite} />
          ))}
        </ul>
      )}
    </section>
  );
}
