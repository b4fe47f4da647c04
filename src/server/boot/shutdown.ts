import type { Server, ServerResponse } from 'node:http';
import type { Language } from '#contract/language.ts';
import type { Model } from '#server/ports.ts';
import { acceptedLanguage } from '../http/accepted-language.ts';
import { errorAnswer } from '../http/errors.ts';
import { AppError } from '../lib/app-error.ts';

const STOP_MS = 10_000;
/** Answers that are made piece by piece end in words before the process does. */
const LAST_WORDS_MS = 8_000;
/**
 * What balancers need to learn that a node leaves. It says so in /readyz and asks for no further request on each connection;
 * a connection that a balancer keeps is not closed under a request that is on its way.
 */
const LEAVE_MS = 3_000;
/** A turn of the event loop this short had nothing to do but to let in whoever had connected. */
const QUIET_TURN_MS = 0.5;
const LONGEST_WAIT_MS = 500;
/** Answers to requests that are cut off leave the process in this time. */
const FLUSH_MS = 250;

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
    res.once('close', () => {
      underWay.delete(res);
      // One whose head had gone by then could not say that its connection closes.
      if (stopping) setImmediate(() => server.listening || server.closeIdleConnections());
    });
  });
  const finish = (): void => {
    setTimeout(lastWords, LAST_WORDS_MS).unref();
    setTimeout(() => {
      say(`stopped: ${requests(underWay.size)} cut off after ${String(STOP_MS / 1000)} s`);
      for (const res of underWay) answerCutOff(res);
      setTimeout(() => process.exit(0), FLUSH_MS);
    }, STOP_MS).unref();
    const end = (): void => {
      void close().then(() => {
        say('stopped');
        process.exit(0);
      });
    };
    atQuietMoment(() => {
      if (server.listening) server.close(end);
      else end();
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

const RESTARTING: Record<Language, string> = {
  en: 'The server is restarting. Please try again in a few seconds.',
  es: 'El servidor se está reiniciando. Inténtelo de nuevo en unos segundos.',
};

/** Without an answer a proxy would show an error page of its own, for example to a customer who uploads a large file. */
function answerCutOff(res: ServerResponse): void {
  if (res.headersSent) return;
  const error = new AppError('unavailable', RESTARTING[acceptedLanguage(res.req.headers['accept-language'])]);
  res.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'retry-after': '5',
    connection: 'close',
  });
  res.end(JSON.stringify(errorAnswer(error, '')));
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const requests = (count: number): string => `${String(count)} request${count === 1 ? '' : 's'}`;

/**
 * The system has connected whoever waits to be accepted, and breaks those connections off when listening ends, with the
 * requests that are already on them. So it ends right after all of them were accepted.
 */
function atQuietMoment(run: () => void): void {
  const latest = performance.now() + LONGEST_WAIT_MS;
  const look = (turnBegan: number): void => {
    const now = performance.now();
    if (now - turnBegan < QUIET_TURN_MS || now > latest) run();
    else setImmediate(look, performance.now());
  };
  setImmediate(() => setImmediate(look, performance.now()));
}

/** The same model; what it says breaks off, in an error as when a connection breaks, once this signal aborts. */
export const endedBy = (model: Model, signal: AbortSignal): Model => ({
  answer: (turn, left) => model.answer(turn, AbortSignal.any([left, signal])),
});
