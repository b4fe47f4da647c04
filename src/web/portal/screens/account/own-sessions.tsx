import { useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { OwnSession } from '#contract/account.ts';
import { account } from '#copy/portal/account.ts';
import { apiEndOtherSessions, endSessionOf, refreshSessions, useOwnSessions } from '#web/client/account.ts';
import { toast } from '#web/ui/toast.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { AccountSection } from './account-section.tsx';

const { sessions: words } = account;
const PHONES = ['iPhone', 'Android'];

/** Where this account is signed in, and the ends of it. */
export function OwnSessions() {
  const client = useQueryClient();
  const list = useOwnSessions();
  const [asking, setAsking] = useState(false);
  const endOthers = async (): Promise<void> => {
    try {
      toast({ title: words.othersEnded(await apiEndOtherSessions()) });
    } catch (error) {
      toast({ title: words.notEnded, description: failureWords(error as Error), destructive: true });
    }
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
        <button type="button" className="button button-bad" onClick={() => setAsking(true)}>
          {words.endOthers}
        </button>
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
  const [ending, setEnding] = useState(false);
  const device = words.device(session);
  const Icon = PHONES.includes(session.system ?? '') ? Smartphone : Monitor;
  const end = async (): Promise<void> => {
    setEnding(true);
    try {
      await endSessionOf(session.id);
      toast({ title: words.ended, description: device });
    } catch (error) {
      toast({ title: words.notEnded, description: failureWords(error as Error), destructive: true });
    } finally {
      setEnding(false);
      await refreshSessions(client);
    }
  };
  return (
    <li>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <p className="account-device">
          {device} {session.current && <span className="badge badge-accent">{words.current}</span>}
        </p>
        <p>
          {words.used(showAge(session.lastUsedAt, now))}, {words.since(showInstant(session.createdAt))},{' '}
          {words.from(session.ip)}
        </p>
      </div>
      {!session.current && (
        <button
          type="button"
          className="button button-outline button-dense"
          aria-label={words.endOf(device)}
          disabled={ending}
          onClick={() => void end()}
        >
          {ending ? words.ending : words.end}
        </button>
      )}
    </li>
  );
}
