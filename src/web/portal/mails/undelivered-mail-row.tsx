import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { UndeliveredMail } from '#contract/undelivered-mails.ts';
import { undelivered as words } from '#copy/portal/undelivered-mails.ts';
import { retryMail } from '#web/client/undelivered-mails.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '../failure-words.ts';
import { showInstant } from '../instants.ts';

const tones = { queued: 'plain', failed: 'warn', stopped: 'bad' };

export function UndeliveredMailRow({ mail, onTried }: { mail: UndeliveredMail; onTried: () => void }) {
  const [trying, setTrying] = useState(false);
  const retry = async (): Promise<void> => {
    setTrying(true);
    try {
      await retryMail(mail.id);
      toast(words.retried);
    } catch (error) {
      toast({ title: words.notRetried, description: failureWords(error as Error), destructive: true });
    } finally {
      setTrying(false);
      onTried();
    }
  };
  const name = words.templates[mail.template] ?? mail.template;
  return (
    <li className="mail-list-row">
      <div className="mail-list-what">
        <strong>{name}</strong>
        <span>{mail.to}</span>
      </div>
      <span className={`badge badge-${tones[mail.state]}`}>{words.states[mail.state]}</span>
      <div className="mail-list-why">
        <time dateTime={mail.createdAt}>{showInstant(mail.createdAt)}</time>
        <span>
          {words.tries(mail.attempts)}
          {mail.lastError !== null && <> · {mail.lastError}</>}
        </span>
      </div>
      <button
        type="button"
        className="button button-outline button-dense"
        aria-label={`${words.retry}: ${name}, ${mail.to}`}
        disabled={trying}
        onClick={() => void retry()}
      >
        <RotateCw size={16} strokeWidth={1.75} aria-hidden />
        {trying ? words.retrying : words.retry}
      </button>
    </li>
  );
}
