import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { UndeliveredState } from '#contract/undelivered-mails.ts';
import { undelivered } from '#copy/portal/undelivered-mails.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from './failure-words.ts';
import { showInstant } from './instants.ts';
import './waiting-rows.css';
import { May } from './may.tsx';

type Waiting = { state: UndeliveredState; attempts: number; lastError: string | null; createdAt: string };
type Words = { retried: { title: string; description: string }; notRetried: string };
type Props = {
  of: Waiting;
  name: string;
  about: string;
  words: Words;
  retry: () => Promise<unknown>;
  onTried: () => void;
};

const tones = { queued: 'plain', failed: 'warn', stopped: 'bad' };

/** One thing that somebody outside has not taken yet: why, how often it was tried, and the button that tries it now. */
export function WaitingRow({ of, name, about, words, retry, onTried }: Props) {
  const [trying, setTrying] = useState(false);
  const tryNow = async (): Promise<void> => {
    setTrying(true);
    try {
      await retry();
      toast(words.retried);
    } catch (error) {
      toast({ title: words.notRetried, description: failureWords(error as Error), destructive: true });
    } finally {
      setTrying(false);
      onTried();
    }
  };
  return (
    <li className="waiting-row">
      <div className="waiting-what">
        <strong>{name}</strong>
        <span>{about}</span>
      </div>
      <span className={`badge badge-${tones[of.state]}`}>{undelivered.states[of.state]}</span>
      <div className="waiting-why">
        <time dateTime={of.createdAt}>{showInstant(of.createdAt)}</time>
        <span>
          {undelivered.tries(of.attempts)}
          {of.lastError !== null && <> · {of.lastError}</>}
        </span>
      </div>
      <May permission="outbox.retry">
        <button
          type="button"
          className="button button-outline button-dense"
          aria-label={`${undelivered.retry}: ${name}, ${about}`}
          disabled={trying}
          onClick={() => void tryNow()}
        >
          <RotateCw size={16} strokeWidth={1.75} aria-hidden />
          {trying ? undelivered.retrying : undelivered.retry}
        </button>
      </May>
    </li>
  );
}
