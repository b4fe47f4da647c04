import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { until } from '../../tests/support/writers.ts';

export type Kind = 'application' | 'deal' | 'invite' | 'file' | 'link';
/** An acknowledged write, as the client flushed it. */
export type Entry = { kind: Kind; key: string; lastFour: string; id?: string; sha256?: string };
export type Orders = {
  urls: string[];
  dealer: string;
  admin: string;
  /** The upload targets: a deal of the dealer and a link of that deal. */
  deal: string;
  link: string;
  file: string;
  writers: number;
  restMs: number;
  numbers: readonly (readonly string[])[];
  kinds: readonly (Kind | 'move')[];
  /** Sends each call from a different address, as behind a proxy. */
  spread: boolean;
};
export type Event =
  | { what: 'acknowledged'; at: number }
  | { what: 'answered'; ms: number }
  | { what: 'refused'; ms: number }
  | { what: 'cut'; ms: number; name: string }
  | { what: 'unexpected'; ms: number; line: string };

export type Seen = {
  acknowledged: number;
  /** Answers 503 with Retry-After, or 409 because the first attempt is in progress. */
  refused: number;
  /** Refused or broken connections, and calls without an answer in 20 s. */
  cut: number;
  silent: number;
  unexpected: string[];
  slowestMs: number;
};

export type Ledger = {
  /** The counts since the last mark. */
  seen: () => Seen;
  /** Resets the counts and returns them. */
  mark: () => Seen;
  total: () => number;
  unexpected: () => string[];
  untilAcknowledged: (more: number) => Promise<void>;
  /** Returns the time of the first acknowledgment after this instant. Waits at most 30 s. */
  firstAfter: (at: number) => Promise<number | undefined>;
  /** Stops after each writer's current call. Returns everything acknowledged. */
  stop: () => Promise<Entry[]>;
  /** Stops immediately. */
  kill: () => void;
};

const PATIENCE_MS = 30_000;
const none = (): Seen => ({ acknowledged: 0, refused: 0, cut: 0, silent: 0, unexpected: [], slowestMs: 0 });

/** Starts the external client as a separate process. */
export function startLedger(orders: Orders): Ledger {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'ledger-client.ts'), { execArgv: [] });
  let seen = none();
  let total = 0;
  const times: number[] = [];
  const unexpected: string[] = [];
  child.on('message', (event: Event) => {
    if (event.what === 'acknowledged') {
      total += 1;
      times.push(event.at);
      seen.acknowledged += 1;
      return;
    }
    seen.slowestMs = Math.max(seen.slowestMs, event.ms);
    if (event.what === 'refused') seen.refused += 1;
    if (event.what === 'cut') seen[event.name === 'TimeoutError' ? 'silent' : 'cut'] += 1;
    if (event.what !== 'unexpected') return;
    seen.unexpected.push(event.line);
    unexpected.push(event.line);
  });
  const ended = once(child, 'exit');
  child.send({ orders });
  return {
    seen: () => seen,
    mark: () => {
      const before = seen;
      seen = none();
      return before;
    },
    total: () => total,
    unexpected: () => unexpected,
    untilAcknowledged: (more) => {
      const wanted = total + more;
      return until(() => total >= wanted);
    },
    firstAfter: async (at) => {
      for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline;) {
        const found = times.find((time) => time > at);
        if (found !== undefined) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return undefined;
    },
    stop: async () => {
      if (child.connected) child.send({ stop: true });
      const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await ended;
      clearTimeout(late);
      return readLedger(orders.file);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/** Reads the entries from the disk, which include everything counted. */
export const readLedger = (file: string): Entry[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry);
