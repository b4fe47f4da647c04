import type { Server, ServerResponse } from 'node:http';

const STOP_MS = 10_000;
/** Answers that are made piece by piece end in words before the process does. */
const LAST_WORDS_MS = 8_000;
/**
 * What balancers need to learn that a node leaves. It says so in /readyz and asks for no further request on each connection;
 * a connection that a balancer keeps is not closed under a request that is on its way.
 */
const LEAVE_MS = 3_000;

type Steps = {
  /** Whether a proxy keeps connections to this node. */
  proxied: boolean;
  leaving: () => void;
  lastWords: () => void;
  close: () => Promise<void>;
};

/** On SIGTERM or SIGINT the requests under way are finished, then everything is closed; says so. Ends with 0. */
export function stopOnSignal(server: Server, { proxied, leaving, lastWords, close }: Steps): void {
  const underWay = new Set<ServerResponse>();
  let stopping = false;
  server.prependListener('request', (_req, res) => {
    if (stopping) res.shouldKeepAlive = false;
    underWay.add(res);
    res.once('close', () => underWay.delete(res));
  });
  const finish = (): void => {
    setTimeout(lastWords, LAST_WORDS_MS).unref();
    setTimeout(() => {
      say(`stopped: ${requests(underWay.size)} cut off after ${String(STOP_MS / 1000)} s`);
      process.exit(0);
    }, STOP_MS).unref();
    void close().then(() => {
      say('stopped');
      process.exit(0);
    });
  };
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    say(`stopping: ${requests(underWay.size)} under way`);
    leaving();
    for (const res of underWay) if (!res.headersSent) res.shouldKeepAlive = false;
    if (proxied) setTimeout(finish, LEAVE_MS);
    else finish();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const requests = (count: number): string => `${String(count)} request${count === 1 ? '' : 's'}`;
