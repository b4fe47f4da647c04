import { RotateCw } from 'lucide-react';
import type { OutboxEntry } from '#contract/outbox.ts';
import { frame } from '#copy/portal/frame.ts';
import { emailLabel } from '#copy/portal/email-labels.ts';
import { inquiryWords } from '#copy/portal/inquiries.ts';
import { emailReason, outbox as words } from '#copy/portal/outbox.ts';
import { apiRetryEntry } from '#web/client/outbox.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { showAge, showInstant, showShortInstant } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';

const tones = { queued: 'plain', failed: 'warn', stopped: 'bad' };

export function OutboxTableRow({ entry, onTried }: { entry: OutboxEntry; onTried: () => void }) {
  const now = useNow();
  const { name, about, reason } = wordsOf(entry);
  const { busy, act } = useAction(() => apiRetryEntry(entry.id), { done: words.retried, failed: words.notRetried });
  const retry = async (): Promise<void> => {
    await act();
    onTried();
  };
  return (
    <li className="outbox-row">
      <span className="outbox-kind">{words.kinds[entry.kind]}</span>
      <div className="outbox-what">
        <strong title={name}>{name}</strong>
        <span title={about}>
          <EmailText>{about}</EmailText>
        </span>
      </div>
      <span className={`badge badge-${tones[entry.state]}`}>{words.states[entry.state]}</span>
      <div className="outbox-why">
        {reason !== null && <span title={reason}>{reason}</span>}
        <span>
          <time dateTime={entry.createdAt} title={showInstant(entry.createdAt)}>
            {frame.ages.ago(showAge(entry.createdAt, now))}
          </time>{' '}
          · {words.tries(entry.attempts)}
          {entry.nextTryAt !== null && (
            <>
              {' · '}
              <time dateTime={entry.nextTryAt} title={showInstant(entry.nextTryAt)}>
                {words.nextTry(showShortInstant(entry.nextTryAt))}
              </time>
            </>
          )}
        </span>
      </div>
      <May permission="outbox.retry">
        <Button
          variant="outline"
          size="s"
          aria-label={`${words.retry}: ${name}, ${about}`}
          busy={busy && words.retrying}
          onClick={() => void retry()}
          icon={RotateCw}
        >
          {words.retry}
        </Button>
      </May>
    </li>
  );
}

function wordsOf(entry: OutboxEntry): { name: string; about: string; reason: string | null } {
  if (entry.kind === 'email') {
    const reason = entry.lastError === null ? null : emailReason(entry.lastError);
    return { name: emailLabel(entry.template), about: entry.to, reason };
  }
  if (entry.kind === 'inquiry')
    return { name: inquiryWords.kinds[entry.inquiry], about: words.ofSite, reason: entry.lastError };
  return entry.kind === 'lead'
    ? { name: entry.dealName, about: entry.dealership, reason: entry.lastError }
    : { name: entry.fileName, about: words.ofDeal(entry.dealName, entry.dealership), reason: entry.lastError };
}
