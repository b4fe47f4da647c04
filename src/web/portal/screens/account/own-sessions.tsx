import { useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { OwnSession } from '#contract/account.ts';
import { account } from '#copy/portal/account.ts';
import { apiEndOtherSessions, apiEndSession, refreshSessions, useOwnSessions } from '#web/client/account.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { AccountSection } from './account-section.tsx';

const { sessions: words } = account;
const PHONES = ['iPhone', 'Android'];

/** Lists the sessions of this account, and ends them. */
export function OwnSessions() {
  const client = useQueryClient();
  const list = useOwnSessions();
  const [asking, setAsking] = useState(false);
  const others = useAction(apiEndOtherSessions, {
    done: (ended) => ({ title: words.othersEnded(ended) }),
    failed: words.notEnded,
  });
  const endOthers = async (): Promise<void> => {
    await others.act();
    await refreshSessions(client);
  };
  return (
    <AccountSection heading={words.heading} text={words.text}>
      <FailedRead read={list} title={words.failed} />
      {list.isPending && <span className="skeleton skeleton-late account-skeleton" />}
      <ul className="account-sessions">
        {list.data?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {list.data?.length === 1 && <p className="account-note">{words.alone}</p>}
      {list.data && list.data.length > 1 && (
        <Button variant="bad" onClick={() => setAsking(true)}>
          {words.endOthers}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          {...words.confirm}
          text={words.confirm.text}
          bad
          act={endOthers}
          onClose={() => setAsking(false)}
        />
      )}
    </AccountSection>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const client = useQueryClient();
  const now = useNow();
  const device = words.device(session);
  const shape = PHONES.includes(session.system ?? '') ? Smartphone : Monitor;
  const ending = useAction(() => apiEndSession(session.id), {
    done: { title: words.ended, description: device },
    failed: words.notEnded,
  });
  const end = async (): Promise<void> => {
    await ending.act();
    await refreshSessions(client);
  };
  return (
    <li>
      <Icon of={shape} size="m" />
      <div>
        <p className="account-device">
          {device} {session.current && <Badge tone="accent">{words.current}</Badge>}
        </p>
        <p>
          {words.used(showAge(session.lastUsedAt, now))}, {words.since(showInstant(session.createdAt))},{' '}
          {words.from(session.ip)}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="outline"
          size="s"
          aria-label={words.endOf(device)}
          busy={ending.busy && words.ending}
          onClick={() => void end()}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}
